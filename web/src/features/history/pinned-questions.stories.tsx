import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleQuestions } from '../../testing/samples/questions.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { PinnedQuestions } from './pinned-questions.tsx';

const meta = {
  title: 'Features/History/PinnedQuestions',
  component: PinnedQuestions,
  parameters: ownPage,
  args: { onChanged: fn() },
} satisfies Meta<typeof PinnedQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name is shown above the query; without a name only the query is shown. */
export const Two: Story = {
  parameters: {
    api: {
      'questions.pinned': () =>
        sampleQuestions()
          .slice(3, 6)
          .filter(({ query_type }) => query_type === 'type_principle'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Causa Bianchi' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rimuovi da «In evidenza»: Causa Bianchi' }));
    await waitFor(() => expect(server().asked('questions.change')).toEqual([{ id: 897, pinned: false }]));
  },
};
export const OnAPhone: Story = {
  parameters: Two.parameters!,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { parameters: Two.parameters!, globals: { theme: 'dark' } };
