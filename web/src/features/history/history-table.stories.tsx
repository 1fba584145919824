import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { server } from '../../testing/story-server.ts';
import { sampleQuestions } from '../../testing/samples/questions.ts';
import { HistoryTable } from './history-table.tsx';

const meta = {
  title: 'Features/History/HistoryTable',
  component: HistoryTable,
  args: { questions: sampleQuestions(), edits: new Map(), onEdit: fn(), order: 'DESC', onOrder: fn() },
} satisfies Meta<typeof HistoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ordina dalla più vecchia/ }));
    await expect(args.onOrder).toHaveBeenCalledWith('ASC');
    await userEvent.click(canvas.getByRole('button', { name: /Elimina dalla cronologia: art\. 2051/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(899, { deleted: expect.objectContaining({ id: 899 }) });
  },
};
export const Oldest: Story = { args: { questions: sampleQuestions().reverse(), order: 'ASC' } };
/** Without a column for the result count, the row shows it as text. */
export const LatestOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [countText] = await canvas.findAllByText(/risultat[io]$/);
    await expect(countText!.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
/** A click on the row repeats the query; its buttons keep their function. */
export const PinnedAndNamed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Causa Bianchi');
    await userEvent.click(canvas.getByRole('button', { name: 'Metti in evidenza: art. 2051 c.c.' }));
    await waitFor(() => expect(server().asked('questions.change')).toEqual([{ id: 899, pinned: true }]));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(899, expect.objectContaining({ pinned: true })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dai un nome: art. 2051 c.c.' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Causa Rossi');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(server().asked('questions.change')).toContainEqual({ id: 899, name: 'Causa Rossi' }),
    );
  },
};
/** A deleted entry stays in place with undo. */
export const OneDeleted: Story = {
  args: { edits: new Map([[899, { deleted: sampleQuestions().find(({ id }) => id === 899)! }]]) },
};
export const OneDeletedOnAPhone: Story = { ...OneDeleted, globals: { viewport: { value: 'w390' } } };
export const OneWithoutSpaces: Story = {
  args: { questions: [{ ...sampleQuestions()[0]!, query: 'precipitevolissimevolmente'.repeat(5) }] },
};
/** A query of a program names its key. */
export const AskedByAProgram: Story = {
  args: {
    questions: sampleQuestions().map((question, i) => ({ ...question, asked_by: i === 1 ? 'Script' : '' })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('fatta da «Script»');
  },
};
