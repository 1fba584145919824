import { delays } from '@massima/contract/constants';
import { createStore } from './external-store.ts';
import { currentText } from './i18n.tsx';
import { pushUndo, type RunUndo } from './undo-stack.ts';

export interface ToastMessage {
  id: number;
  text: string;
  tone: 'success' | 'error';
  /** Display time in milliseconds, excluding hover and focus. */
  ms: number;
  /** Actions, such as undo, which close the notice. */
  actions: readonly { label: string; run: () => void }[];
  /** Only the latest notice of a kind is shown. */
  kind: string;
}

const visible = createStore<readonly ToastMessage[]>([]);
let lastId = 0;
export const latestToast = () => lastId;

export const useToasts = visible.use;
export const shownToasts = visible.get;
export function closeToast(id: number) {
  holdToast(id);
  visible.set(visible.get().filter((t) => t.id !== id));
}

/** Timers that close the notices, kept apart because notices move when a dialog opens or closes. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Keeps a notice open while the user points at it or focuses it. */
export function holdToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Closes a notice after its full display time, starting now. */
export function releaseToast(id: number) {
  const found = visible.get().find((t) => t.id === id);
  if (!found) return;
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => closeToast(id), found.ms),
  );
}

/** Milliseconds during which a notice offers undo. */
export const undoMs = 10_000;

interface Action {
  label: string;
  run: RunUndo;
  /**
   * True if the action undoes the reported change. The undo key runs it too, even after the notice
   * has closed.
   */
  isUndo?: boolean;
}
interface Options {
  /**
   * True for an action that cannot be undone. The undo key reports that and undoes nothing else.
   */
  isFinal?: boolean;
  tone?: ToastMessage['tone'];
  ms?: number;
  actions?: readonly Action[];
  /** Defaults to the text, so that equal notices are shown once. */
  kind?: string;
}

/** Removes the undo entry when the button was used, and the notice when the key was used. */
function withMemory(
  id: number,
  text: string,
  { label, run, isUndo }: Action,
): ToastMessage['actions'][number] {
  if (!isUndo) return { label, run: () => void run() };
  const forget = pushUndo(text, () => {
    closeToast(id);
    return run();
  });
  const once = () => {
    forget();
    Promise.resolve(run()).catch(() => showUndoError(text));
  };
  return { label, run: once };
}

/**
 * Reports that an action could not be undone, because it was changed elsewhere, rejected or the
 * server is unavailable.
 */
export const showUndoError = (what: string) =>
  toast(currentText().t('not_undone', { what: what.replace(/\.$/, '') }), { tone: 'error', kind: 'undone' });

/**
 * Shows a translated notice for `ms` milliseconds (5 s by default). At most two notices are
 * visible, because more would cover the page.
 */
export function toast(
  text: string,
  { tone = 'success', ms = delays.messageReset, actions = [], kind = text, isFinal = false }: Options = {},
) {
  const id = ++lastId;
  if (isFinal) pushUndo(text, null);
  const remaining = visible.get().filter((toast) => toast.kind !== kind);
  for (const { id: old } of visible.get().filter((toast) => !remaining.slice(-1).includes(toast)))
    holdToast(old);
  visible.set([
    ...remaining.slice(-1),
    { id, text, tone, ms, kind, actions: actions.map((action) => withMemory(id, text, action)) },
  ]);
  releaseToast(id);
}
