import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleBrief } from '../../testing/samples/citations.ts';
import { ownPage } from '../../testing/story-server.ts';
import { BriefForm } from './brief-form.tsx';

const meta = {
  title: 'Features/Citations/BriefForm',
  component: BriefForm,
  parameters: ownPage,
  args: { text: '', isBusy: false, error: undefined, onText: fn(), onSubmit: fn() },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    const change = (next: string) => {
      setText(next);
      args.onText(next);
    };
    return <BriefForm {...args} text={text} onText={change} />;
  },
} satisfies Meta<typeof BriefForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.brief_check }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: it.brief_clear })).toBeNull();
  },
};
export const Pasted: Story = {
  args: { text: sampleBrief },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.brief_check }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: it.brief_clear }));
    await expect(args.onText).toHaveBeenLastCalledWith('');
  },
};
export const Checking: Story = { args: { text: sampleBrief, isBusy: true } };
export const Refused: Story = { args: { text: sampleBrief, error: it.service_unavailable } };
export const Dark: Story = { args: { text: sampleBrief }, globals: { theme: 'dark' } };
export const OnAPhone: Story = { args: { text: sampleBrief }, globals: { viewport: { value: 'w320' } } };
