export { enterCall } from './enter-call.ts';
export { findConnection, isKey } from './find-connection.ts';
