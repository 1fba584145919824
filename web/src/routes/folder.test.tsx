import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../lib/i18n.tsx';
import { api } from '../lib/trpc.ts';
import { Refusal } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleFolders } from '../testing/samples/folders.ts';
import FolderScreen from './folder.tsx';
import Folders from './folders.tsx';

const { project_id: id, name } = sampleFolders()[0]!;

function Way() {
  const navigate = useNavigate();
  return (
    <>
      <Link to={`/projects/details?id=${id}`}>apri</Link>
      <button onClick={() => void navigate(-1)}>indietro</button>
    </>
  );
}
const open = (address: string) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/inizio" element={<p>inizio</p>} />
        <Route path="/projects" element={<Folders />} />
        <Route path="/projects/details" element={<FolderScreen />} />
      </Routes>
      <Way />
    </>,
    address,
  );

/** Serves folders; a deleted folder is not found. */
function serveFolders() {
  let isGone = false;
  const isThere = (folder: { project_id: number }) => !isGone || folder.project_id !== id;
  return serve({
    'projects.list': () => sampleFolders().filter(isThere),
    'projects.byId': (input) => {
      const found = sampleFolders().find((folder) => folder.project_id === input.id && isThere(folder));
      if (!found) throw new Refusal('file_not_found');
      return found;
    },
    'projects.remove': () => {
      isGone = true;
      return { success: true, message: 'folder_deleted' };
    },
    'projects.restore': () => {
      isGone = false;
      return { success: true, message: 'ok' };
    },
  });
}

const heading = () => screen.findByRole('heading', { name, level: 1 });
const press = (label: string) => fireEvent.click(screen.getByText(label));
const remove = async () => {
  fireEvent.click(await screen.findByRole('button', { name: `Elimina la cartella ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Elimina' }));
  await screen.findByText('La cartella è stata eliminata.');
};

beforeEach(() => loadTexts(['folders']));

it('is missing if it was deleted from the list after it was opened, until undo', async () => {
  serveFolders();
  await open(`/projects/details?id=${id}`);
  await heading();
  press('Torna alle cartelle');
  await remove();
  press('indietro');
  await screen.findByText('Questa cartella non esiste o è stata eliminata.');
  expect(screen.queryByRole('heading', { name })).toBeNull();
  press('Ripristina');
  await heading();
});

it('leaves no link to itself in the history when it is deleted', async () => {
  const server = serveFolders();
  await open('/inizio');
  press('apri');
  await heading();
  await remove();
  await screen.findByRole('heading', { name: 'Cartelle', level: 1 });
  // The list was not refetched during navigation.
  await waitFor(() => expect(server.asked('projects.list')).not.toHaveLength(0));
  expect(server.asked('projects.byId')).toHaveLength(1);
  press('indietro');
  await screen.findByText('inizio');
});

it('is missing if it was deleted in another tab', async () => {
  const server = serveFolders();
  await open(`/projects/details?id=${id}`);
  await heading();
  await api.projects.remove.mutate({ id });
  // Removing a result refetches the folder.
  fireEvent.click((await screen.findAllByRole('button', { name: 'Rimuovi dalla cartella' }))[0]!);
  await screen.findByText('Questa cartella non esiste o è stata eliminata.');
  expect(server.asked('projects.byId')).toHaveLength(2);
});
