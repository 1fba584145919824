import { beforeAll, beforeEach, expect, it } from 'vitest';

const form = 'https://massima.example/registration_embedded';
const frameOf = (element: Element | null) => element?.shadowRoot?.querySelector('iframe');

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}
/** Observers are called after the script that changed the page. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

beforeAll(async () => {
  await import('./loader.ts');
});
beforeEach(() => document.body.replaceChildren());

it('finds an element whose link comes later, and leaves one without an address as it is', async () => {
  const late = add('<div data-massima></div>');
  const never = add('<div data-massima><a>Registrazione</a></div>');
  await nextTask();
  expect([late.shadowRoot, never.shadowRoot]).toEqual([null, null]);
  late.innerHTML = `<a href="${form}">Registrazione</a>`;
  await nextTask();
  expect(frameOf(late)?.src).toContain(`${form}?`);
  expect(never.shadowRoot).toBeNull();
});
