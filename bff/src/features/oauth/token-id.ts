import { hashToken } from '../../adapters/tokens.ts';

/**
 * Returns the key under which a token is stored. It contains only the token's hash, so that a
 * database reader cannot use the token.
 */
export const tokenId = (kind: string, token: string): string => `${kind}:${hashToken(token)}`;
