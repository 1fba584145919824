import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../generator/random.ts';
import { openCore, runIndexer, startNode } from '../relevance/node.ts';
import { rulingLines } from './ruling-lines.ts';
import { SimilarAsker } from './similar-asker.ts';

const core = 'bench-similar';
const firstTen = 10;

/**
 * How often a precedent that the court itself cites is among the first ten rulings that the product shows as similar, by
 * words alone and with citations. The data are those of bench:relevance.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data/relevance/massime.jsonl.gz' },
      size: { type: 'string', default: '300' },
      seed: { type: 'string', default: '42' },
    },
  });
  const file = path.resolve(values.data);
  if (!existsSync(file)) {
    process.stdout.write(`There is no ${values.data}: give the file with the principles with --data.\n`);
    return;
  }
  const scratch = await mkdtemp(path.join(tmpdir(), 'similar-'));
  const node = await startNode(path.join(scratch, 'solr'));
  try {
    const { url } = await openCore(node.url, core, false);
    const rulings = path.join(scratch, 'rulings.jsonl');
    await writeFile(rulings, (await rulingLines(file)).join('\n'));
    await runIndexer(url, rulings);
    const asker = await SimilarAsker.open(url);
    const random = seededRandom(Number(values.seed));
    const found = { words: 0, citations: 0 };
    let asked = 0;
    while (asked < Number(values.size)) {
      const question = await asker.question(Math.floor(random() * asker.size));
      if (!question) continue;
      asked++;
      const isHit = (ids: string[]) => ids.slice(0, firstTen).some((id) => question.precedents.has(id));
      if (isHit(await asker.byWords(question.doc))) found.words++;
      if (isHit(await asker.withCitations(question.doc))) found.citations++;
    }
    const share = (hits: number) => `${((hits / asked) * 100).toFixed(1)} %`;
    process.stdout.write(
      `of ${asked} principles, by words ${share(found.words)}, with citations ${share(found.citations)}\n`,
    );
  } finally {
    await node.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
