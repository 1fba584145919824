export { authorize, consentMs } from './authorize.ts';
export { claimRequestOf, decide } from './decide.ts';
export { findByAccessToken } from './find-by-access-token.ts';
export { registerClient } from './register-client.ts';
export { resourceOf } from './resource.ts';
export { createTokenServer, revocationPath, tokenPath, type TokenServer } from './token-server.ts';
