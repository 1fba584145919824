import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { told } from '../../testing/screen-story.tsx';
import { ownPage } from '../../testing/story-server.ts';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderExport } from './folder-export.tsx';
import { FolderPrint } from './folder-print.tsx';
import { NoteField } from './note-field.tsx';
import { SaveButton } from './save-button.tsx';

/** The small pieces of folders. */
const meta = { title: 'Features/Folders/Parts', parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const folder = sampleFolders()[0]!;
const longest = sampleFolders()[3]!;
const note = (text: string, readOnly = false) => (
  <NoteField projectId={7} idResult="r1" note={text} label="Nota su Cass. civ. 1/2019" readOnly={readOnly} />
);

export const Create: Story = { render: () => <FolderDialog onClose={fn()} /> };
export const Edit: Story = { render: () => <FolderDialog folder={longest} onClose={fn()} /> };
export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };
export const Delete: Story = { render: () => <DeleteFolderDialog folder={longest} onClose={fn()} /> };
export const DeletionRefused: Story = {
  render: () => <DeleteFolderDialog folder={folder} onClose={fn()} />,
  parameters: { api: { 'projects.remove': refused('unknown_error') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.folder_delete_confirm }));
    await told(new RegExp(it.error_deleting));
  },
};
export const NoteEmpty: Story = { render: () => note('') };
export const NoteOfSeveralLines: Story = { render: () => note('Prima riga\nSeconda riga\nTerza riga') };
export const NoteOfSomebodyElse: Story = { render: () => note('Da citare nella memoria.', true) };
export const NoteSaving: Story = {
  render: () => note(''),
  parameters: { api: { 'projects.setNote': waiting } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await userEvent.tab();
    await canvas.findByText(it.folder_note_saving);
  },
};
export const Export: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <FolderExport folder={folder} />
      <FolderPrint folder={folder} />
    </div>
  ),
};
export const ExportRefused: Story = {
  ...Export,
  parameters: { api: { 'projects.export': refused('service_unavailable') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.folder_export_docx }));
    await told(it.service_unavailable);
  },
};
export const Bookmark: Story = {
  render: () => <SaveButton result={sampleResults()[0]!} query="caduta" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.result_save }));
    await expect(await canvas.findByRole('dialog', { name: it.result_save })).toBeVisible();
    await canvas.findAllByRole('radio');
  },
};
