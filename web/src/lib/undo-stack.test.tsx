import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';
import { toast } from './toast.ts';
import { pushUndo, undoLast } from './undo-stack.ts';
import { useUndoKey } from './use-undo-key.ts';

const undone = () => undoLast()?.what ?? null;

it('undoes the latest action first, names it, and undoes nothing twice', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo('first', first);
  pushUndo('second', second);
  expect(undone()).toBe('second');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(undone()).toBe('first');
  expect(first).toHaveBeenCalledOnce();
  expect(undone()).toBeNull();
});

it('skips actions that were undone otherwise, and ends with the session', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo('first', first);
  pushUndo('second', second)();
  expect(undone()).toBe('first');
  expect(second).not.toHaveBeenCalled();
  session.begin('token', sampleAccount());
  pushUndo('first', first);
  session.end(null);
  expect(undone()).toBeNull();
});

function Key() {
  useUndoKey();
  return null;
}
const press = () => fireEvent.keyDown(document.body, { key: 'z' });

it('reports a final action, undoes nothing else, and then continues with earlier actions', async () => {
  await renderScreen(<Key />);
  const first = vi.fn();
  act(() => {
    pushUndo('Salvato in «Verdi»', first);
    toast('La carta è stata rimossa.', { isFinal: true });
  });
  press();
  await screen.findByText('Non si può annullare: «La carta è stata rimossa».');
  expect(first).not.toHaveBeenCalled();
  press();
  await screen.findByText('Annullato: «Salvato in «Verdi»».');
  expect(first).toHaveBeenCalledOnce();
});

it('reports successful undo only, and closes the notice', async () => {
  await renderScreen(<Key />);
  let succeed = () => {};
  act(() => {
    toast('La cartella è stata modificata.', {
      actions: [{ label: 'Ripristina', run: () => Promise.reject(new Error('no')), isUndo: true }],
    });
    pushUndo('Nota scritta', () => new Promise<void>((resolve) => (succeed = resolve)));
  });
  press();
  expect(screen.queryByText(/^Annullato/)).toBeNull();
  succeed();
  await screen.findByText('Annullato: «Nota scritta».');
  screen.getByText('La cartella è stata modificata.');
  press();
  await screen.findByText('Non è stato possibile annullare: «La cartella è stata modificata».');
  expect(screen.queryByText('La cartella è stata modificata.')).toBeNull();
});
