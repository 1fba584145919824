import { hello } from '../protocol.ts';
import type { EventDetail, MassimaApi } from './api.ts';

declare global {
  interface Window {
    Massima?: MassimaApi;
  }
}

/**
 * Script for a partner's page, limited to 0.8 kB, so written for size. Relies on few globals of
 * the page, and uses no array methods, JSON, promises, storage, <style> or `message` listener. The
 * frame is in a shadow root, so the page's CSS does not reach it, the link in the element is
 * replaced without a flicker, and changes to the element's content keep the form. The line of HTML
 * may already contain that root and frame, which then load in parallel with this script and are
 * reused.
 */
const d = document;

const create = <K extends keyof HTMLElementTagNameMap>(tag: K, props?: object): HTMLElementTagNameMap[K] =>
  // `style` forwards to cssText, which a page's policy on inline styles doesn't refuse.
  Object.assign(d.createElement(tag), props);

const mount: MassimaApi['mount'] = (el, options) => {
  let root = el.shadowRoot;
  const found = root?.querySelector('iframe');
  // Ours already, or a root that contains no frame of the line.
  if (root && found?.onload !== null) return;
  // Throws before the link is replaced if no address exists yet.
  const url = new URL((el.querySelector('a') || (options as { href: string })).href);
  // Appends the options to the address. Server and frame use the last value of a name.
  url.search +=
    '&' +
    new URLSearchParams({
      locale: d.documentElement.lang,
      ...el.dataset,
      ...(options as Record<string, string>),
      parent: location.origin,
    });
  root ||= el.attachShadow({ mode: 'open' });
  /**
   * Colours of the page and the tokens of `configure`, kept for a frame document that loads or
   * reloads later.
   */
  const theme = { scheme: getComputedStyle(el).colorScheme };
  let timer: ReturnType<typeof setTimeout>;
  let port: MessagePort | undefined;
  // Anchored at its upper edge: centred, it would jump when the form reports its height.
  const dialog = create('dialog', { style: 'padding:0;margin:1em auto;border:0;width:36rem' });
  const slot = create('slot');
  const close = create('button', {
    textContent: '✕',
    style: 'float:right;padding:8px',
    onclick: () => dialog.close(),
  });
  /** Handles an event of the frame, or the timeout that replaces it. */
  const hear = ({
    data: { type, title, close: closeText, height, limited, reason },
  }: Pick<MessageEvent, 'data'>) => {
    if (type === 'ready') {
      dialog.ariaLabel = frame.title = title;
      close.ariaLabel = closeText;
      clearTimeout(timer);
    }
    // A missing or unusable height is not a valid value and changes nothing.
    frame.style.height = height + 'px';
    if (type === 'dismissed') dialog.close();
    // Handlers of the page get these fields only.
    else
      el.dispatchEvent(
        new CustomEvent<EventDetail>('massima:' + type, {
          bubbles: true,
          detail: { height, limited, reason },
        }),
      );
  };
  const greet = () => {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = hear;
    frame.contentWindow?.postMessage(hello, url.origin, [channel.port2]);
    port.postMessage(theme);
  };
  const frame = Object.assign(found || create('iframe', { title: 'Massima' }), {
    onload: greet,
    // Initial and minimum height. The HTML reserves the same; a policy may reject the inline style
    // there.
    style: 'display:block;border:0;width:100%;height:700px;min-height:700px',
  });
  const open = (into?: Element | ShadowRoot) => {
    // Before it is in the page: an empty frame would fire `load` immediately, for a document that is not ours.
    frame.src = url.href;
    into?.append(frame);
    timer = setTimeout(() => {
      // Restores the link, also if it would have opened a dialog.
      root.append(slot);
      slot.onclick = null;
      dialog.close();
      hear({ data: { type: 'failed', reason: 'timeout' } });
    }, 1e4);
  };

  if (found) {
    // If neither the address nor the browser reports who embeds the frame, it is loaded again.
    timer = setTimeout(open, 4e3);
    // A readable document is not our page yet, and `load` is still to come.
    if (!frame.contentDocument) greet();
  } else if (/mode=d/.test(url.href)) {
    root.append(slot, dialog);
    dialog.append(close);
    // `false` keeps the link from being followed.
    slot.onclick = (event) =>
      event.metaKey || event.ctrlKey || (frame.src || open(dialog), dialog.showModal(), false);
  } else open(root);
  return {
    configure: (tokens) => {
      Object.assign(theme, tokens);
      port?.postMessage(theme);
    },
    frame,
  };
};

const scan = () => {
  for (const el of d.querySelectorAll<HTMLElement>('[data-massima]')) {
    try {
      mount(el);
    } catch {
      // An element that may not carry a shadow root, or has no address to go to: its link stays a link.
    }
  }
};

// Does nothing if it was loaded before. Other values of this name, such as an element or a frame of
// the page, are overwritten.
window.Massima = { mount };
new MutationObserver(scan).observe(d, { subtree: true, childList: true });
scan();
