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

const shown = createStore<readonly ToastMessage[]>([]);
let lastId = 0;
export const latestToast = () => lastId;

export const useToasts = shown.use;
export const shownToasts = shown.get;
export function closeToast(id: number) {
  holdToast(id);
  shown.set(shown.get().filter((t) => t.id !== id));
}

/** Timers that close the notices, kept apart because notices move when a dialog opens or closes. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Keeps a notice open while the user points at it or focuses it. */
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

interface Action {
  label: string;
  run: RunUndo;
  /** Undoes what the notice reports; so does the key, also when the notice has gone. */
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
  /** Without one, the same text is of the same kind. */
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
    Promise.resolve(run()).catch(() => tellNotUndone(text));
  };
  return { label, run: once };
}

/**
 * Reports that an action could not be undone, because it was changed elsewhere, rejected or the
 * server is unavailable.
 */
export const tellNotUndone = (what: string) =>
  toast(currentText().t('not_undone', { what: what.replace(/\.$/, '') }), { tone: 'error', kind: 'undone' });

/** Shows a notice for `ms` milliseconds (5 s unless told); the text is already translated. Two at most: more hide the page. */
export function toast(
  text: string,
  { tone = 'success', ms = delays.messageReset, actions = [], kind = text, isFinal = false }: Options = {},
) {
  const id = ++lastId;
  if (isFinal) pushUndo(text, null);
  const others = shown.get().filter((one) => one.kind !== kind);
  for (const { id: old } of shown.get().filter((one) => !others.slice(-1).includes(one))) holdToast(old);
  shown.set([
    ...others.slice(-1),
    { id, text, tone, ms, kind, actions: actions.map((one) => withMemory(id, text, one)) },
  ]);
  releaseToast(id);
}
