import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { refused, waiting } from '../../testing/answers/types.ts';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { findNotice } from '../../testing/screen-story.tsx';
import { ownPage, server } from '../../testing/story-server.ts';
import { SaveDialog } from './save-dialog.tsx';

const finds = (count: number) =>
  sampleResults()
    .slice(0, count)
    .map((result) => ({ result, query: 'caduta' }));
/** The first results are already in this folder. */
const inFolder =
  (projectId: number, count: number) =>
  ({ ids }: { ids: string[] }) =>
    ids.slice(0, count).map((idResult) => ({ idResult, projectIds: [projectId] }));

const meta = {
  title: 'Features/Folders/SaveDialog',
  component: SaveDialog,
  parameters: ownPage,
  args: { finds: finds(1), onClose: fn() },
} satisfies Meta<typeof SaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('checkbox');
    await userEvent.type(canvas.getByRole('textbox', { name: it.save_folder }), name);
  };

export const Folders: Story = { play: async ({ canvas }) => void (await canvas.findAllByRole('checkbox')) };
export const Dark: Story = { ...Folders, globals: { theme: 'dark' } };
export const English: Story = { ...Folders, globals: { locale: 'en' } };
export const NoFolderYet: Story = { parameters: { api: { 'projects.list': () => [] } } };
export const Loading: Story = { parameters: { api: { 'projects.list': waiting } } };
export const NotLoaded: Story = {
  parameters: { api: { 'projects.list': refused('unknown_error') } },
  play: async ({ canvas }) => void (await canvas.findByText(new RegExp(it.error_getting_folders))),
};
export const NameTooLong: Story = {
  play: async (context) => {
    await type('Una cartella con un nome che va oltre i cinquanta caratteri')(context);
    await context.canvas.findByText(it.folder_name_limit_exceeded);
    await expect(context.canvas.getByRole('button', { name: it.save })).toBeDisabled();
  },
};
export const SavedInANewFolder: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await type('Verdi, successione')(context);
    const button = canvas.getByRole('button', { name: it.save_create });
    await expect(button).toBeDisabled();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Descrizione della nuova cartella/ }),
      'Collazione',
    );
    await userEvent.click(button);
    await findNotice('Salvato in «Verdi, successione»');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(server().asked('projects.create')).toMatchObject([{ name: 'Verdi, successione' }]);
  },
};
export const NotSaved: Story = {
  parameters: { api: { 'projects.addElement': refused('unknown_error') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[1]!);
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    const notice = await findNotice(new RegExp(it.error_save));
    await expect(notice.closest('[role=alert]')?.closest('dialog')).toBe(canvas.getByRole('dialog'));
    // Above the backdrop and not inert, so the pointer reaches the notice and its close button.
    const { left, top } = notice.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(notice);
    await userEvent.click(canvas.getByRole('button', { name: it.toast_close }));
    await expect(notice).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The folder that contains it is ticked; unticking removes the result, and both can be undone. */
export const TakenOut: Story = {
  parameters: {
    api: { 'projects.holding': inFolder(8, 1) },
  },
  play: async ({ canvas, userEvent }) => {
    const existing = await canvas.findByRole('checkbox', { name: /Locazioni commerciali/ });
    await expect(existing).toBeChecked();
    await userEvent.click(existing);
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(it.folder_element_deleted);
    await expect(server().asked('projects.removeElement')).toMatchObject([{ projectId: 8 }]);
  },
};
export const Several: Story = {
  args: { finds: finds(3) },
  parameters: {
    api: {
      'projects.holding': inFolder(7, 1),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Rossi/ })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Rossi/ }));
    await userEvent.click(canvas.getByRole('button', { name: it.save }));
    await findNotice(/^Salvato in «.*Rossi/);
    await expect(server().asked('projects.addElement')).toHaveLength(2);
  },
};
