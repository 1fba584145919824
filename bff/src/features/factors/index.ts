export { askForFactor, askInSession, newChallenge } from './challenges.ts';
export { checkProof } from './check-proof.ts';
export { passkeyAlone } from './passkey-alone.ts';
export { requireFactor } from './require-factor.ts';
export { settleDueResets } from './reset-factors.ts';
export { isTrusted, trustDevice } from './trusted-devices.ts';
