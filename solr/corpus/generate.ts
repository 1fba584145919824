import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCorpus } from './build-corpus.ts';
import { TARGET, TOPICS } from './topics/index.ts';

/**
 * `tsx corpus/generate.ts` writes `demo.jsonl` beside it, one ruling a line; `--rulings 730 --to <file>` another number of
 * them somewhere else.
 */
const { values } = parseArgs({ options: { rulings: { type: 'string' }, to: { type: 'string' } } });
const path = values.to ?? fileURLToPath(new URL('./demo.jsonl', import.meta.url));
const rulings = buildCorpus(TOPICS, Number(values.rulings ?? TARGET));
writeFileSync(path, rulings.map((ruling) => `${JSON.stringify(ruling)}\n`).join(''));

const principles = rulings.reduce((n, r) => n + r.principles.filter((p) => p.kind === 'principle').length, 0);
process.stdout.write(`${rulings.length} rulings, ${principles} principles\n`);
