import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { keepsFocus, findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { RatingButtons } from './rating-buttons.tsx';

const meta = {
  title: 'Features/Feedback/RatingButtons',
  component: RatingButtons,
  parameters: ownPage,
  args: { result: sampleResult(), query: 'danno', onRate: fn() },
  render: function Render(args) {
    const [result, setResult] = useState(args.result);
    return (
      <RatingButtons {...args} result={result} onRate={(feedback) => setResult({ ...result, feedback })} />
    );
  },
} satisfies Meta<typeof RatingButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Useful: Story = { args: { result: sampleResult({ feedback: 'positive' }) } };
export const NotUseful: Story = {
  args: { result: sampleResult({ feedback: 'negative' }) },
  globals: { theme: 'dark' },
};
export const TakenBackWhenRefused: Story = {
  parameters: { api: { 'feedbacks.save': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: it.rating_up });
    await userEvent.click(up);
    await findNotice(new RegExp(it.error_saving_feedback));
    await waitFor(() => expect(up).toHaveAttribute('aria-pressed', 'false'));
  },
};
/**
 * After rating by keyboard the focus stays. A second click while the first is pending is ignored.
 */
export const KeepsTheFocus: Story = {
  parameters: { api: { 'feedbacks.save': waiting } },
  play: async ({ canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: it.rating_up });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server().asked('feedbacks.save')).toHaveLength(1));
    await keepsFocus(up);
    await userEvent.keyboard('{Enter}');
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await expect(server().asked('feedbacks.save')).toHaveLength(1);
  },
};
export const Commenting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.rating_down }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.rating_title }));
    await expect(dialog.getByRole('button', { name: it.rating_send })).toBeDisabled();
    await expect(server().asked('feedbacks.save')).toHaveLength(0);
  },
};
