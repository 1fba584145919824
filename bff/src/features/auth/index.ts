export { actorOfSession, findSession, liveSince } from './find-session.ts';
export { askForProof, prove } from './prove.ts';
export { openSession } from './open-session.ts';
