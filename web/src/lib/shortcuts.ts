import { createStore } from './external-store.ts';
import { local } from './storage.ts';

/** Single keys can get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
const enabled = createStore(local.read('shortcuts') !== 'off');
export const shortcutsEnabled = {
  use: enabled.use,
  set(on: boolean) {
    local.write('shortcuts', on ? null : 'off');
    enabled.set(on);
  },
};

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role=menuitem]');

/** Returns true outside of fields and dialogs, where keys may act. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  !isTyping(event.target) && document.querySelector('dialog[open]') === null;

/** Returns true for a key without a modifier outside of fields. */
export const isForKeys = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && isElsewhere(event);
