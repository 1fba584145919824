import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sequence, refused, waiting } from '../testing/answers/types.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { sampleFolders } from '../testing/samples/folders.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import Folders from './folders.tsx';

const meta = { title: 'Screens/Folders', component: Folders, ...screenStory } satisfies Meta<typeof Folders>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = sampleFolders()[0]!;

export const Several: Story = { ...at('/projects'), play: shows(first.name) };
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Several, globals: phone };
export const English: Story = { ...Several, globals: { locale: 'en' } };
export const None: Story = {
  ...at('/projects', { api: { 'projects.list': () => [] } }),
  play: shows(it.folders_empty),
};
export const Loading: Story = {
  ...at('/projects', { api: { 'projects.list': waiting } }),
  play: shows(it.loading),
};
export const ServerDown: Story = {
  ...at('/projects', {
    api: () => ({ 'projects.list': sequence(refused('service_unavailable'), sampleFolders) }),
  }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const ServerDownThenBack: Story = {
  ...ServerDown,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.retry }));
    await canvas.findByText(first.name);
  },
};
export const NoneMatches: Story = {
  ...at('/projects'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: it.folders_filter }), 'zzz');
    await canvas.findByText(it.folders_none_found);
  },
};
export const OfSomebodyElse: Story = {
  ...at('/projects?user=41', { account: administrator() }),
  play: shows(it.folders_of_other),
};

export const Creating: Story = {
  ...at('/projects'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.folders_new }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.folders_new }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.folder_name }), 'Verdi, successione');
    await userEvent.type(
      dialog.getByRole('textbox', { name: it.folder_description }),
      'Collazione e riduzione.',
    );
    await userEvent.click(dialog.getByRole('button', { name: it.save }));
    await findNotice(it.folder_created);
    await canvas.findByRole('link', { name: 'Verdi, successione' });
  },
};
export const NameTaken: Story = {
  ...at('/projects', {
    api: { 'projects.create': () => ({ success: false, message: 'folder_name_exists', project: null }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.folders_new }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: it.folder_name }), first.name);
    await userEvent.type(dialog.getByRole('textbox', { name: it.folder_description }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: it.save }));
    await dialog.findByText(it.folder_name_exists);
  },
};
export const EditedElsewhere: Story = {
  ...at('/projects', { api: { 'projects.update': refused('update_error') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Modifica la cartella ${first.name}` }));
    const dialog = within(await canvas.findByRole('dialog', { name: it.folder_edit_title }));
    await userEvent.type(dialog.getByRole('textbox', { name: it.folder_name }), ' bis');
    await userEvent.click(dialog.getByRole('button', { name: it.save }));
    await dialog.findByText(it.folder_stale);
    await expect(dialog.getByRole('textbox', { name: it.folder_name })).toHaveValue(`${first.name} bis`);
  },
};
export const DeletedAndBroughtBack: Story = {
  ...at('/projects'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Elimina la cartella ${first.name}` }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: it.folder_delete_title }));
    await userEvent.click(dialog.getByRole('button', { name: it.folder_delete_confirm }));
    await findNotice(it.folder_deleted);
    await waitFor(() => expect(canvas.queryByRole('link', { name: first.name })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: it.undo }));
    await findNotice(it.folder_restored);
    await canvas.findByRole('link', { name: first.name });
  },
};
