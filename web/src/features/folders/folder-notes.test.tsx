import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { pageAfter } from '../../testing/answers/parts.ts';
import type { Answers } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleElements, sampleFolders } from '../../testing/samples/folders.ts';
import { FolderContents } from './folder-contents.tsx';

/** Two pages; notes as the server keeps them. */
function serveNotes(answers: Answers = {}) {
  const notes = new Map<string, string>();
  const element = sampleElements()[0]!;
  const ids = Array.from({ length: 25 }, (_, i) => `r${i + 1}`);
  const page: NonNullable<Answers['projects.elements']> = (asked) => ({
    elements: pageAfter(
      ids.map((idResult, i) => ({ ...element, idResult, note: notes.get(idResult) ?? '', position: i + 1 })),
      asked,
    ),
  });
  const server = serve({
    'projects.elements': page,
    'projects.setNote': ({ idResult, note }) => {
      notes.set(idResult, note);
      return { success: true, message: 'ok' };
    },
    ...answers,
  });
  return { server, notes, page };
}
const open = () =>
  renderScreen(
    <FolderContents
      folder={{ ...sampleFolders()[0]!, elements: 25 }}
      readOnly={false}
      onSearch={() => {}}
      actions={() => null}
    />,
  );
const firstNote = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')[0]!;
const type = (value: string) => fireEvent.change(firstNote(), { target: { value } });
/** What was read has become stale, and this tab gets the focus again. */
function comeBack() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders']);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows a note that was written in another tab, which the next key then does not undo', async () => {
  const { server, notes } = serveNotes();
  await open();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(20));
  notes.set('r1', 'dall’altra scheda');
  comeBack();
  await waitFor(() => expect(firstNote().value).toBe('dall’altra scheda'));
  type('dall’altra scheda e da questa');
  await waitFor(() => expect(notes.get('r1')).toBe('dall’altra scheda e da questa'));
  expect(server.asked('projects.setNote')).toHaveLength(1);
});

it('keeps what is being typed here whatever was written elsewhere', async () => {
  const { notes } = serveNotes();
  await open();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(20));
  type('mio');
  notes.set('r1', 'altrui');
  comeBack();
  await waitFor(() => expect(notes.get('r1')).toBe('mio'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(firstNote().value).toBe('mio');
});

it('keeps a note that is saved while more results are loading, and loads them', async () => {
  let come = () => {};
  const waits = new Promise<void>((resolve) => (come = resolve));
  let asked = 0;
  const { notes, page } = serveNotes({
    'projects.elements': async (input) => {
      if (input.after > 0 && ++asked === 1) await waits;
      return page(input);
    },
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Mostra altri risultati' }));
  type('nota');
  fireEvent.blur(firstNote());
  await waitFor(() => expect(notes.get('r1')).toBe('nota'));
  await screen.findByText('Nota salvata');
  come();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(25));
  expect(firstNote().value).toBe('nota');
});
