import type { AccessEntry } from '@massima/contract/access';
import type { Outputs } from '../../lib/trpc.ts';
import { samplePrices } from './connections.ts';

const entry = (kind: AccessEntry['kind'], overrides: Partial<AccessEntry> = {}): AccessEntry => ({
  kind,
  id: 1,
  name: '',
  may: 'prove',
  made_at: '2025-10-01T09:00:00.000Z',
  last_used_at: null,
  until: null,
  is_this: false,
  ...overrides,
});

/** Entries of every kind. */
export const sampleAccess = (): Outputs['access']['list'] => ({
  entries: [
    entry('session', {
      name: 'Firefox, Windows',
      may: 'everything',
      last_used_at: '2025-11-20T09:42:00.000Z',
      is_this: true,
    }),
    entry('device', { name: 'Safari, iOS', may: 'skip_factor', until: '2025-12-12T09:00:00.000Z' }),
    entry('passkey', { name: 'Portatile' }),
    entry('app'),
    entry('recovery'),
    entry('key', { name: 'Script', may: 'read', until: '2026-11-12T09:00:00.000Z' }),
    entry('application', {
      name: 'Claude Desktop (claude.ai)',
      may: 'write',
      last_used_at: '2025-11-20T09:42:00.000Z',
      until: '2026-11-12T09:00:00.000Z',
    }),
    entry('feed', { may: 'news' }),
    entry('share', {
      name: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123',
      may: 'ruling',
      until: '2025-12-12T09:00:00.000Z',
    }),
  ],
  waiting: { address_change: null, reset: null },
  spending: samplePrices.spending,
});
