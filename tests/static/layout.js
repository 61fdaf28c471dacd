// What is wrong with the screen as it is shown: a function of the smallest size that a thumb hits.
async (smallest) => {
    const pause = () => document.documentElement.animate([], 80).finished;  // also where the page's clock stands
    await Promise.all(document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime) && one.playState === "running")
        .map((one) => one.finished.catch(() => null)));
    await pause();
    let found = look();
    for (let tries = 0; found.length && tries < 20; tries += 1) {
        await pause();
        found = look();
    }
    return found;

    function look() {
        const covered = document.querySelector("[role=dialog]");
        const ground = covered ?? document.body;
        const all = [...ground.querySelectorAll("*")].filter((one) => !one.closest(".unseen, [inert]") && shown(one));
        const faults = [];
        const fault = (what, one, more) => faults.push(`${what}: ${nameOf(one)}${more ? " " + more : ""}`);
        const root = document.documentElement;
        if (root.scrollWidth > innerWidth) faults.push(`the window scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
        for (const one of all) beside(one) && fault("beside the window", one);
        for (const one of all) cutOff(one) && fault("cut off", one, `${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`);
        for (const one of all.filter((one) => one.matches("button, a[href], select, textarea, [role=switch]"))) {
            one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (hit !== one && !one.contains(hit) && !(hit && hit.closest("label")?.contains(one))) {
                fault("out of reach", one, `under ${hit && nameOf(hit)} at ${Math.round(x)},${Math.round(y)}`);
            }
            const target = one.closest("label")?.getBoundingClientRect() ?? box;
            if (Math.round(Math.min(target.width, target.height)) < smallest) {
                fault("too small", one, `${Math.round(target.width)}x${Math.round(target.height)}`);
            }
        }
        return faults;
    }
    function shown(one) {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true });
    }
    function nameOf(one) {
        const kind = typeof one.className === "string" && one.className ? "." + one.className.trim().replace(/\s+/g, ".") : "";
        const words = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 24);
        return `${one.tagName.toLowerCase()}${kind} "${words}"`;
    }
    // What scrolls sideways by itself may hold more than the window is wide.
    function scrolls(one) {
        return ["auto", "scroll"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth;
    }
    function beside(one) {
        const box = one.getBoundingClientRect();
        if (box.right <= innerWidth + 1 && box.left >= -1) return false;
        for (let outer = one.parentElement; outer; outer = outer.parentElement) if (scrolls(outer)) return false;
        return !one.closest("svg, [aria-hidden=true]");
    }
    // Long names end in three dots, which is meant; words that end anywhere else are not.
    function cutOff(one) {
        const style = getComputedStyle(one);
        const words = [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
        if (!one.querySelector("*") && !words) return false;
        const hidden = (overflow) => ["hidden", "clip"].includes(overflow);
        const wide = hidden(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && style.textOverflow !== "ellipsis";
        const high = hidden(style.overflowY) && one.scrollHeight > one.clientHeight + 2 && style.webkitLineClamp === "none";
        return (wide || high) && !one.closest("[aria-hidden=true]");
    }
}
