import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { keptLink, useEmailedLink } from './use-emailed-link.ts';

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
])('%s is read, and taken out of the address bar; a reload finds it again', (address, read, left) => {
  history.replaceState(null, '', address);
  const length = history.length;
  open();
  screen.getByText(read);
  expect(location.pathname).toBe(left);
  // Not under the back button either.
  expect(history.length).toBe(length);
  cleanup();
  open();
  screen.getByText(read);
});

it('tells no other site of the page while it is open', () => {
  history.replaceState(null, '', '/users/verify/41/segreto');
  open();
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  cleanup();
  expect(document.querySelector('meta[name=referrer]')).toBeNull();
});

it('has nothing to read where a link was cut short', () => {
  for (const address of ['/users/verify', '/users/verify/41']) {
    history.replaceState(null, '', address);
    open();
    screen.getByText('NaN');
    cleanup();
  }
});

it('survives leaving and returning, and nothing else does', () => {
  const link = { emailedLink: { id: '41', token: 'segreto' } };
  expect(keptLink({ ...link, queryToReSearch: 'danno' })).toEqual(link);
  expect(keptLink({ queryToReSearch: 'danno' })).toEqual({});
  expect(keptLink(null)).toEqual({});
});
