import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { sequence, refused } from '../../testing/answers/types.ts';
import { sampleApplying } from '../../testing/samples/citations.ts';
import { sampleProvision } from '../../testing/samples/provisions.ts';
import { LinkedProvision } from './linked-over.tsx';

const label = 'art. 2051 c.c.';
const meta = {
  title: 'Ruling/LinkedProvision',
  component: LinkedProvision,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { label, day: '2017-05-16', onClose: fn(), onSearch: fn() },
} satisfies Meta<typeof LinkedProvision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    await expect(await dialog.findByRole('link', { name: new RegExp(it.official_today) })).toBeVisible();
    await expect(await dialog.findByText(/16 maggio 2017/)).toBeVisible();
    await expect(dialog.getByText(it.difference_unchanged_since)).toBeVisible();
    await expect(dialog.getByRole('link', { name: it.provision_open })).toHaveAttribute(
      'href',
      '/provisions/cc%3A2051?on=2017-05-16',
    );
    await userEvent.click(dialog.getByRole('button', { name: `Cerca ${label}` }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith(label);
  },
};
/** Text on the ruling's day with later changes, without charge. */
export const WhatHasChanged: Story = {
  args: { day: '2005-05-05' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    await userEvent.click(await dialog.findByRole('button', { name: it.difference_show }));
    await expect((await dialog.findAllByRole('insertion'))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: it.difference_hide }));
    await expect(dialog.queryByRole('insertion')).toBeNull();
  },
};
/** A published text that does not apply yet is no later change. */
export const AnotherTextToCome: Story = {
  parameters: {
    api: {
      'rulings.provision': ({ key, on }: { key: string; on?: string }) =>
        sampleProvision({
          key,
          on,
          versions: [
            { from: '2099-01-01', to: null },
            { from: '2008-07-01', to: '2098-12-31' },
            { from: '1999-04-01', to: '2008-06-30' },
          ],
        }),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    await expect(await dialog.findByText(it.difference_unchanged_since)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: it.difference_show })).toBeNull();
  },
};
/** An unrecognised article can still be searched for. */
export const NotCounted: Story = {
  parameters: { api: { 'rulings.applying': () => ({ provision: null }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: `Cerca ${label}` })).toBeVisible();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
export const FailedOnce: Story = {
  parameters: {
    api: { 'rulings.applying': sequence(refused('service_unavailable'), () => sampleApplying(label)) },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: it.retry }));
    await screen.findByText(/341/);
  },
};
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: 'w320' } } };
/** Reports the missing access with a link to the plans. */
export const AccessOver: Story = {
  parameters: { api: { 'rulings.applying': refused('subscription_expired') } },
  play: async () => {
    await screen.findByText(it['access_over.provision'], { exact: false });
    await expect(screen.getByRole('link', { name: it.access_over_plans })).toBeVisible();
    await expect(screen.queryByRole('button', { name: it.retry })).toBeNull();
  },
};
