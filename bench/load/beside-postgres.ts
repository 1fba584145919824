import { askPostgres } from './ask-postgres.ts';
import { askProduct } from './ask-product.ts';
import { blocksOf, type Setting } from './around-engine.ts';
import { interleaved, throughput } from './measure.ts';
import { atLeast, table, type Verdict } from './report.ts';

const clients = 16;
/** PostgreSQL needs seconds for some questions of the second kind: fewer of them. */
const kinds = [
  { kind: 'all words', blockSize: 200, aim: 1.7 },
  { kind: 'any word', blockSize: 48, aim: 50 },
] as const;

/** The whole product beside PostgreSQL's full text on the same principles, for the same answer. */
export async function beside({
  postgres,
  product,
  tokens,
  questions,
  blocks,
  say,
}: Setting & { postgres: string }): Promise<Verdict[]> {
  const found: Verdict[] = [];
  for (const { kind, blockSize, aim } of kinds) {
    say(`beside PostgreSQL, ${kind}`);
    const contenders = [
      askProduct(product, tokens, clients),
      await askPostgres(postgres, kind, clients, true),
      await askPostgres(postgres, kind, clients, false),
    ];
    const asked = questions[kind];
    await interleaved(
      contenders,
      blocksOf(asked.slice(blockSize * blocks), 1, Math.min(blockSize, 48)),
      clients,
    );
    const results = await interleaved(contenders, blocksOf(asked, Math.min(blocks, 4), blockSize), clients);
    console.log(`\n${table(`16 clients, ${kind}`, results)}`);
    await Promise.all(contenders.map((c) => c.close()));
    const of = (name: string) => throughput(results.get(name)!);
    found.push(
      atLeast(`times PostgreSQL's questions per second, ${kind}`, of('product') / of('PostgreSQL'), aim),
    );
  }
  return found;
}
