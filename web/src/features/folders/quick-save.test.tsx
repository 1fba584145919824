import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { local } from '../../lib/storage.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { lastFolder } from './last-folder.ts';
import { useQuickSave } from './quick-save.tsx';

const founds = [{ result: sampleResult(), query: 'danno' }];
function Screen() {
  const { save, dialog } = useQuickSave();
  return (
    <>
      <button onClick={() => void save(founds)}>s</button>
      {dialog}
    </>
  );
}
const press = async (times = 1) => {
  await renderScreen(<Screen />);
  for (let i = 0; i < times; i++) fireEvent.click(screen.getByRole('button', { name: 's' }));
};
beforeEach(() => local.clear());

it('asks the first time', async () => {
  serve();
  await press();
  await screen.findByRole('dialog', { name: 'Salva in una cartella' });
});

it('saves to the folder used last, once, and takes it back', async () => {
  const server = serve();
  lastFolder.set(8);
  await press(2);
  await screen.findByText('Salvato in «Locazioni commerciali»');
  expect(server.asked('projects.addElement')).toEqual([expect.objectContaining({ id: 8 })]);
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() =>
    expect(server.asked('projects.removeElement')).toEqual([{ projectId: 8, idResult: 'r1' }]),
  );
});

it('moves to another folder with "change"', async () => {
  const server = serve();
  lastFolder.set(8);
  await press();
  fireEvent.click(await screen.findByRole('button', { name: 'Cambia' }));
  await screen.findByRole('dialog', { name: 'Salva in una cartella' });
  expect(server.asked('projects.removeElement')).toHaveLength(1);
});

it('asks where that folder holds the result already, or is gone', async () => {
  const server = serve({ 'projects.holding': () => [{ idResult: 'r1', projectIds: [8] }] });
  lastFolder.set(8);
  await press();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Locazioni/ })).checked).toBe(true);
  expect(server.asked('projects.addElement')).toEqual([]);
});
