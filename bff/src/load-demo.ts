import type { Deps } from './deps.ts';

/**
 * What only a demo has: its clock, its lawyer's plan and the endpoint that moves the time on. A production never loads it.
 */
export const loadDemo = async ({ config }: Pick<Deps, 'config'>) =>
  config.DEMO && config.NODE_ENV !== 'production' ? import('./features/demo/index.ts') : undefined;
