import { hello } from '../protocol.ts';
import type { EventDetail, MassimaApi } from './api.ts';

declare global {
  interface Window {
    Massima?: MassimaApi;
  }
}

/**
 * The script on a partner's page; 0.8 kB, so written for size where the rest is written for reading. It relies on as
 * few of the page's globals as it can: no arrays' methods, no JSON, no promises, no storage, no <style>, no `message`
 * listener. The frame lives in a shadow root: the page's CSS doesn't reach it, the link inside the element gives way to
 * it without a flicker, and emptying or filling the element doesn't lose the form. The line of HTML may bring that root and
 * the frame with it, which then loads in parallel with this script; such a frame is taken unchanged.
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
  // Throws where there is no address (yet), before anything takes the link's place.
  const url = new URL((el.querySelector('a') || (options as { href: string })).href);
  // Names are left unchanged, and what the address already says stays in it: the last counts, for server and frame.
  url.search +=
    '&' +
    new URLSearchParams({
      locale: d.documentElement.lang,
      ...el.dataset,
      ...(options as Record<string, string>),
      parent: location.origin,
    });
  root ||= el.attachShadow({ mode: 'open' });
  /** The page's own colours, and what `configure` received so far: a document of the frame that loads later, or reloads, gets them too. */
  const look = { scheme: getComputedStyle(el).colorScheme };
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
  /** Said by the frame, or by the clock in its place. */
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
    // Whatever else a message may contain, a handler of the page gets these.
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
    port.postMessage(look);
  };
  const frame = Object.assign(found || create('iframe', { title: 'Massima' }), {
    onload: greet,
    // The height until the frame says better, and the least: the line reserves as much, and it is kept where a policy refused the line's style.
    style: 'display:block;border:0;width:100%;height:700px;min-height:700px',
  });
  const ask = (into?: Element | ShadowRoot) => {
    // Before it is in the page: an empty frame would fire `load` immediately, for a document that is not ours.
    frame.src = url.href;
    into?.append(frame);
    timer = setTimeout(() => {
      // Also where the link would have opened a dialog: it is a plain link again.
      root.append(slot);
      slot.onclick = null;
      dialog.close();
      hear({ data: { type: 'failed', reason: 'timeout' } });
    }, 1e4);
  };

  if (found) {
    // Its address doesn't say who frames it; where the browser doesn't either, it is loaded once more.
    timer = setTimeout(ask, 4e3);
    // A readable document is not our page yet, and `load` is still to come.
    if (!frame.contentDocument) greet();
  } else if (/mode=d/.test(url.href)) {
    root.append(slot, dialog);
    dialog.append(close);
    // `false` keeps the link from being followed.
    slot.onclick = (event) =>
      event.metaKey || event.ctrlKey || (frame.src || ask(dialog), dialog.showModal(), false);
  } else ask(root);
  return {
    configure: (tokens) => {
      Object.assign(look, tokens);
      port?.postMessage(look);
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

// Loaded twice it does no more than once: what is mounted stays. Whatever else has this name, such as an element or a frame
// of the page, is ignored.
window.Massima = { mount };
new MutationObserver(scan).observe(d, { subtree: true, childList: true });
scan();
