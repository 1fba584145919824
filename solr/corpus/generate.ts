import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildCorpus } from './build-corpus.ts';
import { TARGET, TOPICS } from './topics/index.ts';

/** `tsx corpus/generate.ts` writes `demo.jsonl` beside it, one ruling a line. */
const path = fileURLToPath(new URL('./demo.jsonl', import.meta.url));
const rulings = buildCorpus(TOPICS, TARGET);
writeFileSync(path, rulings.map((ruling) => `${JSON.stringify(ruling)}\n`).join(''));

const principles = rulings.reduce((n, r) => n + r.principles.filter((p) => p.kind === 'principle').length, 0);
process.stdout.write(`${rulings.length} rulings, ${principles} principles\n`);
