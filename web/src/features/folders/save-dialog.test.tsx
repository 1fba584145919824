import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { SaveDialog } from './save-dialog.tsx';

const calls = vi.hoisted(() => ({ add: vi.fn(), create: vi.fn(), invalidate: vi.fn() }));
const folders = [
  { project_id: 7, name: 'Locazioni', description: 'd', elements: 2 },
  { project_id: 8, name: 'Rossi c. Bianchi', description: 'd', elements: 0 },
];
vi.mock('../../lib/trpc.ts', () => ({
  trpc: {
    useUtils: () => ({
      projects: { list: { invalidate: calls.invalidate }, elements: { invalidate: calls.invalidate } },
    }),
    projects: {
      list: { useQuery: () => ({ data: folders, isPending: false, isError: false }) },
      addElement: { useMutation: () => ({ mutateAsync: calls.add, isPending: false }) },
      create: { useMutation: () => ({ mutateAsync: calls.create, isPending: false }) },
    },
  },
}));

const onSaved = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  for (const call of [calls.add, calls.create, onSaved, onClose])
    call.mockReset().mockResolvedValue({ success: true });
});
const open = () =>
  renderScreen(<SaveDialog result={sampleResult()} query="danno" onClose={onClose} onSaved={onSaved} />);
const name = () => screen.getByLabelText('Cartella');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const button = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });

it('saves to the folder that was chosen', async () => {
  await open();
  expect(button('Salva').disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Rossi/ }));
  fireEvent.click(button('Salva'));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls.add).toHaveBeenCalledWith(
    expect.objectContaining({
      projectId: 8,
      projectelement: expect.objectContaining({ idResult: 'r1', query: 'danno' }),
    }),
  );
});

it('takes a typed name that exists for that folder', async () => {
  await open();
  type('locazioni');
  fireEvent.click(button('Salva'));
  await waitFor(() => expect(calls.add).toHaveBeenCalledWith(expect.objectContaining({ projectId: 7 })));
});

it('creates a folder only with a description', async () => {
  await open();
  type('Nuova pratica');
  expect(button('Crea e salva').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Descrizione/), { target: { value: 'Sinistro' } });
  fireEvent.click(button('Crea e salva'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.create).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Nuova pratica', description: 'Sinistro' }),
  );
});

it('says when a name is too long, and cuts what is typed at 255', async () => {
  await open();
  type('x'.repeat(300));
  expect(screen.getByText('Il nome di una cartella ha al massimo 50 caratteri.')).toBeTruthy();
  expect((name() as HTMLInputElement).value).toHaveLength(255);
  expect(button('Salva').disabled).toBe(true);
});

it('keeps everything and says so when the folder turns out to exist', async () => {
  calls.create.mockResolvedValue({ success: false });
  await open();
  type('Nuova pratica');
  fireEvent.change(screen.getByLabelText(/Descrizione/), { target: { value: 'Sinistro' } });
  fireEvent.click(button('Crea e salva'));
  await screen.findByText(/ne esiste già una con questo nome/);
  expect(onClose).not.toHaveBeenCalled();
  expect((name() as HTMLInputElement).value).toBe('Nuova pratica');
});
