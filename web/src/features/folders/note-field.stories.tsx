import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { waiting } from '../../testing/answers/types.ts';
import { ownPage, server } from '../../testing/story-server.ts';
import { NoteField, ReadOnlyNote } from './note-field.tsx';

const meta = {
  title: 'Features/Folders/NoteField',
  component: NoteField,
  parameters: ownPage,
  args: { projectId: 7, idResult: 'r1', note: '', citation: 'Cass. civ. 1/2019' },
} satisfies Meta<typeof NoteField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SeveralLines: Story = { args: { ...meta.args, note: 'Prima riga\nSeconda riga\nTerza riga' } };
export const OfSomebodyElse: Story = {
  args: { ...meta.args, note: 'Da citare nella memoria.\nPag. 3' },
  render: ({ note }) => <ReadOnlyNote note={note} />,
};
export const Saving: Story = {
  parameters: { api: { 'projects.setNote': waiting } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await userEvent.tab();
    await canvas.findByText(it.folder_note_saving);
  },
};
/** Saves run one at a time, the last text last. */
export const TypedWhileSaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'primo');
    await userEvent.tab();
    await userEvent.type(field, ' e secondo');
    await userEvent.tab();
    await waitFor(() =>
      expect(server().asked('projects.setNote').at(-1)).toMatchObject({ note: 'primo e secondo' }),
    );
  },
};
