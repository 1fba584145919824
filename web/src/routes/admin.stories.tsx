import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sequence, refused, waiting } from '../testing/answers/types.ts';
import { administrator, sampleAccounts } from '../testing/samples/accounts.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Admin from './admin.tsx';

const meta = { title: 'Screens/Administration', component: Admin, ...screenStory } satisfies Meta<
  typeof Admin
>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = administrator();
const here = '/adminpage';
const someone = sampleAccounts()[3]!;
const added = { success: true, message: 'user_profile_updated' as const, user: someone };

export const Accounts: Story = { ...at(here, { account }), play: shows('De Santis') };
export const Dark: Story = { ...Accounts, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Accounts, globals: phone };
/**
 * On a small laptop nothing overflows, the buttons of a row are on one line, and so is an address.
 */
export const OnASmallLaptop: Story = {
  ...Accounts,
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await canvas.findByText('De Santis');
    await expect(innerWidth).toBe(1024);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
    const tops = (names: HTMLElement[]) =>
      new Set(names.map((element) => element.getBoundingClientRect().top));
    const row = within(canvas.getByText('De Santis').closest('tr')!);
    await expect(tops([...row.getAllByRole('button'), ...row.getAllByRole('link')]).size).toBe(1);
    const address = document.createRange();
    address.selectNodeContents(row.getByText(/@ordine-roma/));
    await expect(address.getBoundingClientRect().height).toBeLessThan(30);
  },
};
export const English: Story = { ...Accounts, globals: { locale: 'en' } };
export const NobodyMatches: Story = { ...at(`${here}?q=zzz`, { account }), play: shows(it.admin_none) };
export const Loading: Story = {
  ...at(here, { account, api: { 'accounts.list': waiting } }),
  play: shows(it.admin_title),
};
export const ServerDown: Story = {
  ...at(here, { account, api: { 'accounts.list': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const NotForLawyers: Story = { ...at(here), play: shows(it.search_examples) };
export const Sorted: Story = {
  ...at(here, { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cognome: ordina' }));
    await canvas.findByRole('columnheader', { name: /Cognome/ });
    await expect(server().asked('accounts.list').at(-1)).toMatchObject({ sort: 'surname', offset: 1 });
  },
};
export const Deleting: Story = {
  ...at(here, { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Elimina ${someone.name} ${someone.surname}` }),
    );
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.admin_delete_title }));
    await expect(dialog.getByText(new RegExp(someone.email))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: it.admin_delete_yes }));
    await findNotice(it.admin_deleted);
    await expect(server().asked('accounts.remove')).toEqual([{ id: someone.id }]);
  },
};
/** The only account of the last page is deleted, so the previous page is shown. */
export const LastOfThePageDeleted: Story = {
  ...at(`${here}?page=2`, {
    account,
    api: () => {
      let accounts = Array.from({ length: 11 }, (_, i) => ({
        ...someone,
        id: 100 + i,
        surname: `Galli ${i}`,
      }));
      return {
        'accounts.list': ({ offset, limit }) => ({
          lawyers: accounts.slice((offset - 1) * limit, offset * limit),
          pages: Math.ceil(accounts.length / limit),
          total: accounts.length,
        }),
        'accounts.remove': ({ id }) => {
          accounts = accounts.filter((account) => account.id !== id);
          return { success: true, message: 'user_profile_deleted' };
        },
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Elimina ${someone.name} Galli 10` }));
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_delete_yes }));
    await canvas.findByText('1–10 di 10');
    await expect(canvas.queryByText(it.admin_none)).toBeNull();
  },
};
export const DeletionRefused: Story = {
  ...at(here, { account, api: { 'accounts.remove': refused('payment_provider_failed') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Elimina ${someone.name} ${someone.surname}` }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: it.admin_delete_yes }));
    await findNotice(/Errore: /);
  },
};
export const QueriesAdded: Story = {
  ...at(here, { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Gestisci le ricerche di Pietro/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Ricerche di Pietro Galli/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.admin_queries_count }), '100');
    await userEvent.click(dialog.getByRole('button', { name: it.admin_queries_add }));
    await findNotice(it.queries_added);
    await expect(server().asked('accounts.addQueries')).toEqual([{ email: someone.email, count: 100 }]);
  },
};
export const LinksSent: Story = {
  ...at(here, { account }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /messaggio di verifica a Chiara Amato/ }),
    );
    await findNotice(/verifica è stato inviato a chiara.amato/);
    await userEvent.click(canvas.getByRole('button', { name: /Invia a Pietro Galli un collegamento/ }));
    await findNotice(/password è stato inviato a pietro.galli/);
    await expect(server().asked('accounts.sendVerification')).toEqual([{ id: 43 }]);
    await expect(server().asked('accounts.sendPasswordLink')).toEqual([{ id: someone.id }]);
  },
};
/** Bulk action: two accounts get their verification mail; a rejected account stays selected. */
export const SeveralAtOnce: Story = {
  ...at(here, {
    account,
    api: { 'accounts.addQueries': sequence(refused('service_unavailable'), () => added) },
  }),
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Seleziona Chiara Amato/, /Seleziona Pietro Galli/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    const bar = within(canvas.getByRole('region', { name: it.admin_picked_actions }));
    await userEvent.click(bar.getByRole('button', { name: it.admin_picked_queries }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ricerche di 2 utenti' }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.admin_queries_count }), '50');
    await userEvent.click(dialog.getByRole('button', { name: it.admin_queries_add }));
    await findNotice(/L’operazione non è riuscita per un utente/);
    await bar.findByText('Un utente selezionato');
    await expect(canvas.getByRole('checkbox', { name: /Seleziona Chiara Amato/ })).toBeChecked();
    await userEvent.click(bar.getByRole('button', { name: 'Invia la verifica' }));
    await findNotice('È stato inviato un messaggio di verifica.');
    await expect(server().asked('accounts.sendVerification')).toEqual([{ id: 43 }]);
    await expect(canvas.queryByRole('region', { name: it.admin_picked_actions })).toBeNull();
  },
};
