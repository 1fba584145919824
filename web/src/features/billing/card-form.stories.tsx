import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ReactNode, useState } from 'react';
import { setLocale } from '../../lib/i18n.tsx';
import { sequence, waiting } from '../../testing/answers/types.ts';
import { brokenCardScript, declinedCard, goodCard } from '../../testing/card-script-double.ts';
import { sampleConfig } from '../../testing/samples/config.ts';
import { ownPage } from '../../testing/story-server.ts';
import { CardForm } from './card-form.tsx';

const onCard = fn(() => Promise.resolve());

const meta = {
  title: 'Features/Billing/CardForm',
  component: CardForm,
  parameters: ownPage,
  args: { customerId: 'cus_1', label: 'Salva la carta', onCard },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const broken = () => sampleConfig({ payments: brokenCardScript });

export const Declined: Story = {
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
  parameters: { api: { 'system.config': broken } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(it.card_not_loaded)).toBeVisible();
    await expect(canvas.getByRole('button', { name: it.retry })).toBeEnabled();
  },
};
/** Loads at the third attempt. */
export const LoadedAtAnotherTry: Story = {
  ...Declined,
  parameters: { api: () => ({ 'system.config': sequence(broken, broken, () => sampleConfig()) }) },
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2]) await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findByRole('textbox', { name: 'Numero della carta' });
    await expect(canvas.queryByText(it.card_not_loaded)).toBeNull();
  },
};
/** An untouched form is replaced by a form in the new language. */
export const OtherLanguage: Story = {
  ...Declined,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Numero della carta' });
    await setLocale('en');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), declinedCard);
    await userEvent.click(canvas.getByRole('button', { name: 'Salva la carta' }));
    await canvas.findByText('Your card was declined.');
  },
};
/** Input stays; labels change, and no message appears in the old language. */
export const OtherLanguageMeanwhile: Story = {
  ...Declined,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), declinedCard);
    await setLocale('en');
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(declinedCard);
    await userEvent.click(canvas.getByRole('button', { name: 'Salva la carta' }));
    await canvas.findByText(en.error_creating_payment_method);
    await setLocale('it');
    await canvas.findByText('La carta è stata rifiutata.');
  },
};
export const Loading: Story = {
  ...Declined,
  parameters: { api: { 'system.config': waiting } },
  play: async ({ canvas }) => void (await canvas.findByText(it.card_loading)),
};

function Closable({ onCard: onAdded }: { onCard: () => Promise<void> }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && <CardForm customerId="cus_1" label="Paga" onCard={onAdded} onCancel={() => setOpen(false)} />
  );
}
const charge = fn(() => Promise.resolve());
let goOn = () => {};
/** Cancelling while the card is set up prevents the payment. */
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
/** Once the payment has started, it cannot be cancelled. */
export const PaidMeanwhile: Story = {
  render: () => <Closable onCard={underWay} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Numero della carta' }), goodCard);
    await userEvent.click(canvas.getByRole('button', { name: 'Paga' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: it.cancel })).toBeDisabled());
  },
};
