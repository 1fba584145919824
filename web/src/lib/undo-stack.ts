import { session } from './session.ts';

/** Undoes; where that takes a while, what comes back resolves once it is undone, and rejects where it could not be. */
export type RunUndo = () => void | Promise<unknown>;

interface Undo {
  /** What was done, in the words that told the user so. */
  what: string;
  /** Null: it can't be undone, and the key says so rather than undo what was done before. */
  run: RunUndo | null;
}

let stack: readonly Undo[] = [];
const stackMax = 20;

/** Remembers how to undo what was just done; what comes back forgets it, where it was undone by another way or came to nothing. */
export function pushUndo(what: string, run: RunUndo | null): () => void {
  const undo = { what, run };
  stack = [...stack, undo].slice(-stackMax);
  return () => {
    stack = stack.filter((one) => one !== undo);
  };
}

session.onEnd(() => {
  stack = [];
});

interface Undone {
  what: string;
  /** Undone, on the way to it, or not to be undone. */
  result: 'undone' | 'final' | Promise<unknown>;
}

/** Undoes the latest and says what it was; null where there is nothing. What can't be undone leaves those before it there. */
export function undoLast(): Undone | null {
  const last = stack.at(-1);
  if (!last) return null;
  stack = stack.slice(0, -1);
  const { what, run } = last;
  if (run === null) return { what, result: 'final' };
  const running = run();
  return { what, result: running instanceof Promise ? running : 'undone' };
}
