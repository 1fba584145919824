import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '../../lib/toast.ts';
import { done } from '../../testing/answers/parts.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { SaveDialog } from './save-dialog.tsx';

const onClose = vi.fn();
let server = serve();
beforeEach(() => {
  onClose.mockReset();
  server = serve();
  // Removes notices of the previous test.
  for (const { id } of shownToasts()) closeToast(id);
});
const open = async () => {
  await renderScreen(<SaveDialog finds={[{ result: sampleResult(), query: 'danno' }]} onClose={onClose} />);
  await screen.findByRole('checkbox', { name: /Rossi/ });
};
const name = () => screen.getByLabelText('Cartella');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });

it('saves to the selected folder', async () => {
  await open();
  expect(button('Salva').disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /Rossi/ }));
  fireEvent.click(button('Salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('projects.addElement')).toEqual([
    expect.objectContaining({
      id: 7,
      projectelement: expect.objectContaining({ idResult: 'r1', query: 'danno' }),
    }),
  ]);
});

it('selects an existing folder by its typed name', async () => {
  await open();
  type('locazioni COMMERCIALI ');
  fireEvent.click(button('Salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('projects.addElement')).toEqual([expect.objectContaining({ id: 8 })]);
});

it('creates a folder only with a description', async () => {
  await open();
  type('Nuova pratica');
  expect(button('Crea e salva').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Descrizione/), { target: { value: 'Sinistro' } });
  fireEvent.click(button('Crea e salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('projects.create')).toEqual([
    expect.objectContaining({ name: 'Nuova pratica', description: 'Sinistro' }),
  ]);
});

it('reports a name that is too long and truncates the input at 255', async () => {
  await open();
  type('x'.repeat(300));
  expect(screen.getByText('Il nome di una cartella ha al massimo 50 caratteri.')).toBeTruthy();
  expect((name() as HTMLInputElement).value).toHaveLength(255);
  expect(button('Salva').disabled).toBe(true);
});

it('keeps the input and reports it if the folder exists', async () => {
  serve({ 'projects.create': () => ({ ...done('folder_name_exists')(), success: false, project: null }) });
  await open();
  type('Nuova pratica');
  fireEvent.change(screen.getByLabelText(/Descrizione/), { target: { value: 'Sinistro' } });
  fireEvent.click(button('Crea e salva'));
  await screen.findByText(/ne esiste già una con questo nome/);
  expect(onClose).not.toHaveBeenCalled();
  expect((name() as HTMLInputElement).value).toBe('Nuova pratica');
});

it('saves with Enter to the first folder that matches, without creating one', async () => {
  await open();
  type('loc');
  expect(screen.getByText('Invio salva in «Locazioni commerciali».')).toBeTruthy();
  expect(screen.queryByLabelText(/Descrizione/)).toBeNull();
  fireEvent.submit(name().closest('form')!);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('projects.addElement')).toEqual([expect.objectContaining({ id: 8 })]);
});

it('creates a folder whose name is part of another name', async () => {
  await open();
  type('Rossi');
  fireEvent.click(button('Nuova cartella «Rossi»'));
  fireEvent.change(screen.getByLabelText(/Descrizione/), { target: { value: 'Sinistro' } });
  fireEvent.click(button('Crea e salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('projects.create')).toEqual([expect.objectContaining({ name: 'Rossi' })]);
});

it('moves with the arrow keys from the field through the folders', async () => {
  await open();
  name().focus();
  fireEvent.keyDown(name(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Rossi/ }));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(name());
});

it('undoes the save', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Rossi/ }));
  fireEvent.click(button('Salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const notice = (await screen.findByText(/^Salvato in «.*Rossi/)).parentElement!;
  fireEvent.click(within(notice).getByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(server.asked('projects.removeElement')).toHaveLength(1));
});
