/** The types of ui.js, for the checker alone. */
export { h, render, Fragment, createContext } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
export type { Signal, ReadonlySignal } from "@preact/signals";
export type { ComponentChildren, VNode, ComponentType } from "preact";
export { FluentBundle, FluentResource } from "@fluent/bundle";
export declare const html: (strings: TemplateStringsArray, ...values: any[]) => import("preact").VNode<any>;
