import { session } from './session.ts';

interface Undo {
  /** What was done, in the words that told the user so. */
  what: string;
  run: () => void;
}

let stack: readonly Undo[] = [];
const stackMax = 20;

/** Remembers how to undo what was just done; what comes back forgets it, where it was undone by another way or came to nothing. */
export function pushUndo(what: string, run: () => void): () => void {
  const undo = { what, run };
  stack = [...stack, undo].slice(-stackMax);
  return () => {
    stack = stack.filter((one) => one !== undo);
  };
}

session.onEnd(() => {
  stack = [];
});

/** Undoes the latest and says what it was; null where there is nothing. */
export function undoLast(): string | null {
  const last = stack.at(-1);
  if (!last) return null;
  stack = stack.slice(0, -1);
  last.run();
  return last.what;
}
