import { delays } from '@massima/contract/constants';
import { createStore } from './external-store.ts';

export interface ToastMessage {
  id: number;
  text: string;
  tone: 'success' | 'error';
}

const shown = createStore<readonly ToastMessage[]>([]);
let lastId = 0;

export const useToasts = shown.use;
export const closeToast = (id: number) => shown.set(shown.get().filter((t) => t.id !== id));

/** Shows a notice for `ms` milliseconds (5 s unless told); the text is already translated. */
export function toast(text: string, options: { tone?: ToastMessage['tone']; ms?: number } = {}) {
  const id = ++lastId;
  shown.set([...shown.get().slice(-2), { id, text, tone: options.tone ?? 'success' }]);
  setTimeout(() => closeToast(id), options.ms ?? delays.messageReset);
}
