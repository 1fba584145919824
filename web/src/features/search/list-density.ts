import { createStore } from '../../lib/external-store.ts';
import { local } from '../../lib/storage.ts';

/** Whether results are listed in two lines each, one of them opened in place, or in full. */
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
