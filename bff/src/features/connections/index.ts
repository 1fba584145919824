export { enterCall } from './enter-call.ts';
export { actorBy, findConnection, isKey } from './find-connection.ts';
