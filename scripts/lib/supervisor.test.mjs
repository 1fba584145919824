import { expect, test } from 'vitest';
import { Supervisor } from './supervisor.mjs';

/**
 * Creates a part whose exits the test controls.
 * @param {string} name
 * @param {string[]} log
 */
function fakePart(name, log) {
  /** @type {((exit: { code: number, signal: null }) => void)[]} */ const ends = [];
  let failures = 0;
  return {
    die: () => ends.at(-1)?.({ code: 1, signal: null }),
    failNext: (/** @type {number} */ times) => void (failures = times),
    part: {
      name,
      label: name,
      start: async () => {
        if (failures > 0) {
          failures -= 1;
          throw new Error(`${name} can't`);
        }
        log.push(`${name} up`);
        const exited = new Promise((resolve) => ends.push(resolve));
        return { exited, stop: async () => void log.push(`${name} stopped`) };
      },
    },
  };
}

/** @param {string[]} log */
const supervise = (log) =>
  new Supervisor({
    say: (text) => log.push(text),
    whyEnded: ({ name }) => `${name} ended`,
    wait: async (ms) => void log.push(`waits ${ms}`),
  });

test('restarts a part that exits, with growing delays, and leaves other parts running', async () => {
  /** @type {string[]} */ const log = [];
  const supervisor = supervise(log);
  const [solr, mail] = [fakePart('solr', log), fakePart('mail', log)];
  await supervisor.add(solr.part);
  await supervisor.add(mail.part);
  solr.failNext(2);
  solr.die();
  await expect.poll(() => log.at(-1)).toContain('is back');
  expect(log.filter((line) => line.startsWith('waits'))).toEqual(['waits 1000', 'waits 2000', 'waits 4000']);
  expect(log.filter((line) => line === 'mail up')).toHaveLength(1);
});

test('stops in reverse order without restarts', async () => {
  /** @type {string[]} */ const log = [];
  const supervisor = supervise(log);
  const [database, product] = [fakePart('database', log), fakePart('product', log)];
  await supervisor.add(database.part);
  await supervisor.add(product.part);
  await supervisor.stop();
  database.die();
  product.die();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['database up', 'product up', 'product stopped', 'database stopped']);
});

test('fails the start if a part does not start the first time', async () => {
  const solr = fakePart('solr', []);
  solr.failNext(1);
  await expect(supervise([]).add(solr.part)).rejects.toThrow("solr can't");
});
