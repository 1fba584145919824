import { hello } from '../protocol.ts';
import type { EventDetail, MassimaApi } from './api.ts';

/**
 * The script on a partner's page; 0.8 kB, so written for size where the rest is written for reading. It relies on as
 * few of the page's globals as it can: no arrays' methods, no JSON, no promises, no storage, no <style>, no `message`
 * listener. The frame lives in a shadow root: the page's CSS doesn't reach it, the link inside the element gives way to
 * it without a flicker, and emptying or filling the element doesn't lose the form. The line of HTML may bring that root and
 * the frame with it, which then loads beside this script instead of after it; such a frame is taken as it is.
 */
const d = document;
const w = window as Window & { Massima?: MassimaApi };

const create = <K extends keyof HTMLElementTagNameMap>(tag: K, props?: object): HTMLElementTagNameMap[K] =>
  // `style` forwards to cssText, which a page's policy on inline styles doesn't refuse.
  Object.assign(d.createElement(tag), props);

const mount: MassimaApi['mount'] = (el, options = {}) => {
  let root = el.shadowRoot;
  const found = root?.querySelector('iframe');
  // Ours already, or a root that holds no frame of the line.
  if (root && found?.onload !== null) return;
  // Before the root: where there is no address yet, the element stays as it is, and is looked at again.
  const url = new URL((el.querySelector('a') || (options as { href: string })).href);
  root ||= el.attachShadow({ mode: 'open' });
  const told: object = {
    locale: d.documentElement.lang,
    ...el.dataset,
    ...options,
    parent: location.origin,
  };
  // Names are left as they are, and what the address says already stays in it: the last counts, for server and frame.
  url.search += '&' + new URLSearchParams(told as Record<string, string>);

  let port: MessagePort | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const slot = create('slot');
  // Held by its upper edge: centred, it would jump when the form tells its height.
  const dialog = create('dialog', { style: 'padding:0;border:0;width:36rem;margin:1em auto' });
  const close = create('button', {
    textContent: '✕',
    style: 'position:absolute;top:8px;right:8px;padding:8px',
    onclick: () => dialog.close(),
  });
  const emit = (type: string, detail: EventDetail) =>
    el.dispatchEvent(new CustomEvent(`massima:${type}`, { bubbles: true, detail }));
  const greet = () => {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data: { type, height, limited, reason, title, close: closeText } }) => {
      if (type === 'ready') {
        clearTimeout(timer);
        dialog.ariaLabel = frame.title = title;
        close.ariaLabel = closeText;
      }
      // No height, or none worth the name, is no valid value and changes nothing.
      frame.style.height = height + 'px';
      if (type === 'dismissed') dialog.close();
      // Whatever else a message may hold, a handler of the page gets these.
      else emit(type, { height, limited, reason });
    };
    frame.contentWindow?.postMessage(hello, url.origin, [channel.port2]);
  };
  const frame = Object.assign(found || create('iframe', { title: 'Massima' }), {
    // The height until the frame says better; the snippet reserves as much.
    style: 'display:block;border:0;width:100%;height:700px;min-height:inherit',
    onload: greet,
  });
  const ask = (into?: Element | ShadowRoot) => {
    // Before it is in the page: an empty frame would fire `load` at once, for a document that is none of ours.
    frame.src = url.href;
    into?.prepend(frame);
    timer = setTimeout(() => {
      root.append(slot);
      // It is followed again.
      slot.onclick = null;
      dialog.close();
      emit('failed', { reason: 'timeout' });
    }, 1e4);
  };

  if (found) {
    // Its address doesn't say who frames it; where the browser doesn't either, it is asked once more.
    timer = setTimeout(ask, 4e3);
    // What can be looked into is not our page yet, and `load` is still to come.
    if (!frame.contentDocument) greet();
  } else if (/mode=d/.test(url.href)) {
    dialog.append(close);
    // `false` keeps the link from being followed.
    slot.onclick = (event) =>
      event.ctrlKey || event.metaKey || (frame.src || ask(dialog), dialog.showModal(), false);
    root.append(slot, dialog);
  } else ask(root);
  return { frame, configure: (tokens) => port?.postMessage(tokens) };
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

// Loaded twice it does no more than once: what is mounted stays. Whatever stands under this name, such as an element with that
// id, is not asked.
w.Massima = { mount };
new MutationObserver(scan).observe(d, { childList: true, subtree: true });
scan();
