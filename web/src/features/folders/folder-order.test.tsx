import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { closeToast, shownToasts } from '../../lib/toast.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { moved } from './outline-order.ts';
import { pageAfter } from '../../testing/answers/parts.ts';
import { type Responses, Refusal } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleAccount } from '../../testing/samples/accounts.ts';
import { sampleElements, sampleFolders } from '../../testing/samples/folders.ts';
import { sampleResults } from '../../testing/samples/rulings.ts';
import { FolderContents } from './folder-contents.tsx';

function Folder() {
  useUndoKey();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <FolderContents
        folder={{ ...sampleFolders()[0]!, elements: 5 }}
        readOnly={false}
        onSearch={() => {}}
        actions={() => null}
      />
      <output>{search}</output>
      <button onClick={() => void navigate(-1)}>indietro</button>
    </>
  );
}

/** Opens a folder of five results, whose order the server stores. */
async function open(address = '/', responses: Responses = {}) {
  const element = sampleElements()[0]!;
  const [result] = sampleResults();
  const store = { order: ['a', 'b', 'c', 'd', 'e'] };
  const server = serve({
    'projects.elements': (input) => ({
      elements: pageAfter(
        store.order.map((idResult) => ({
          ...element,
          idResult,
          note: '',
          position: idResult.charCodeAt(0),
          indexed: { ...result!, id_new: idResult, sent_numero: String(idResult.charCodeAt(0)) },
        })),
        input,
      ),
    }),
    'projects.moveElement': ({ idResult, after }) => {
      store.order = moved(store.order, idResult, after);
      return { success: true, message: 'ok', order: store.order };
    },
    ...responses,
  });
  await renderScreen(<Folder />, address);
  await waitFor(() => expect(rows()).toHaveLength(5));
  return { server, store };
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-element]')];
const shownIds = () =>
  rows()
    .map((row) => row.dataset['element'])
    .join('');
const row = (id: string) => rows().find((candidate) => candidate.dataset['element'] === id)!;
const link = (id: string) => row(id).querySelector<HTMLElement>('a')!;
const alt = (id: string, key: string) => fireEvent.keyDown(link(id), { key, altKey: true });
const current = () =>
  rows().find((candidate) => candidate.querySelector('[aria-current]'))?.dataset['element'];

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['folders']);
  for (const { id } of shownToasts()) closeToast(id);
});

it('moves by keys: announces each step, sends and undoes once', async () => {
  const { server, store } = await open();
  link('b').focus();
  alt('b', 'ArrowDown');
  await screen.findByText(/: 3 di 5$/);
  alt('b', 'ArrowDown');
  await screen.findByText(/: 4 di 5$/);
  expect(shownIds()).toBe('acdbe');
  expect(document.activeElement).toBe(link('b'));
  await screen.findByText(/^Spostato al n\.\s4: /);
  expect(server.asked('projects.moveElement')).toEqual([{ projectId: 7, idResult: 'b', after: 'd' }]);
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByText(/^Annullato: «Spostato al n\.\s4/);
  expect(store.order.join('')).toBe('abcde');
  expect(shownIds()).toBe('abcde');
  expect(screen.queryByText(/^Spostato/)).toBeNull();
});

it('moves two steps for two quick keys', async () => {
  const { server } = await open();
  alt('b', 'ArrowDown');
  alt('b', 'ArrowDown');
  await screen.findByText(/: 4 di 5$/);
  await screen.findByText(/^Spostato al n\.\s4: /);
  expect(server.asked('projects.moveElement')).toEqual([{ projectId: 7, idResult: 'b', after: 'd' }]);
});

it('moves by the handle’s buttons to both ends, and not beyond', async () => {
  const { store } = await open();
  fireEvent.click(row('c').querySelector('[data-handle]')!);
  fireEvent.click(screen.getByRole('button', { name: 'In fondo' }));
  await waitFor(() => expect(store.order.join('')).toBe('abdec'));
  fireEvent.click(screen.getByRole('button', { name: 'Giù' }));
  fireEvent.click(screen.getByRole('button', { name: 'In cima' }));
  await waitFor(() => expect(store.order.join('')).toBe('cabde'));
  expect(shownIds()).toBe('cabde');
});

it('shows the server’s order after another tab has moved a result too', async () => {
  const { store } = await open();
  store.order = ['e', 'a', 'b', 'c', 'd'];
  alt('a', 'ArrowDown');
  await screen.findByText(/^Spostato/);
  expect(shownIds()).toBe('ebacd');
});

it.each([
  ['service_unavailable', /^Il servizio/],
  ['update_error', /^La cartella è stata modificata altrove\. L’ordine/],
] as const)('returns to its position if the server rejects the move: %s', async (key, message) => {
  await open('/', {
    'projects.moveElement': () => {
      throw new Refusal(key);
    },
  });
  alt('b', 'ArrowUp');
  await waitFor(() => expect(shownIds()).toBe('bacde'));
  await waitFor(() => expect(shownIds()).toBe('abcde'));
  await screen.findByText(message);
});

it('moves by its handle, and stays if Escape is pressed', async () => {
  const { server, store } = await open();
  // jsdom has no layout, so rows get a height of twenty pixels.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = rows().indexOf(this as HTMLElement) * 20;
    return { top, bottom: top + 20, height: 20 } as DOMRect;
  });
  HTMLElement.prototype.setPointerCapture = () => {};
  const handle = row('a').querySelector('[data-handle]')!;
  const drag = (y: number) => {
    fireEvent.pointerDown(handle, { button: 0, clientY: 10 });
    fireEvent.pointerMove(handle, { clientY: 12 });
    fireEvent.pointerMove(handle, { clientY: y });
  };
  drag(55);
  expect(row('c').dataset['drag']).toBe('below');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerUp(handle);
  expect(server.asked('projects.moveElement')).toEqual([]);
  drag(55);
  fireEvent.pointerUp(handle);
  fireEvent.click(handle);
  await waitFor(() => expect(store.order.join('')).toBe('bcade'));
  expect(server.asked('projects.moveElement')).toHaveLength(1);
  // The click that ends a drag opens nothing.
  expect(screen.queryByRole('button', { name: 'In cima' })).toBeNull();
  vi.restoreAllMocks();
});

it('opens the result in the address, and the next results with j and k', async () => {
  await open('/?id=7&risultato=c');
  await waitFor(() => expect(current()).toBe('c'));
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(current()).toBe('d'));
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k' });
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('?id=7&risultato=b'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('reports that the result in the address is missing', async () => {
  await open('/?id=7&risultato=x');
  await screen.findByText('Questo risultato non è nella cartella.');
  expect(current()).toBe('a');
});

it('filters and sorts in the address, while a move applies to the complete folder', async () => {
  await open();
  expect(row('a').querySelector('[data-handle]')).not.toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '99' } });
  await waitFor(() => expect(shownIds()).toBe('c'));
  screen.getByText('1 di 5 risultati');
  expect(document.querySelector('output')?.textContent).toBe('?id=7&filtro=99');
  expect(row('c').querySelector('[data-handle]')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  await screen.findByText('Nessun risultato corrisponde alla ricerca.');
});
