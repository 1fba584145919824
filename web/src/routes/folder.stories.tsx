import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { moved } from '../features/folders/outline-order.ts';
import { pageAfter } from '../testing/answers/parts.ts';
import { type Responses, Refusal, refused, waiting } from '../testing/answers/types.ts';
import { administrator } from '../testing/samples/accounts.ts';
import {
  manyElements,
  sampleElements,
  sampleFolders,
  unreadableElement,
} from '../testing/samples/folders.ts';
import { at, findNotice, phone, screenStory, shows } from '../testing/screen-story.tsx';
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
/** Folder with this number of elements that can be moved. */
function folderOf(count: number): Responses {
  let elements = manyElements(count);
  return {
    'projects.byId': () => ({ ...sampleFolders()[0]!, elements: count }),
    'projects.elements': (input) => ({ elements: pageAfter(elements, input) }),
    'projects.moveElement': ({ idResult, after }) => {
      const byId = new Map(elements.map((element) => [element.idResult, element]));
      const order = moved([...byId.keys()], idResult, after);
      elements = order.map((id) => byId.get(id)!);
      return { success: true, message: 'ok', order };
    },
  };
}
interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}
const rows = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').filter((row) => row.dataset['element'] !== undefined);
const showsFolder =
  (count: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(count));
  };

export const Sixty: Story = { ...at(open, { api: folderOf(60) }), play: showsFolder(60) };
export const SixtyInDark: Story = { ...Sixty, globals: { theme: 'dark' } };
export const SixtyInEnglish: Story = { ...Sixty, globals: { locale: 'en' } };
export const SixtyOnAPhone: Story = {
  ...Sixty,
  globals: phone,
  play: async (context) => {
    await showsFolder(60)(context);
    await expect(document.documentElement.scrollHeight).toBeLessThan(8000);
  },
};
export const FiveHundred: Story = { ...at(open, { api: folderOf(500) }), play: showsFolder(500) };
export const RestNotLoaded: Story = {
  ...at(open, {
    api: {
      ...folderOf(60),
      'projects.elements': (input) => {
        if (input.after > 0) throw new Refusal('unknown_error');
        return { elements: pageAfter(manyElements(60), input) };
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(it.folder_rest_failed);
    await expect(rows(canvas)).toHaveLength(20);
  },
};
/** Replaces the index, with a way back to the previous position. */
export const ReadOnAPhone: Story = {
  ...at(open, { api: folderOf(60) }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await showsFolder(60)({ canvas });
    const name = canvas.getAllByRole('link', { name: /^Cass\./ })[3]!.textContent;
    await userEvent.click(canvas.getByRole('link', { name }));
    await canvas.findByRole('article');
    await expect(canvas.getByText('10 di 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: it.folder_next }));
    await canvas.findByText('11 di 60');
  },
};
export const BackAtTheIndex: Story = {
  ...ReadOnAPhone,
  play: async (context) => {
    await ReadOnAPhone.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: it.folder_to_index }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[data-element]')).toBeVisible());
  },
};
export const NotInTheCollection: Story = {
  ...at(`${open}&risultato=demo-tar-3021-11`, { api: folderOf(60) }),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article');
    await within(article).findByText(it.folder_not_in_collection);
  },
};
export const Moved: Story = {
  ...at(open, { api: folderOf(6) }),
  play: async ({ canvas, userEvent }) => {
    await showsFolder(6)({ canvas });
    const third = rows(canvas)[2]!;
    within(third).getByRole('link').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rows(canvas)[0]?.dataset['element']).toBe(third.dataset['element']));
    await findNotice(/^Spostato al n\.\s1: /);
    await expect(third.contains(document.activeElement)).toBe(true);
  },
};
export const MovedByPresses: Story = {
  ...at(open, { api: folderOf(6) }),
  play: async ({ canvas, userEvent }) => {
    await showsFolder(6)({ canvas });
    const first = rows(canvas)[0]!;
    await userEvent.click(within(first).getByRole('button', { name: /^Sposta: / }));
    await userEvent.click(within(first).getByRole('button', { name: it.folder_move_last }));
    await waitFor(() => expect(rows(canvas).at(-1)?.dataset['element']).toBe(first.dataset['element']));
    await findNotice(/^Spostato al n\.\s6: /);
  },
};
export const Filtered: Story = {
  ...at(`${open}&filtro=milano&ordine=data`, { api: folderOf(60) }),
  play: async ({ canvas }) => {
    await canvas.findByText('20 di 60 risultati');
    await expect(canvas.queryByRole('button', { name: /^Sposta: / })).toBeNull();
  },
};
export const NoneFound: Story = {
  ...at(`${open}&filtro=usucapione%20zzz`, { api: folderOf(60) }),
  play: shows(it.folder_none_found),
};
export const ResultGone: Story = { ...at(`${open}&risultato=altro`), play: shows(it.folder_not_here) };
export const OfSomebodyElse: Story = {
  ...at(`${open}&user=41`, { account: administrator() }),
  play: shows(/Da citare nella memoria/),
};
export const NoteKept: Story = {
  ...at(`${open}&risultato=trib-mi-771`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText(it.folder_note_placeholder),
      'Vedi anche App. Milano',
    );
    await userEvent.tab();
    await canvas.findByText(it.folder_note_saved);
    await expect(server().asked('projects.setNote')).toMatchObject([{ note: 'Vedi anche App. Milano' }]);
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: it.folder_index })).toHaveTextContent('App. Milano'),
    );
  },
};
export const NoteNotKept: Story = {
  ...at(`${open}&risultato=trib-mi-771`, { api: { 'projects.setNote': refused('unknown_error') } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText(it.folder_note_placeholder), 'a');
    await userEvent.tab();
    await canvas.findByText(it.folder_note_failed);
  },
};
/** Restores the result in place with its note. */
export const RemovalUndone: Story = {
  ...at(open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.folder_remove }));
    await userEvent.click(await canvas.findByRole('button', { name: it.undo }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: it.undo })).toBeNull());
    await expect(rows(canvas)[0]).toHaveTextContent(/Da citare nella memoria/);
    await expect(rows(canvas)).toHaveLength(3);
    await expect(server().asked('projects.restoreElement')).toHaveLength(1);
  },
};
/** Opens the next result. */
export const ElementRemoved: Story = {
  ...at(open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.folder_remove }));
    await canvas.findByText(/^Rimosso dalla cartella: Cass\. civ\./);
    await expect(await canvas.findByRole('article', { name: /^Trib\./ })).toBeVisible();
  },
};
