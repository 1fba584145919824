import type { Config } from '../../config.ts';

export const scopes = { read: 'read', write: 'read write' } as const;
export const scopeOf = (mayWrite: boolean) => (mayWrite ? scopes.write : scopes.read);

/** As long as a code is good: its application fetches the tokens immediately. */
export const codeSeconds = 60;

/** What tokens are for: our one endpoint that takes them. */
export const resourceOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => `${PUBLIC_URL}/mcp`;
/** As clients write it: what they are given, or with the slash that some add to every address. */
export const resourcesOf = (config: Pick<Config, 'PUBLIC_URL'>): string[] => [
  resourceOf(config),
  `${resourceOf(config)}/`,
];
export const isResource = (config: Pick<Config, 'PUBLIC_URL'>, named: string): boolean =>
  resourcesOf(config).includes(named);
