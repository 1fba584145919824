export { actorOfSession, findSession, liveSince } from './find-session.ts';
export { checkPassword } from './check-password.ts';
export { endChange } from './end-address-change.ts';
export { endAccess } from './end-access.ts';
export { takeLinkAttempt } from './login-attempts.ts';
export { openSession } from './open-session.ts';
