import { vi } from 'vitest';

/**
 * Fixes the date in tests of stories, so that a picture shows the same date every day. Only `Date`
 * is fixed; timers and `performance` run normally.
 */
vi.setSystemTime('2026-03-10T09:00:00Z');
