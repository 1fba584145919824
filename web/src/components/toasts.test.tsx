import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeToast, shownToasts, toast } from '../lib/toast.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <button onClick={() => setOpen(['A'])}>open A</button>
      {open.includes('A') && (
        <Dialog title="A" onClose={() => setOpen([])}>
          <button onClick={() => setOpen(['A', 'B'])}>open B</button>
          {open.includes('B') && (
            <Dialog title="B" onClose={() => setOpen(['A'])}>
              {null}
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Returns the innermost dialog around a notice, or null. */
const placeOf = (text: string) =>
  screen.queryByText(text)?.closest('[role=alert], [role=status]')?.closest('dialog');

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
});

it('appears in the topmost dialog and stays when that closes', async () => {
  await renderScreen(<Screen />);
  press('open A');
  const a = await dialog('A');
  toast('Non salvato.', { tone: 'error' });
  await waitFor(() => expect(placeOf('Non salvato.')).toBe(a));
  press('open B');
  const b = await dialog('B');
  await waitFor(() => expect(placeOf('Non salvato.')).toBe(b));
  for (const toast of [b, a]) {
    fireEvent.click(toast.querySelector('button[aria-label=Chiudi]')!);
    await waitFor(() => expect(toast.isConnected).toBe(false));
  }
  await waitFor(() => expect(placeOf('Non salvato.')).toBeNull());
});

it('is inserted into existing regions', async () => {
  await renderScreen(<Screen />);
  press('open A');
  const a = await dialog('A');
  const region = await waitFor(() => {
    const found = a.querySelector('[role=alert]');
    expect(found).not.toBeNull();
    return found;
  });
  toast('Non salvato.', { tone: 'error' });
  expect((await screen.findByText('Non salvato.')).closest('[role=alert]')).toBe(region);
});

it('closes after its time despite opened dialogs, except on hover', async () => {
  await renderScreen(<Screen />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  toast('Non salvato.', { tone: 'error', ms: 10_000 });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  press('open A');
  await act(() => vi.advanceTimersByTimeAsync(500));
  const notice = screen.getByText('Non salvato.').parentElement!;
  expect(placeOf('Non salvato.')).toBe(screen.getByRole('dialog', { name: 'A' }));
  fireEvent.pointerEnter(notice);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.pointerLeave(notice);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(shownToasts()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shownToasts()).toHaveLength(0);

  toast('Non salvato.', { tone: 'error', ms: 10_000 });
  await act(() => vi.advanceTimersByTimeAsync(9900));
  press('open B');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(shownToasts()).toHaveLength(0);
});

it('is not drawn over a dialog that opened after it if it reports success', async () => {
  await renderScreen(<Screen />);
  toast('Salvato.');
  press('open A');
  const a = await dialog('A');
  toast('Copiato.');
  await waitFor(() => expect(placeOf('Copiato.')).toBe(a));
  expect(screen.queryByText('Salvato.')).toBeNull();
  fireEvent.click(a.querySelector('button[aria-label=Chiudi]')!);
  await waitFor(() => expect(placeOf('Salvato.')).toBeNull());
  expect(screen.getByText('Salvato.')).toBeDefined();
});
