import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, test } from 'vitest';
import { session } from '../../lib/session.ts';
import Login from '../../routes/login.tsx';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { Gate } from './gate.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}
const draw = (address: string) =>
  renderScreen(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route element={<Gate />}>
        <Route path="*" element={<Address />} />
      </Route>
    </Routes>,
    address,
  );
const loginIsShown = () => screen.findByRole('button', { name: 'Accedi' });

beforeEach(() => {
  serve();
  session.end(null);
});

test('follows a mailed link to its target after the login', async () => {
  await draw('/alerts/5#cass-1-m1');
  await loginIsShown();
  act(() => session.begin('t1', sampleAccount()));
  await screen.findByText('/alerts/5#cass-1-m1');
});

test('returns to the address after an expired session', async () => {
  session.begin('t1', sampleAccount());
  await draw('/?q=mutuo');
  act(() => session.end('session_expired'));
  await loginIsShown();
  act(() => session.begin('t2', sampleAccount()));
  await screen.findByText('/?q=mutuo');
});

test('does not return to the address for another user, if that would cost a query', async () => {
  session.begin('t1', sampleAccount());
  await draw('/?q=mutuo');
  act(() => session.end('session_expired'));
  await loginIsShown();
  act(() => session.begin('t2', sampleAccount({ id: 99 })));
  await screen.findByText('/');
});
