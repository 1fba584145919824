import { it } from '@massima/contract/messages/it';
import type { ElectronicInvoice } from '@massima/contract/electronic-invoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { findNotice, phone, shows } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { ElectronicInvoices } from './electronic-invoices.tsx';

const document = (over: Partial<ElectronicInvoice>): ElectronicInvoice => ({
  id: 7,
  invoice: 'in_7',
  type: 'TD01',
  number: 'M7/2025',
  day: '2025-11-08',
  amount: 4900,
  state: 'made',
  problem: '',
  ...over,
});
const documents = [
  document({ id: 10, type: 'TD04', number: 'M9/2025', day: '2025-11-20' }),
  document({ id: 9, number: null, state: 'blocked', problem: 'buyer.zip, buyer.city' }),
  document({ id: 8 }),
  document({ state: 'refused', problem: '00417 – partita IVA' }),
];
const meta = {
  title: 'Features/Billing/ElectronicInvoices',
  component: ElectronicInvoices,
  parameters: { ...ownPage, api: { 'billing.electronicInvoices': () => ({ documents }) } },
  args: { id: 3 },
} satisfies Meta<typeof ElectronicInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: it.einvoices_title }));
    await expect(list.queryByRole('button', { name: /^Emetti di nuovo/ })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: /M9\/2025/ }));
    await expect(server().asked('billing.electronicInvoice')).toEqual([{ id: 3, document: 10 }]);
  },
};
export const Administrator: Story = {
  args: { isAdmin: true },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Emetti di nuovo: / });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: it.einvoice_remake }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.einvoice_reason }), '00417{Enter}');
    await findNotice(it.einvoice_remade);
    await expect(server().asked('billing.remakeInvoice')).toEqual([{ id: 3, document: 10, reason: '00417' }]);
  },
};
const retry = { name: 'Riprova: Fattura –' };
/** Prompts for no reason, because nothing was rejected. The notice reports the outcome. */
export const StillBlocked: Story = {
  args: { isAdmin: true },
  parameters: { api: { 'billing.remakeInvoice': () => ({ documents }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', retry));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Non ancora emesso: .*\(CAP, /));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(server().asked('billing.remakeInvoice')).toEqual([{ id: 3, document: 9 }]);
  },
};
export const NoLongerBlocked: Story = {
  args: { isAdmin: true },
  parameters: {
    api: { 'billing.remakeInvoice': () => ({ documents: [document({ id: 9, number: 'M10/2025' })] }) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Emetti di nuovo: / })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', retry));
    await findNotice('Documento emesso: Fattura M10/2025.');
  },
};
/** The exchange rejected it, and its data is now incomplete. */
export const BlockedAfterItsRefusal: Story = {
  args: { isAdmin: true },
  parameters: {
    api: {
      'billing.remakeInvoice': () => ({
        documents: [
          document({ id: 11, type: 'TD04', number: 'M9/2025', state: 'blocked', problem: 'buyer.zip' }),
          document({ id: 10, type: 'TD04', number: 'M9/2025', state: 'refused', problem: '00417' }),
        ],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Emetti di nuovo: / });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: it.einvoice_remake }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.einvoice_reason }), '00417{Enter}');
    await findNotice(/^Non ancora emesso: .*\(CAP\)/);
  },
};
/** Ten years of invoices in pages. */
export const Many: Story = {
  parameters: {
    api: {
      'billing.electronicInvoices': () => ({
        documents: Array.from({ length: 120 }, (_, i) =>
          document({ id: 200 - i, number: `M${120 - i}/2025` }),
        ),
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: it.einvoices_title }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 2' }));
    await expect(list.getByText('Fattura M110/2025')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: shows(/M9/) };
export const OnAPhone: Story = { args: { isAdmin: true }, globals: phone, play: shows(/M9/) };
export const NotLoaded: Story = {
  parameters: { api: { 'billing.electronicInvoices': refused('service_unavailable') } },
  play: shows(new RegExp(it.service_unavailable)),
};
