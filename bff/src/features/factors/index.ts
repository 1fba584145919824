export { askForFactor, askInSession, newChallenge } from './challenges.ts';
export { checkProof } from './check-proof.ts';
export { passkeyAlone } from './passkey-alone.ts';
export { dropWithoutFactors, forgetFactors } from './change-factors.ts';
export { endReset, noteFactor } from './note-factor.ts';
export { requireTrusted } from './require-trusted.ts';
export { isTrusted, trustDevice } from './trusted-devices.ts';
