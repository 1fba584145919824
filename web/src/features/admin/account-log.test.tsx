import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { accountAnswers } from '../../testing/answers/account-answers.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { AccountLog } from './account-log.tsx';
import { SendLink } from './send-link.tsx';

it('is refetched after a change on the page and on each visit', async () => {
  await loadTexts(['admin']);
  const account = sampleAccount({ is_verified: false });
  const server = serve(accountAnswers(account));
  const screens = (
    <>
      <SendLink account={account} inWords />
      <AccountLog id={account.id} />
    </>
  );
  const { unmount } = await renderScreen(screens);
  await waitFor(() => expect(server.asked('accounts.audit')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: /verifica/i }));
  await waitFor(() => expect(server.asked('accounts.audit')).toHaveLength(2));
  unmount();
  await renderScreen(screens);
  await waitFor(() => expect(server.asked('accounts.audit')).toHaveLength(3));
});
