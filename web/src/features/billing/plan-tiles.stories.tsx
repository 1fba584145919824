import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePrices } from '../../testing/samples/billing.ts';
import { PlanTiles } from './plan-tiles.tsx';

const meta = {
  title: 'Features/Billing/PlanTiles',
  component: PlanTiles,
  args: { plans: samplePrices(), chosen: 'price_monthly', onChoose: fn() },
} satisfies Meta<typeof PlanTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Annuale/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'price_yearly' }));
  },
};
/** Duration of a discount and the price afterwards; fee and usage price of a metered plan. */
export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sconto 20\s% per 3 mesi, poi 49,00 € al mese$/)).toBeVisible();
    await expect(canvas.getByText(/^29,00 € al mese, più 0,05 € per ogni ricerca oltre 200$/)).toBeVisible();
  },
};
export const WithTheCurrentOne: Story = { args: { current: 'price_monthly', chosen: 'price_yearly' } };
export const Dark: Story = { ...WithTheCurrentOne, globals: { theme: 'dark' } };
export const English: Story = { ...WithTheCurrentOne, globals: { locale: 'en' } };
export const One: Story = { args: { plans: samplePrices().slice(1, 2), chosen: undefined } };
