export { findSession } from './find-session.ts';
export { openSession } from './open-session.ts';
