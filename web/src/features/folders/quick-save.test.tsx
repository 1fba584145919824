import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { local } from '../../lib/storage.ts';
import { closeToast, shownToasts } from '../../lib/toast.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { SaveDialogHost } from './save-dialog-host.tsx';
import { lastFolder } from './last-folder.ts';
import { useQuickSave } from './quick-save.tsx';

const finds = [{ result: sampleResult(), query: 'danno' }];
function Screen() {
  const save = useQuickSave();
  return <button onClick={() => void save(finds)}>s</button>;
}
/** Screen that can be left, in the usual providers. */
function App() {
  const [isHere, setHere] = useState(true);
  useUndoKey();
  return (
    <>
      {isHere && <Screen />}
      <button onClick={() => setHere(false)}>leave</button>
      <SaveDialogHost />
    </>
  );
}
const press = async (times = 1) => {
  await renderScreen(<App />);
  for (let i = 0; i < times; i++) fireEvent.click(screen.getByRole('button', { name: 's' }));
};
beforeEach(() => {
  local.clear();
  // Removes notices of the previous test.
  for (const { id } of shownToasts()) closeToast(id);
});

it('opens the dialog the first time', async () => {
  serve();
  await press();
  await screen.findByRole('dialog', { name: 'Salva in una cartella' });
});

it('saves once to the folder used last, with undo', async () => {
  const server = serve();
  lastFolder.set(8);
  await press(2);
  await screen.findByText('Salvato in «Locazioni commerciali»');
  expect(server.asked('projects.addElement')).toEqual([expect.objectContaining({ id: 8 })]);
  fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() =>
    expect(server.asked('projects.removeElement')).toEqual([{ projectId: 8, idResult: 'r1' }]),
  );
});

it('is undone once by key, even after its notice closed', async () => {
  const server = serve();
  lastFolder.set(8);
  await press();
  await screen.findByText('Salvato in «Locazioni commerciali»');
  for (const { id } of shownToasts()) closeToast(id);
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  field.remove();
  for (const keys of [{ key: 'z', ctrlKey: true }, { key: 'z' }]) fireEvent.keyDown(document.body, keys);
  await waitFor(() =>
    expect(server.asked('projects.removeElement')).toEqual([{ projectId: 8, idResult: 'r1' }]),
  );
  await screen.findByText(/^Annullato: «/);
});

/** Saves to folder 8, then clicks "change" on another screen. */
const change = async () => {
  const server = serve({
    'projects.holding': () =>
      server.asked('projects.addElement').length > 0 ? [{ idResult: 'r1', projectIds: [8] }] : [],
  });
  lastFolder.set(8);
  await press();
  const button = await screen.findByRole('button', { name: 'Cambia' });
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Salva in una cartella' }));
  const old = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Locazioni/ });
  expect(old.checked).toBe(false);
  return { server, dialog };
};

it('moves to another folder by "change", even after the screen was left', async () => {
  const { server, dialog } = await change();
  expect(dialog.getByRole('button', { name: 'Salva' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('checkbox', { name: /Rossi/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked('projects.removeElement')).toEqual([{ projectId: 8, idResult: 'r1' }]);
  expect(server.asked('projects.addElement')).toEqual([
    expect.objectContaining({ id: 8 }),
    expect.objectContaining({ id: 7 }),
  ]);
});

it('keeps everything if no other folder is selected', async () => {
  const { server, dialog } = await change();
  fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked('projects.removeElement')).toEqual([]);
});

it('opens the dialog if the folder contains the result or was deleted', async () => {
  const server = serve({ 'projects.holding': () => [{ idResult: 'r1', projectIds: [8] }] });
  lastFolder.set(8);
  await press();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Locazioni/ })).checked).toBe(true);
  expect(server.asked('projects.addElement')).toEqual([]);
});
