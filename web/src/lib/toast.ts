import { delays } from '@massima/contract/constants';
import { createStore } from './external-store.ts';

export interface ToastMessage {
  id: number;
  text: string;
  tone: 'success' | 'error';
  /** Milliseconds that it is shown, not counting those in which it is pointed at or has the focus. */
  ms: number;
  /** What can be done about it, such as undoing; the notice closes with it. */
  actions: readonly { label: string; run: () => void }[];
}

const shown = createStore<readonly ToastMessage[]>([]);
let lastId = 0;
export const latestToast = () => lastId;

export const useToasts = shown.use;
export const shownToasts = shown.get;
export function closeToast(id: number) {
  holdToast(id);
  shown.set(shown.get().filter((t) => t.id !== id));
}

/** What closes each; kept beside the notices, whose place changes whenever a dialog opens or closes. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Keeps a notice open: somebody reaches for it. */
export function holdToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a notice go after its whole time from now. */
export function releaseToast(id: number) {
  const found = shown.get().find((t) => t.id === id);
  if (!found) return;
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => closeToast(id), found.ms),
  );
}

/** Milliseconds in which a notice still offers to undo. */
export const undoMs = 10_000;

/** Shows a notice for `ms` milliseconds (5 s unless told); the text is already translated. */
export function toast(
  text: string,
  options: { tone?: ToastMessage['tone']; ms?: number; actions?: ToastMessage['actions'] } = {},
) {
  const id = ++lastId;
  shown.set([
    ...shown.get().slice(-2),
    {
      id,
      text,
      tone: options.tone ?? 'success',
      ms: options.ms ?? delays.messageReset,
      actions: options.actions ?? [],
    },
  ]);
  releaseToast(id);
}
