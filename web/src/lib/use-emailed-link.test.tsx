import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { emailedLinkState, useEmailedLink } from './use-emailed-link.ts';

afterEach(cleanup);

function Page() {
  const { id, token } = useEmailedLink();
  return <output>{`${id} ${token}`}</output>;
}
const open = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path={paths.verify} element={<Page />} />
        <Route path={paths.stopAlerts} element={<Page />} />
        <Route path="*" element={<output>altrove</output>} />
      </Routes>
    </BrowserRouter>,
  );

it.each([
  ['/users/verify/41/segreto', '41 segreto', '/users/verify'],
  ['/users/verify/41/segreto/', '41 segreto', '/users/verify'],
  ['/alerts/stop/7-segreto', 'NaN 7-segreto', '/alerts/stop'],
])('reads %s and removes it from the address bar; a reload restores it', (address, read, left) => {
  history.replaceState(null, '', address);
  const length = history.length;
  open();
  screen.getByText(read);
  expect(location.pathname).toBe(left);
  // Nor is the address in the history.
  expect(history.length).toBe(length);
  cleanup();
  open();
  screen.getByText(read);
});

it('sends no referrer to other sites while the page is open', () => {
  history.replaceState(null, '', '/users/verify/41/segreto');
  open();
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  cleanup();
  expect(document.querySelector('meta[name=referrer]')).toBeNull();
});

it('reads nothing from a truncated link', () => {
  for (const address of ['/users/verify', '/users/verify/41']) {
    history.replaceState(null, '', address);
    open();
    screen.getByText('NaN');
    cleanup();
  }
});

it('survives leaving and returning, but no other navigation', () => {
  const link = { emailedLink: { id: '41', token: 'segreto' } };
  expect(emailedLinkState({ ...link, queryToReSearch: 'danno' })).toEqual(link);
  expect(emailedLinkState({ queryToReSearch: 'danno' })).toEqual({});
  expect(emailedLinkState(null)).toEqual({});
});
