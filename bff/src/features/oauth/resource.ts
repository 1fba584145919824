import type { Config } from '../../config.ts';

export const scopes = { read: 'read', write: 'read write' } as const;
export const scopeOf = (mayWrite: boolean) => (mayWrite ? scopes.write : scopes.read);

/** Validity of an authorisation code in seconds. Applications redeem it immediately. */
export const codeSeconds = 60;

/** Audience of tokens: the MCP endpoint, which is the only endpoint that accepts them. */
export const resourceOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => `${PUBLIC_URL}/mcp`;
/**
 * Accepted forms of the resource indicator: as published, or with a trailing slash, which some
 * clients add.
 */
export const resourcesOf = (config: Pick<Config, 'PUBLIC_URL'>): string[] => [
  resourceOf(config),
  `${resourceOf(config)}/`,
];
export const isResource = (config: Pick<Config, 'PUBLIC_URL'>, named: string): boolean =>
  resourcesOf(config).includes(named);
