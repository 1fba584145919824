import { unwrap } from './protocol.ts';
import type { Texts } from './texts.ts';

export type DialogEnd = 'done' | 'closed';

/**
 * Shows the bank's prompt in a frame above the page and waits until it closes. As at the provider,
 * the dialog is a plain element with a high z-index, not in the browser's top layer, so a modal
 * dialog of the page blocks it. The focus is restored afterwards; Escape cancels.
 */
export function showAuthentication(page: string, texts: Texts): Promise<DialogEnd> {
  const address = new URL(page);
  address.searchParams.set('host', location.origin);
  address.searchParams.set('lang', texts.close === 'Chiudi' ? 'it' : 'en');
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  address.searchParams.set('scheme', isDark ? 'dark' : 'light');
  // Usually a card field in another frame. The browser does not restore the focus of that field.
  const before = document.activeElement;
  const veil = document.createElement('div');
  const dialog = document.createElement('div');
  const frame = document.createElement('iframe');
  veil.dataset['sandbox'] = 'authentication';
  Object.assign(veil.style, {
    background: 'rgb(0 0 0 / 0.5)',
    display: 'grid',
    inset: '0',
    placeItems: 'center',
    position: 'fixed',
    zIndex: '2147483647',
  });
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', texts.dialog);
  Object.assign(dialog.style, {
    background: isDark ? '#242424' : '#fff',
    borderRadius: '12px',
    boxShadow: '0 16px 48px rgb(0 0 0 / 0.35)',
    maxWidth: 'calc(100vw - 32px)',
    overflow: 'hidden',
    width: '420px',
  });
  frame.title = texts.dialog;
  frame.src = address.href;
  Object.assign(frame.style, {
    border: '0',
    colorScheme: 'light',
    display: 'block',
    height: '320px',
    maxHeight: 'calc(100vh - 48px)',
    width: '100%',
  });
  dialog.append(frame);
  veil.append(dialog);
  document.body.append(veil);
  frame.focus();
  return new Promise((resolve) => {
    const end = (how: DialogEnd) => {
      window.removeEventListener('message', heard);
      window.removeEventListener('keydown', pressed);
      veil.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(how);
    };
    const heard = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.contentWindow) return;
      const message = unwrap<{ type: string; height?: number }>(event.data);
      if (message?.type === 'authenticated') end('done');
      else if (message?.type === 'closed') end('closed');
      else if (message?.type === 'height' && message.height) frame.style.height = `${message.height}px`;
    };
    window.addEventListener('message', heard);
    // Handles keys while the focus is on the page behind. The frame reports its own key events.
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end('closed');
    };
    window.addEventListener('keydown', pressed);
  });
}
