import { createStore } from '../../lib/external-store.ts';
import { local } from '../../lib/storage.ts';

/**
 * `dense` shows two lines per result and opens a result in place; `full` shows each result
 * completely.
 */
type Density = 'dense' | 'full';

const chosen = createStore<Density>(local.read('density') === 'full' ? 'full' : 'dense');

export const listDensity = {
  get: chosen.get,
  use: chosen.use,
  set(density: Density) {
    local.write('density', density === 'full' ? density : null);
    chosen.set(density);
  },
};
