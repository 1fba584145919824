import { unwrap } from './protocol.ts';
import type { Texts } from './texts.ts';

export type DialogEnd = 'done' | 'closed';

/**
 * Shows the bank's question over the page, in a modal dialog that holds a frame of ours, and waits for its end.
 * The browser keeps the focus inside and gives it back afterwards; Escape is a way out.
 */
export function askAuthentication(page: string, texts: Texts): Promise<DialogEnd> {
  const address = new URL(page);
  address.searchParams.set('host', location.origin);
  address.searchParams.set('lang', texts.close === 'Chiudi' ? 'it' : 'en');
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  address.searchParams.set('scheme', isDark ? 'dark' : 'light');
  // What had the focus is likely a card field in another frame, to which closing the dialog does not lead back by itself.
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', texts.dialog);
  dialog.dataset['sandbox'] = 'authentication';
  Object.assign(dialog.style, {
    background: isDark ? '#242424' : '#fff',
    border: '0',
    borderRadius: '12px',
    boxShadow: '0 16px 48px rgb(0 0 0 / 0.35)',
    maxWidth: 'calc(100vw - 32px)',
    overflow: 'hidden',
    padding: '0',
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
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();
  return new Promise((resolve) => {
    const end = (how: DialogEnd) => {
      window.removeEventListener('message', heard);
      dialog.close();
      dialog.remove();
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
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('closed');
    });
  });
}
