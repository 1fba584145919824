import { argumentsOf } from '../command-line.ts';
import { runCommand } from './command.ts';
import { examine } from './examine.ts';
import { hurry, needsSomeone } from './finding.ts';
import { OperatorError } from './operator-error.ts';

const usage = `usage: npm run doctor [-- --json] [--quick]

Checks everything that the product depends on, with the environment of a server: database, migrations, schema, writes, keys, clocks, card
provider, search, replicas, index, meaning, mail server, room on disk, backup, waiting work and invoices. Changes nothing.
Ends with 0 if all is well, with 1 if something needs someone (!), and with 2 if users are not served (✗).`;

const flag = { type: 'boolean', default: false } as const;
const { json, quick } = argumentsOf(usage, { options: { json: flag, quick: flag } }).values;
if (quick) hurry();

await runCommand(
  async (deps) => {
    const found = await examine(deps);
    const loud = found.filter(needsSomeone);
    const signs = { well: '✓', note: '·', wrong: '!', broken: '✗' };
    const width = Math.max(...found.map(({ what }) => what.length));
    if (json) console.log(JSON.stringify(found));
    else
      for (const one of found) {
        console.log(`  ${signs[one.state]} ${one.what.padEnd(width)}  ${one.said}`);
        if (needsSomeone(one)) console.log(`    ${' '.repeat(width)}  → ${one.next}`);
      }
    const isBroken = loud.some(({ state }) => state === 'broken');
    if (loud.length > 0) throw new OperatorError(`${loud.length} of these need someone.`, isBroken ? 2 : 1);
    if (!json) console.log('All is well.');
  },
  { failure: 2 },
);
