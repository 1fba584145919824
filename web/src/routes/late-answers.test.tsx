import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { SaveDialogHost, openFolderChoice } from '../features/folders/save-dialog-host.tsx';
import { loadTexts } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { accountAnswers } from '../testing/answers/account-answers.ts';
import type { Responses } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { administrator, sampleAccount, sampleAccounts } from '../testing/samples/accounts.ts';
import { sampleFolders } from '../testing/samples/folders.ts';
import Admin from './admin.tsx';
import EditUser from './edit-user.tsx';
import FolderScreen from './folder.tsx';
import Folders from './folders.tsx';

/** Response that the test sends. */
function late<T>(value: T) {
  let release = () => {};
  const response = new Promise<T>((resolve) => (release = () => resolve(value)));
  return { answer: () => response, come: () => release() };
}
const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (role: 'dialog' | 'alertdialog', name?: string) =>
  within(await screen.findByRole(role, name === undefined ? {} : { name }));

const [first, second] = sampleFolders() as [
  ReturnType<typeof sampleFolders>[0],
  ReturnType<typeof sampleFolders>[0],
];
const done = { success: true, message: 'ok' as const };
const openFolders = (address: string) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/" element={<p>ricerca</p>} />
        <Route path="/projects" element={<Folders />} />
        <Route path="/projects/details" element={<FolderScreen />} />
        <Route path="/edituser/:id" element={<EditUser />} />
        <Route path="/adminpage" element={<p>elenco</p>} />
      </Routes>
      <Link to="/">altrove</Link>
    </>,
    address,
  );
const serveFolders = (responses: Responses) => serve({ 'projects.byId': () => first, ...responses });

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders', 'admin', 'accounts']);
});

it('does not navigate back after a folder was left during its deletion', async () => {
  const removed = late(done);
  serveFolders({ 'projects.remove': removed.answer });
  await openFolders(`/projects/details?id=${first.project_id}`);
  await press(`Elimina la cartella ${first.name}`);
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Elimina' }));
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Annulla' }));
  fireEvent.click(screen.getByText('altrove'));
  await screen.findByText('ricerca');
  removed.come();
  await screen.findByText('La cartella è stata eliminata.');
  await settled();
  expect(screen.queryByText('ricerca')).not.toBeNull();
});

it('does not navigate back after an account was left during saving', async () => {
  const account = sampleAccounts()[3]!;
  const saved = late(account);
  const server = serve({ ...accountAnswers(account), 'accounts.update': saved.answer });
  await openFolders(`/edituser/${account.id}`);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nome' }), { target: { value: 'Anna' } });
  await press('Salva');
  await waitFor(() => expect(server.asked('accounts.update')).toHaveLength(1));
  fireEvent.click(screen.getByText('altrove'));
  await press('Esci senza salvare');
  await screen.findByText('ricerca');
  saved.come();
  await settled();
  expect(screen.queryByText('ricerca')).not.toBeNull();
});

it('keeps the dialog of another folder open after a closed dialog has saved', async () => {
  const removed = late(done);
  serveFolders({ 'projects.remove': removed.answer });
  await openFolders('/projects');
  await press(`Elimina la cartella ${first.name}`);
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Elimina' }));
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Annulla' }));
  await press(`Modifica la cartella ${second.name}`);
  await dialog('dialog', 'Modifica la cartella');
  removed.come();
  await settled();
  await screen.findByText('La cartella è stata eliminata.');
  expect(screen.queryByRole('dialog', { name: 'Modifica la cartella' })).not.toBeNull();
});

it('keeps the dialog of another account open after a closed dialog has saved', async () => {
  const [, first, other] = sampleAccounts();
  const removed = late({ success: true, message: 'user_profile_deleted' as const });
  serve({ ...accountAnswers(administrator()), 'accounts.remove': removed.answer });
  await renderScreen(<Admin />, '/adminpage');
  await press(`Elimina ${first!.name} ${first!.surname}`);
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Elimina l’utente' }));
  fireEvent.click((await dialog('alertdialog')).getByRole('button', { name: 'Chiudi' }));
  await press(`Elimina ${other!.name} ${other!.surname}`);
  removed.come();
  await settled();
  expect((await dialog('alertdialog')).getByText(new RegExp(other!.email))).toBeTruthy();
});

it('keeps the next folder choice open after the previous dialog has saved', async () => {
  const added = late(done);
  const [a, b] = [sampleResult(), { ...sampleResult(), id_new: 'altra-m1' }];
  serve({ 'projects.addElement': added.answer, 'projects.holding': () => [] });
  await renderScreen(<SaveDialogHost />);
  openFolderChoice([{ result: a, query: '' }]);
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(first.name) }));
  await press('Salva');
  await press('Annulla');
  openFolderChoice([{ result: b, query: '' }]);
  await screen.findByRole('dialog');
  added.come();
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
