import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The module stores whether a page is the first.
beforeEach(() => vi.resetModules());
afterEach(cleanup);

async function open(at: string) {
  const { Page } = await import('./page.tsx');
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Link to="/alerts">open</Link>} />
        <Route path="/alerts" element={<Page title="Avvisi">text</Page>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('leaves the focus at the start of a page that is opened by its address', async () => {
  await open('/alerts');
  expect(document.activeElement).toBe(document.body);
});

test('focuses the heading of the first page after the search', async () => {
  await open('/');
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
