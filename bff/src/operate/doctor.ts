import { argumentsOf } from '../command-line.ts';
import { runCommand } from './command.ts';
import { examine } from './examine.ts';
import { hurry } from './finding.ts';
import { OperatorError } from './operator-error.ts';

const usage = `usage: npm run doctor [-- --json] [--quick]

Looks at all that the product depends on, with the environment of a server: database, migrations, keys, clocks, card provider, search,
replicas, meaning, room on disk and the age of the backup. Changes nothing. Ends with 1 where something is wrong.`;

const flag = { type: 'boolean', default: false } as const;
const { json, quick } = argumentsOf(usage, { options: { json: flag, quick: flag } }).values;
if (quick) hurry();

await runCommand(
  async (deps) => {
    const found = await examine(deps);
    const wrong = found.filter(({ state }) => state === 'wrong').length;
    const signs = { well: '✓', note: '·', wrong: '✗' };
    const width = Math.max(...found.map(({ what }) => what.length));
    if (json) console.log(JSON.stringify(found));
    else
      for (const { what, state, said } of found)
        console.log(`  ${signs[state]} ${what.padEnd(width)}  ${said}`);
    if (wrong > 0) throw new OperatorError(`${wrong} of these need someone.`);
    if (!json) console.log('All is well.');
  },
  { failure: 2 },
);
