/**
 * Error that the user can fix. The message contains the cause and the command or variable that
 * fixes it, and is printed without a stack.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
