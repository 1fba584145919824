import { afterEach } from 'vitest';
import { takeFaults } from './faults.ts';

/** Prints the cause and the statement behind a 5xx if the test fails that received it. */
afterEach(({ task }) => {
  const faults = takeFaults();
  if (task.result?.state === 'fail') for (const fault of faults) console.error(fault);
});
