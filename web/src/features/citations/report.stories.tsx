import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleBrief, sampleCheck } from '../../testing/samples/citations.ts';
import { ownPage } from '../../testing/story-server.ts';
import { Report } from './report.tsx';

const meta = {
  title: 'Features/Citations/Report',
  component: Report,
  parameters: ownPage,
  args: { checked: { text: sampleBrief, ...sampleCheck(sampleBrief) }, onEdit: fn() },
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: it.report_title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: it.report_edit }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const NothingCited: Story = {
  args: { checked: { text: 'Il custode risponde del danno.', references: [], quotations: [] } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
