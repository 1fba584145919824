import { afterEach } from 'vitest';
import { takeFaults } from './faults.ts';

/** Prints the cause and the statement of a 5xx response if its test fails. */
afterEach(({ task }) => {
  const faults = takeFaults();
  if (task.result?.state === 'fail') for (const fault of faults) console.error(fault);
});
