import type { Config } from '../../config.ts';

export const scopes = { read: 'read', write: 'read write' } as const;
export const scopeOf = (mayWrite: boolean) => (mayWrite ? scopes.write : scopes.read);

/** What tokens are for: our one door that takes them. */
export const resourceOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => `${PUBLIC_URL}/mcp`;
/** As clients write it. */
export const isResource = (config: Pick<Config, 'PUBLIC_URL'>, named: string): boolean =>
  named === resourceOf(config) || named === `${resourceOf(config)}/`;
