import { afterEach } from 'vitest';
import { takeErrors } from './faults.ts';

/** Prints the cause and the statement of a 5xx response if its test fails. */
afterEach(({ task }) => {
  const errors = takeErrors();
  if (task.result?.state === 'fail') for (const error of errors) console.error(error);
});
