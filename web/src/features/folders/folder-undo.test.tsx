import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { closeToast, shownToasts } from '../../lib/toast.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleFolders } from '../../testing/samples/folders.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

const [folder] = sampleFolders();

/** Serves one folder; each change creates a new version. */
function serveFolder(elements = 0) {
  const store = { now: { ...folder!, elements }, isGone: false, version: 0 };
  const change = (fields: { name: string; description: string }) => {
    store.version += 1;
    store.now = { ...store.now, ...fields, updatedAt: new Date(store.version).toISOString() };
    return { success: true, message: 'folder_description_modified' as const, project: store.now };
  };
  const server = serve({
    'projects.list': () => [],
    'projects.byId': () => store.now,
    'projects.create': ({ name, description }) => change({ name, description }),
    'projects.update': ({ project: { name, description } }) => change({ name, description }),
    'projects.remove': () => {
      store.isGone = true;
      return { success: true, message: 'folder_deleted' };
    },
  });
  return { store, server, change };
}
function Screen({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  useUndoKey();
  const [isOpen, setOpen] = useState(true);
  return isOpen && dialog(() => setOpen(false));
}
const open = (dialog: (close: () => void) => ReactNode) => renderScreen(<Screen dialog={dialog} />);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const undo = () => fireEvent.keyDown(document.body, { key: 'z' });

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders']);
  for (const { id } of shownToasts()) closeToast(id);
});

it('restores the name and the description of an edited folder', async () => {
  const { store } = serveFolder();
  await open((close) => <FolderDialog folder={folder} onClose={close} />);
  await type('Nome', 'Bianchi');
  await type('Descrizione', 'Altra causa');
  press('Salva');
  await screen.findByText('La cartella è stata modificata.');
  expect(store.now.name).toBe('Bianchi');
  undo();
  await screen.findByText('Annullato: «La cartella è stata modificata».');
  expect(store.now).toMatchObject({ name: folder!.name, description: folder!.description });
  expect(screen.queryByText('La cartella è stata modificata.')).toBeNull();
});

it('keeps later changes of others and reports that undo failed', async () => {
  const { store, change } = serveFolder();
  await open((close) => <FolderDialog folder={folder} onClose={close} />);
  await type('Nome', 'Bianchi');
  press('Salva');
  await screen.findByText('La cartella è stata modificata.');
  change({ name: 'Verdi', description: 'da un’altra scheda' });
  undo();
  await screen.findByText('Non è stato possibile annullare: «La cartella è stata modificata».');
  expect(store.now.name).toBe('Verdi');
});

it('undoes the creation of a folder unless rulings were added since', async () => {
  const { store } = serveFolder();
  await open((close) => <FolderDialog onClose={close} />);
  await type('Nome', 'Nuova');
  await type('Descrizione', 'Sinistro');
  press('Salva');
  await screen.findByText('La cartella è stata creata.');
  store.now = { ...store.now, elements: 2 };
  press('Ripristina');
  await screen.findByText('Non è stato possibile annullare: «La cartella è stata creata».');
  expect(store.isGone).toBe(false);
});

it('removes a folder together with its content', async () => {
  const { store } = serveFolder(1);
  await open((close) => <SaveDialog finds={[{ result: sampleResult(), query: 'danno' }]} onClose={close} />);
  await waitFor(() => expect(screen.getByLabelText('Cartella')).not.toBeNull());
  fireEvent.change(screen.getByLabelText('Cartella'), { target: { value: 'Nuova' } });
  fireEvent.change(await screen.findByLabelText(/^Descrizione/), { target: { value: 'Sinistro' } });
  press('Crea e salva');
  await screen.findByText('Salvato in «Nuova»');
  undo();
  await screen.findByText('Annullato: «Salvato in «Nuova»».');
  expect(store.isGone).toBe(true);
});
