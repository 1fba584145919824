import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { administrator } from '../testing/samples/accounts.ts';
import { sampleElements, sampleFolders, unreadableElement } from '../testing/samples/folders.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import FolderScreen from './folder.tsx';

const meta = { title: 'Screens/Folder', component: FolderScreen, ...screenStory } satisfies Meta<
  typeof FolderScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = '/projects/details?id=7';
const name = sampleFolders()[0]!.name;

export const Filled: Story = { ...at(open), play: shows(/Da citare nella memoria/) };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Filled, globals: phone };
export const English: Story = { ...Filled, globals: { locale: 'en' } };
export const OpenedFromTheList: Story = {
  ...at({ pathname: '/projects/details', state: { id: 7, name } }),
  play: shows(name),
};
export const Empty: Story = { ...at('/projects/details?id=9'), play: shows(it.folder_empty) };
export const LongNames: Story = { ...at('/projects/details?id=10'), play: shows(/Eredi Castelnuovo/) };
export const Loading: Story = {
  ...at(open, { api: { 'projects.elements': waiting } }),
  play: shows(it.loading),
};
export const Missing: Story = {
  ...at('/projects/details?id=99', { api: { 'projects.byId': refused('file_not_found') } }),
  play: shows(it.folder_missing),
};
export const ServerDown: Story = {
  ...at(open, { api: { 'projects.byId': refused('service_unavailable') } }),
  play: shows(new RegExp(it.service_unavailable)),
};
export const ContentsNotLoaded: Story = {
  ...at(open, { api: { 'projects.elements': refused('unknown_error') } }),
  play: shows(new RegExp(it.error_getting_folder)),
};
export const UnreadableElement: Story = {
  ...at(open, {
    api: {
      'projects.elements': () => ({ elements: [...sampleElements().slice(0, 1), unreadableElement()] }),
    },
  }),
  play: shows(new RegExp(it.folder_element_missing)),
};
export const MoreToLoad: Story = {
  ...at(open, {
    api: {
      'projects.elements': ({ after }) => ({
        elements: Array.from({ length: after === 0 ? 20 : 3 }, (_, i) => ({
          ...sampleElements()[2]!,
          idResult: `r${after + i}`,
          note: '',
          position: after + i + 1,
        })),
      }),
      'projects.byId': () => ({ ...sampleFolders()[0]!, elements: 23 }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('20 di 23 risultati');
    await userEvent.click(canvas.getByRole('button', { name: it.search_more }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(23));
  },
};
export const OfSomebodyElse: Story = {
  ...at(`${open}&user=41`, { account: administrator() }),
  play: shows(/Da citare nella memoria/),
};
export const NoteKept: Story = {
  ...at(open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      (await canvas.findAllByPlaceholderText(it.folder_note_placeholder))[1]!,
      'Vedi anche App. Milano',
    );
    await userEvent.tab();
    await canvas.findByText(it.folder_note_saved);
    await expect(server().asked('projects.setNote')).toMatchObject([{ note: 'Vedi anche App. Milano' }]);
  },
};
export const NoteNotKept: Story = {
  ...at(open, { api: { 'projects.setNote': refused('unknown_error') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await canvas.findAllByPlaceholderText(it.folder_note_placeholder))[1]!, 'a');
    await userEvent.tab();
    await canvas.findByText(it.folder_note_failed);
  },
};
/** With its note, in its place. */
export const RemovalUndone: Story = {
  ...at(open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: it.folder_remove }))[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: it.undo }));
    await canvas.findByText(/Da citare nella memoria/);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(server().asked('projects.restoreElement')).toHaveLength(1);
  },
};
export const ElementRemoved: Story = {
  ...at(open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: it.folder_remove }))[0]!);
    await canvas.findByText(/^Rimosso dalla cartella: Cass\. civ\./);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
