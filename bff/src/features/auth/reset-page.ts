import type { Deps } from '../../deps.ts';

/** Where a password can be reset without a link of ours. */
export const resetPage = ({ config }: Pick<Deps, 'config'>): string => `${config.PUBLIC_URL}/restore`;
