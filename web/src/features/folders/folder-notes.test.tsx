import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { closeToast, shownToasts } from '../../lib/toast.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { pageAfter } from '../../testing/answers/parts.ts';
import { type Responses, Refusal } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleElements, sampleFolders } from '../../testing/samples/folders.ts';
import { FolderContents } from './folder-contents.tsx';

/** Serves two pages of results whose notes are stored. */
function serveNotes(responses: Responses = {}) {
  const notes = new Map<string, string>();
  const element = sampleElements()[0]!;
  const ids = Array.from({ length: 25 }, (_, i) => `r${i + 1}`);
  const page: NonNullable<Responses['projects.elements']> = (input) => ({
    elements: pageAfter(
      ids.map((idResult, i) => ({ ...element, idResult, note: notes.get(idResult) ?? '', position: i + 1 })),
      input,
    ),
  });
  const server = serve({
    'projects.elements': page,
    'projects.setNote': ({ idResult, note, before }) => {
      if (before !== undefined && before !== (notes.get(idResult) ?? '')) throw new Refusal('update_error');
      notes.set(idResult, note);
      return { success: true, message: 'ok' };
    },
    ...responses,
  });
  return { server, notes, page };
}
function Folder() {
  useUndoKey();
  return (
    <FolderContents
      folder={{ ...sampleFolders()[0]!, elements: 25 }}
      readOnly={false}
      onSearch={() => {}}
      actions={() => null}
    />
  );
}
const open = () => renderScreen(<Folder />);
const firstNote = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(firstNote(), { target: { value } });
/** Makes the data stale and focuses this tab again. */
function comeBack() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders']);
  for (const { id } of shownToasts()) closeToast(id);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows a note from another tab, which the undo key then leaves unchanged', async () => {
  const { server, notes } = serveNotes();
  await open();
  await waitFor(firstNote);
  notes.set('r1', 'dall’altra scheda');
  comeBack();
  await waitFor(() => expect(firstNote().value).toBe('dall’altra scheda'));
  type('dall’altra scheda e da questa');
  await waitFor(() => expect(notes.get('r1')).toBe('dall’altra scheda e da questa'));
  expect(server.asked('projects.setNote')).toHaveLength(1);
});

it('keeps the input if the note was changed elsewhere', async () => {
  const { notes } = serveNotes();
  await open();
  await waitFor(firstNote);
  type('mio');
  notes.set('r1', 'altrui');
  comeBack();
  await waitFor(() => expect(notes.get('r1')).toBe('mio'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(firstNote().value).toBe('mio');
});

it('saves a note while more results are loading, and loads them', async () => {
  let release = () => {};
  const waits = new Promise<void>((resolve) => (release = resolve));
  let requestCount = 0;
  const { notes, page } = serveNotes({
    'projects.elements': async (input) => {
      if (input.after > 0 && ++requestCount === 1) await waits;
      return page(input);
    },
  });
  await open();
  await waitFor(firstNote);
  await screen.findByText('Caricamento: 20 di 25 risultati');
  type('nota');
  fireEvent.blur(firstNote());
  await waitFor(() => expect(notes.get('r1')).toBe('nota'));
  await screen.findByText('Nota salvata');
  release();
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(firstNote().value).toBe('nota');
});

const rows = () => [...document.querySelectorAll('[data-element]')];
const undo = () => fireEvent.keyDown(document.body, { key: 'z' });
const write = async (text: string, notes: ReadonlyMap<string, string>) => {
  fireEvent.focus(firstNote());
  type(text);
  fireEvent.blur(firstNote());
  await waitFor(() => expect(notes.get('r1')).toBe(text));
};

it('undoes writing, changing and clearing a note by key, and names the action', async () => {
  const { notes } = serveNotes();
  await open();
  await waitFor(firstNote);
  await write('uno', notes);
  await write('uno e due', notes);
  await write('', notes);
  for (const [action, before] of [
    ['svuotata', 'uno e due'],
    ['modificata', 'uno'],
    ['scritta', ''],
  ] as const) {
    undo();
    await screen.findByText(new RegExp(`^Annullato: «Nota ${action}: Cass\\.`));
    expect(notes.get('r1')).toBe(before);
    await waitFor(() => expect(firstNote().value).toBe(before));
  }
});

it('is a single undo action until the field is left, even if another result was opened', async () => {
  const { server, notes } = serveNotes();
  await open();
  await waitFor(firstNote);
  type('pri');
  await waitFor(() => expect(notes.get('r1')).toBe('pri'), { timeout: 3000 });
  await write('primo', notes);
  fireEvent.click(screen.getAllByRole('link')[1]!);
  undo();
  await screen.findByText(/^Annullato: «Nota scritta/);
  expect(notes.get('r1')).toBe('');
  expect(server.asked('projects.setNote').at(-1)).toMatchObject({ note: '', before: 'primo' });
});

it('reports that undo failed if another tab changed the note', async () => {
  const { notes } = serveNotes();
  await open();
  await waitFor(firstNote);
  await write('mia', notes);
  notes.set('r1', 'mia e altrui');
  undo();
  await screen.findByText(/^Non è stato possibile annullare: «Nota scritta/);
  expect(notes.get('r1')).toBe('mia e altrui');
});
