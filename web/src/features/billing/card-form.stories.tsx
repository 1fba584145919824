import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ReactNode, useState } from 'react';
import { waiting } from '../../testing/answers/types.ts';
import { brokenCardScript, declinedCard, goodCard } from '../../testing/card-script-double.ts';
import { ownPage } from '../../testing/story-server.ts';
import { CardForm } from './card-form.tsx';

const meta = { title: 'Features/Billing/CardForm', component: CardForm, parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj;

const onCard = fn(() => Promise.resolve());
const config = {
  termsUrl: '/terms',
  supportChatSrc: null,
  supportEmail: null,
  now: new Date().toISOString(),
  pricesIncludeVat: true,
  demo: false,
  currentYear: 2026,
  payments: brokenCardScript,
};

export const Declined: Story = {
  render: () => <CardForm customerId="cus_1" label="Salva la carta" onCard={onCard} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Salva la carta' });
    await expect(button).toBeDisabled();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), declinedCard);
    await userEvent.click(button);
    await canvas.findByText('La carta è stata rifiutata.');
    await expect(onCard).not.toHaveBeenCalled();
  },
};
export const Dark: Story = {
  ...Declined,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Numero della carta' })),
};
export const NotLoaded: Story = {
  ...Declined,
  parameters: { api: { 'system.config': () => config } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_not_loaded)),
};
export const Loading: Story = {
  ...Declined,
  parameters: { api: { 'system.config': waiting } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_loading)),
};

function Closable({ onCard: given }: { onCard: () => Promise<void> }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && <CardForm customerId="cus_1" label="Paga" onCard={given} onCancel={() => setOpen(false)} />
  );
}
const charge = fn(() => Promise.resolve());
let goOn = () => {};
/** The card is still being set up when the form is cancelled: nothing is paid with it afterwards. */
export const CancelledMeanwhile: Story = {
  render: () => <Closable onCard={charge} />,
  parameters: {
    api: {
      'billing.createSetupIntent': () =>
        new Promise((resolve) => {
          goOn = () =>
            resolve({ id: 'seti_1', client_secret: 'seti_1_secret', status: 'requires_payment_method' });
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    charge.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(canvas.getByRole('button', { name: 'Paga' }));
    await userEvent.click(canvas.getByRole('button', { name: it.cancel }));
    await expect(canvas.queryByRole('button', { name: 'Paga' })).toBeNull();
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(charge).not.toHaveBeenCalled();
  },
};
const underWay = fn(waiting);
/** Once it is being paid with, there is nothing to cancel any more. */
export const PaidMeanwhile: Story = {
  render: () => <Closable onCard={underWay} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(canvas.getByRole('button', { name: 'Paga' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: it.cancel })).toBeDisabled());
  },
};
