import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { I18nProvider } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { LeaveGuard } from './leave-guard.tsx';

function Form() {
  const changed = useRef(false);
  return (
    <>
      <button onClick={() => (changed.current = true)}>change</button>
      <Link to="/form?part=2">part</Link>
      <Link to="/other">other</Link>
      <button data-leaves onClick={() => session.end(null)}>
        sign out
      </button>
      <LeaveGuard isChanged={() => changed.current} onDiscard={() => (changed.current = false)} />
    </>
  );
}
function open() {
  serve();
  window.history.replaceState(null, '', '/start');
  render(
    <MantineProvider>
      <I18nProvider>
        <BrowserRouter>
          <Routes>
            <Route path="/start" element={<Link to="/form">form</Link>} />
            <Route path="/form" element={<Form />} />
            <Route path="/other" element={<p>elsewhere</p>} />
          </Routes>
        </BrowserRouter>
      </I18nProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByText('form'));
}
const button = (name: string) => screen.findByRole('button', { name });
beforeEach(() => session.begin('tok', sampleAccount()));

it('allows leaving an unchanged form, and moving within a changed form', async () => {
  open();
  fireEvent.click(screen.getByText('change'));
  fireEvent.click(screen.getByText('part'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(location.search).toBe('?part=2');
});

it('prompts before a link leaves the page, and follows it after confirmation', async () => {
  open();
  fireEvent.click(screen.getByText('change'));
  fireEvent.click(screen.getByText('other'));
  fireEvent.click(await button('Resta qui'));
  expect(location.pathname).toBe('/form');
  fireEvent.click(screen.getByText('other'));
  fireEvent.click(await button('Esci senza salvare'));
  await screen.findByText('elsewhere');
});

it('prompts before signing out, which would lose the input, and signs out after confirmation', async () => {
  open();
  fireEvent.click(screen.getByText('change'));
  fireEvent.click(screen.getByText('sign out'));
  fireEvent.click(await button('Resta qui'));
  expect(session.token()).toBe('tok');
  fireEvent.click(screen.getByText('sign out'));
  fireEvent.click(await button('Esci senza salvare'));
  expect(session.token()).toBeNull();
});

it('prompts before the back button leaves the page', async () => {
  open();
  fireEvent.click(screen.getByText('change'));
  window.history.back();
  const leave = await button('Esci senza salvare');
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(screen.getByText('change')).toBeTruthy();
  fireEvent.click(leave);
  await screen.findByText('form');
});

it('does not block an expired session', async () => {
  open();
  fireEvent.click(screen.getByText('change'));
  session.end('session_expired');
  fireEvent.click(screen.getByText('other'));
  await screen.findByText('elsewhere');
});
