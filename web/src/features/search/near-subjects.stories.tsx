import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NearSubjects } from './near-subjects.tsx';
import { newSearchState } from './search-state.ts';

const meta = {
  title: 'Features/Search/NearSubjects',
  component: NearSubjects,
  args: {
    instead: [
      { query: 'Mobbing e tutela delle condizioni di lavoro', type: 'massima', count: 15 },
      { query: 'Licenziamento e malattia del lavoratore', type: 'massima', count: 29 },
      { query: 'Infortunio sul lavoro', type: 'sentenza', count: 1 },
    ],
    onShow: fn(),
  },
} satisfies Meta<typeof NearSubjects>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: it.search_near_subjects })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Mobbing/ }));
    await expect(args.onShow).toHaveBeenCalledWith(
      newSearchState('Mobbing e tutela delle condizioni di lavoro'),
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
