import type { Deps } from './deps.ts';

/**
 * Loads the demo's parts: its clock, its lawyer's plan and the endpoint that moves the time. A
 * production server never loads them.
 */
export const loadDemo = async ({ config }: Pick<Deps, 'config'>) =>
  config.DEMO && config.NODE_ENV !== 'production' ? import('./features/demo/index.ts') : undefined;
