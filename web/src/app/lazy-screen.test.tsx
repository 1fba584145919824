import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { outage } from '../lib/trpc.ts';
import { chunkOutOfReach, withoutLine } from '../testing/chunk-out-of-reach.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { lazyScreen } from './lazy-screen.tsx';

withoutLine();

test('treats a screen that fails to load as an outage and opens it afterwards', async () => {
  const { load, comeBack } = chunkOutOfReach({ default: () => <p>Cartelle</p> });
  const Screen = lazyScreen(load);
  const { unmount } = await renderScreen(<Screen />);
  await waitFor(() => expect(outage.get()).toBe(true));
  // The outage watch opens the maintenance page and returns.
  unmount();
  comeBack();
  await renderScreen(<Screen />);
  await screen.findByText('Cartelle');
});
