import { session } from './session.ts';

/** What can be taken back, the latest last. */
let deeds: readonly (() => void)[] = [];
const deedsMax = 20;

/** Remembers how to take back what was just done; what comes back forgets it, where it was taken back or came to nothing. */
export function pushUndo(undo: () => void): () => void {
  const deed = () => undo();
  deeds = [...deeds, deed].slice(-deedsMax);
  return () => {
    deeds = deeds.filter((one) => one !== deed);
  };
}

/** After something that can't be taken back: the key must not reach behind it. */
export function clearUndo(): void {
  deeds = [];
}
session.onEnd(clearUndo);

/** Takes back the latest of them; false where there is none. */
export function undoLast(): boolean {
  const last = deeds.at(-1);
  if (!last) return false;
  deeds = deeds.slice(0, -1);
  last();
  return true;
}
