import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MassimaApi } from './api.ts';

const form = 'https://massima.example/registration_embedded';
const api = () => (window as unknown as { Massima: MassimaApi }).Massima;
const frameOf = (element: Element | null) => element?.shadowRoot?.querySelector('iframe');
const linkOf = (element: Element | null) => element?.querySelector('a') as HTMLElement;

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}
/** Observers are called after the script that changed the page. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

beforeAll(async () => {
  // Minimal dialog support, which jsdom lacks.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  // A browser creates a global for every element with an id.
  Object.assign(window, { Massima: add('<h2 id="Massima">Massima</h2>') });
  await import('./loader.ts');
});
beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.useRealTimers());

it('starts on a page with an element named like its global', () => {
  expect(api().mount).toBeInstanceOf(Function);
});

it('mounts an element whose link is added later, and ignores a link without an address', async () => {
  const late = add('<div data-massima></div>');
  const never = add('<div data-massima><a>Registrazione</a></div>');
  await nextTask();
  expect([late.shadowRoot, never.shadowRoot]).toEqual([null, null]);
  late.innerHTML = `<a href="${form}">Registrazione</a>`;
  await nextTask();
  expect(frameOf(late)?.src).toContain(`${form}?`);
  expect(never.shadowRoot).toBeNull();
});

it('closes a dialog with an unresponsive frame and restores the link', async () => {
  const element = add(`<div data-massima data-mode="dialog"><a href="${form}">Registrazione</a></div>`);
  await nextTask();
  vi.useFakeTimers();
  const failed = vi.fn();
  element.addEventListener('massima:failed', (event) => failed((event as CustomEvent).detail));
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    linkOf(element).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const dialog = element.shadowRoot?.querySelector('dialog');
  expect(click()).toBe(true);
  expect(dialog?.open).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'timeout' }));
  expect(dialog?.open).toBe(false);
  // jsdom cannot go anywhere: the page itself cancels the click, after every handler ran.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let isHeldBack: boolean | undefined;
  element.addEventListener('click', (event) => (isHeldBack = event.defaultPrevented), { once: true });
  click();
  expect(isHeldBack).toBe(false);
  expect(dialog?.open).toBe(false);
});

it('sends the frame every theme set before it loaded, and again after a reload', async () => {
  const element = add('<div></div>');
  const handle = api().mount(element, { href: form });
  handle?.configure({ theme: 'dark', accent: 'aa0000' });
  handle?.configure({ accent: '14365c' });
  // jsdom gives a frame that it doesn't load no window.
  const greeted = vi.fn<(hello: string, origin: string, ports: MessagePort[]) => void>();
  Object.defineProperty(handle?.frame, 'contentWindow', { value: { postMessage: greeted } });
  for (const load of [1, 2]) {
    handle?.frame.dispatchEvent(new Event('load'));
    expect(greeted).toHaveBeenCalledTimes(load);
    const port = greeted.mock.lastCall?.[2][0] as MessagePort;
    const tokens = await new Promise((resolve) => (port.onmessage = ({ data }) => resolve(data)));
    port.close();
    expect(tokens).toEqual({ scheme: 'normal', theme: 'dark', accent: '14365c' });
  }
});
