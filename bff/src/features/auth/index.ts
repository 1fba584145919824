export { actorOfSession, findSession, liveSince } from './find-session.ts';
export { endChange } from './end-address-change.ts';
export { endAccess } from './end-access.ts';
export { askForProof, prove } from './prove.ts';
export { openSession } from './open-session.ts';
