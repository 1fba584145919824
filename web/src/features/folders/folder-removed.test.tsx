import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { pageAfter } from '../../testing/answers/parts.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleElements, sampleFolders } from '../../testing/samples/folders.ts';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { FolderContents } from './folder-contents.tsx';
import { type FolderChanges, useFolderChanges } from './use-folder-changes.ts';

const folder = { ...sampleFolders()[0]!, elements: 45 };
const elsewhere = folder.project_id + 1000;
const [result] = sampleResults();

function Change({ name, changes }: { name: string; changes: FolderChanges }) {
  const { apply } = useFolderChanges();
  return <button onClick={() => void apply(changes)}>{name}</button>;
}

function Folder() {
  useUndoKey();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(false)}>esci</button>
      <button onClick={() => setOpen(true)}>rientra</button>
      {isOpen && <FolderContents folder={folder} readOnly={false} onSearch={() => {}} actions={() => null} />}
    </>
  );
}

/** Opens a folder of 45 rulings next to controls that save and move a ruling elsewhere. */
async function open() {
  const element = sampleElements()[0]!;
  let ids = Array.from({ length: 45 }, (_, i) => `r${i + 1}`);
  let release = () => {};
  const rest = new Promise<void>((resolve) => (release = resolve));
  const leave = (removedId: string) => {
    ids = ids.filter((id) => id !== removedId);
  };
  const server = serve({
    'projects.elements': async (input) => {
      // The test decides when the rest is sent.
      if (input.after > 0) await rest;
      return {
        elements: pageAfter(
          ids.map((idResult) => ({
            ...element,
            idResult,
            note: idResult,
            position: Number(idResult.slice(1)),
          })),
          input,
        ),
      };
    },
    'projects.removeElement': ({ idResult }) => {
      leave(idResult);
      return { success: true, message: 'ok' };
    },
    'projects.restoreElement': ({ idResult }) => {
      ids = [idResult, ...ids];
      return { success: true, message: 'ok' };
    },
  });
  const saved = { projectId: elsewhere, found: { result: result!, query: '' } };
  await renderScreen(
    <>
      <Folder />
      <Change name="altrove" changes={{ add: [saved], remove: [] }} />
      <Change
        name="sposta"
        changes={{ add: [saved], remove: [{ projectId: folder.project_id, idResult: 'r2' }] }}
      />
    </>,
  );
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return { server, leave, release };
}
// Queried by selector, because roles of 45 rows take seconds.
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-element]')];
/** Returns the rows that were not removed here. */
const visibleIds = () =>
  rows()
    .filter((row) => row.querySelector('a'))
    .map((row) => row.dataset['element']);
const press = (name: string) => fireEvent.click(screen.getByText(name));
const removeFirst = async () => {
  fireEvent.click((await screen.findAllByLabelText('Rimuovi dalla cartella'))[0]!);
  await screen.findByText('Ripristina');
};
const loadAll = () => waitFor(() => expect(screen.queryByText(/^Caricamento: /)).toBeNull());
const all = Array.from({ length: 45 }, (_, i) => `r${i + 1}`);

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders']);
});

it('keeps removed rulings for undo without duplicates while another is saved elsewhere', async () => {
  const { server, release } = await open();
  await removeFirst();
  press('altrove');
  await waitFor(() => expect(server.asked('projects.addElement')).toHaveLength(1));
  release();
  await loadAll();
  screen.getByText('Ripristina');
  expect(visibleIds()).toEqual(all.filter((id) => id !== 'r1'));
});

it('removes the rows that moved to another folder, and keeps the others', async () => {
  const { release } = await open();
  await removeFirst();
  press('sposta');
  await waitFor(() => expect(visibleIds()).not.toContain('r2'));
  release();
  await loadAll();
  screen.getByText('Ripristina');
  expect(visibleIds()).toEqual(all.filter((id) => id !== 'r1' && id !== 'r2'));
});

it('shows remaining rulings once if another tab removed some', async () => {
  const { leave, release } = await open();
  await removeFirst();
  for (const id of ['r3', 'r4', 'r20']) leave(id);
  release();
  await loadAll();
  // Shown rows stay until a reload.
  expect(visibleIds()).toEqual(all.filter((id) => id !== 'r1'));
});

it('is undone by key after the folder was left, and is listed on return', async () => {
  const { server } = await open();
  await removeFirst();
  press('esci');
  expect(rows()).toHaveLength(0);
  press('rientra');
  await waitFor(() => expect(visibleIds()).toContain('r2'));
  expect(visibleIds()).not.toContain('r1');
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByText(/^Annullato: «Rimosso dalla cartella: /);
  expect(server.asked('projects.restoreElement')).toEqual([{ projectId: folder.project_id, idResult: 'r1' }]);
  await waitFor(() => expect(visibleIds()).toContain('r1'));
});
