import { session } from './session.ts';

/** Undoes an action. A returned promise resolves once it is undone and rejects if that failed. */
export type RunUndo = () => void | Promise<unknown>;

interface Undo {
  /** Description of the action, as shown to the user. */
  what: string;
  /**
   * Null if the action cannot be undone. The undo key then shows a message and does not undo an
   * earlier action.
   */
  run: RunUndo | null;
}

let stack: readonly Undo[] = [];
const stackMax = 20;

/**
 * Adds an action to the undo stack. Returns a function that removes it, for an action that was
 * undone otherwise or failed.
 */
export function pushUndo(what: string, run: RunUndo | null): () => void {
  const undo = { what, run };
  stack = [...stack, undo].slice(-stackMax);
  return () => {
    stack = stack.filter((undoEntry) => undoEntry !== undo);
  };
}

session.onEnd(() => {
  stack = [];
});

interface Undone {
  what: string;
  /** `final` if the action cannot be undone; a promise while undo is pending. */
  result: 'undone' | 'final' | Promise<unknown>;
}

/**
 * Undoes the latest action and returns its description; null if the stack is empty. An action that
 * cannot be undone keeps earlier actions on the stack.
 */
export function undoLast(): Undone | null {
  const last = stack.at(-1);
  if (!last) return null;
  stack = stack.slice(0, -1);
  const { what, run } = last;
  if (run === null) return { what, result: 'final' };
  const running = run();
  return { what, result: running instanceof Promise ? running : 'undone' };
}
