import type { Account } from '@massima/contract/account';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { sequence } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import Profile from './profile.tsx';

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['accounts', 'billing']);
});

function late() {
  let now = () => {};
  const response = new Promise<void>((resolve) => (now = resolve));
  return { response, now: () => now() };
}

it('keeps input during saving without showing old values', async () => {
  let account = sampleAccount();
  const [saved, read] = [late(), late()];
  const server = serve({
    'session.me': sequence<void, Account | Promise<Account>>(
      () => account,
      async () => {
        await read.response;
        return account;
      },
    ),
    'accounts.update': async ({ name = '', surname = '' }) => {
      await saved.response;
      return (account = { ...account, name, surname });
    },
  });
  await renderScreen(<Profile />);
  const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const type = async (name: string, value: string) =>
    fireEvent.change(await field(name), { target: { value } });
  await type('Nome', 'Anna');
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(server.asked('accounts.update')).toHaveLength(1));
  await type('Cognome', 'Neri');

  saved.now();
  await waitFor(() => expect(server.asked('session.me')).toHaveLength(2));
  expect((await field('Nome')).value).toBe('Anna');
  read.now();
  await screen.findByText('Il profilo è stato aggiornato.');
  expect((await field('Nome')).value).toBe('Anna');
  expect((await field('Cognome')).value).toBe('Neri');
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(server.asked('accounts.update').at(-1)).toMatchObject({ name: 'Anna', surname: 'Neri' }),
  );
});
