/** What this page knows of the world, and whose eyes it looks through. */

const listeners = new Set();

export const world = {
  evening: "", languages: [], people: [], bots: [], chats: new Map(), messages: new Map(), faults: [], complaints: [], dark: false,
  product: null, connected: false,
};

export const seen = { me: 0, chat: "", topic: 0, replyTo: null };

/** Call back after each change, with what kind it was. */
export function onChange(listener) {
  listeners.add(listener);
}

/** Tell everybody who draws. @param {string} kind */
export function changed(kind, value = null) {
  for (const listener of listeners) listener(kind, value);
}

/** Open the feed and keep it open; the first frame is the whole world, each later one a change. */
export function follow() {
  const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/control/feed`);
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    world.connected = false;
    changed("connection");
    setTimeout(follow, 1000);
  };
}

const TAKERS = {
  world(value) {
    if (world.evening && world.evening !== value.evening) location.reload(); // its phones are of an evening that is over
    Object.assign(world, value, {
      connected: true,
      chats: new Map(value.chats.map((chat) => [chat.key, chat])),
      messages: new Map(value.messages.map((message) => [message.key, message])),
    });
    if (!personNamed(seen.me)) seen.me = world.people[0]?.id ?? 0;
    if (!world.chats.has(seen.chat)) seen.chat = value.chats[0]?.key ?? "";
  },
  message(value) {
    world.messages.set(value.key, value);
  },
  chat(value) {
    world.chats.set(value.key, value);
    if (seen.chat === value.key && value.migrated_to) seen.chat = value.migrated_to;
  },
  people(value) {
    world.people = value;
  },
  faults(value) {
    world.faults = value.on;
    world.dark = value.dark;
  },
  product(value) {
    world.product = value;
  },
};

function take({ kind, value }) {
  TAKERS[kind]?.(value);
  changed(kind, value);
}

/** Do something in the world. @returns {Promise<any>} what came of it; a refusal is thrown as its words */
export async function act(name, values) {
  const answer = await fetch(`/control/${name}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(values),
  });
  const body = await answer.json().catch(() => ({ wrong: `the playground answered ${answer.status}` }));
  if (!answer.ok) throw new Error(body.wrong ?? "that did not work");
  return body;
}

export function personNamed(id) {
  return world.people.find((person) => person.id === id);
}

export function me() {
  return personNamed(seen.me);
}

export function chatShown() {
  return world.chats.get(seen.chat);
}

/** The chats this person is in. */
export function chatsOf(person) {
  return [...world.chats.values()].filter((chat) =>
    chat.kind === "private" ? chat.person === person.id : chat.members.some((member) => member.id === person.id) || !chat.migrated_to);
}

/** What this person sees in the chat that is shown, oldest first. */
export function messagesShown() {
  const chat = chatShown();
  if (!chat) return [];
  return [...world.messages.values()].filter((message) =>
    message.chat === chat.key && !message.deleted
    && (!message.only_for || message.only_for.includes(seen.me))
    && (!chat.forum || (message.topic ?? 0) === seen.topic));
}
