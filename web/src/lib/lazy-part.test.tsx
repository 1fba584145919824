import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chunkOutOfReach, withoutLine } from '../testing/chunk-out-of-reach.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import { outage } from './trpc.ts';

withoutLine();

test('reports and closes a dialog that fails to load, and opens it on the next click', async () => {
  const { load, comeBack } = chunkOutOfReach(({ onClose }: { onClose: () => void }) => (
    <button onClick={onClose}>Salva</button>
  ));
  const Dialog = lazyDialog(load);
  const onClose = vi.fn();
  const { unmount } = await renderScreen(<Dialog onClose={onClose} />);
  await screen.findByText(/La connessione si è interrotta/);
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  comeBack();
  await renderScreen(<Dialog onClose={onClose} />);
  await screen.findByRole('button', { name: 'Salva' });
  expect(outage.get()).toBe(false);
});

test('retries a part in place if it fails to load', async () => {
  const { load, comeBack } = chunkOutOfReach(({ text }: { text: string }) => <p>{text}</p>);
  const Part = lazyPart(load, ({ error, onRetry }) =>
    error === undefined ? <p>In arrivo</p> : <button onClick={onRetry}>Riprova</button>,
  );
  await renderScreen(<Part text="Testo integrale" />);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  comeBack();
  act(() => retry.click());
  await screen.findByText('Testo integrale');
});
