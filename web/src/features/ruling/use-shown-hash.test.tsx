import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShownHash } from './use-shown-hash.ts';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  scrolled.mockReset();
});

test('the page goes where the address says once the text stands, and opens what is closed there', () => {
  document.body.innerHTML = '<details id="citata-da"></details>';
  history.replaceState(null, '', '/ruling/x#citata-da');
  const { rerender } = renderHook(({ isDrawn }) => useShownHash(isDrawn), {
    initialProps: { isDrawn: false },
  });
  expect(scrolled).not.toHaveBeenCalled();
  rerender({ isDrawn: true });
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.querySelector('details')).toHaveProperty('open', true);
});

test.each(['#100%', '#%E0%A4%A', '#nowhere', '#'])(
  'an address that says nothing (%s) moves nothing',
  (hash) => {
    history.replaceState(null, '', `/ruling/x${hash}`);
    renderHook(() => useShownHash(true));
    expect(scrolled).not.toHaveBeenCalled();
  },
);
