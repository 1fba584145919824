/**
 * Something the person in front of the screen can cure. Its message is the whole answer: what is wrong and the command
 * or variable that changes it. It is printed without a stack.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}
