export { findSession, type Actor } from './find-session.ts';
export { openSession } from './open-session.ts';
export { accountInQuestion } from './account-in-question.ts';
