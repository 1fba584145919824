import { hashToken } from '../../adapters/tokens.ts';

/** As tokens are stored: who reads the database cannot use them. */
export const tokenId = (kind: string, token: string): string => `${kind}:${hashToken(token)}`;
