import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waiting } from '../../testing/answers/types.ts';
import { ownPage } from '../../testing/story-server.ts';
import { NoteField } from './note-field.tsx';

const meta = {
  title: 'Features/Folders/NoteField',
  component: NoteField,
  parameters: ownPage,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const note = (text: string, readOnly = false) => (
  <NoteField projectId={7} idResult="r1" note={text} label="Nota su Cass. civ. 1/2019" readOnly={readOnly} />
);

export const Empty: Story = { render: () => note('') };
export const SeveralLines: Story = { render: () => note('Prima riga\nSeconda riga\nTerza riga') };
export const OfSomebodyElse: Story = { render: () => note('Da citare nella memoria.', true) };
export const Saving: Story = {
  render: () => note(''),
  parameters: { api: { 'projects.setNote': waiting } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await userEvent.tab();
    await canvas.findByText(it.folder_note_saving);
  },
};
