import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureHeadings, type HeadingAccuracy } from './headings.ts';
import { type ExtractionAccuracy, measureForms, measurePrinciples } from './principles.ts';
import { type Finding, measureFinding } from './finding.ts';
import { type Form, type GoldHeading, type GoldPrinciple, type KnownItem, readSet } from './read-sets.ts';

// npm run bench:fulltext -- --sets <folder> --texts <folder> [--json]
//   --sets    known-item*.jsonl, rules*.jsonl, gold-heading*.jsonl, gold-principles*.jsonl, forms*.jsonl (../shared/data/fulltext)
//   --texts   the full texts for these sets, raw, as <id>.txt
//   --distractors <n>   add n massime to the texts as syntheses, from --massime (../shared/data/relevance/massime.jsonl.gz)
//   --vectors <file>    cache file of the embeddings, extended if needed; without it search ranks by terms only
//   --model <folder>    folder of the model (.cache/meaning)
//   --solr <url>        a running node; --show <n> prints the passage of the first hit of n queries

interface Report {
  finding: Record<string, Finding>;
  headings: HeadingAccuracy;
  principles: ExtractionAccuracy;
  forms: ExtractionAccuracy;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sets: { type: 'string', default: '../shared/data/fulltext' },
      texts: { type: 'string' },
      json: { type: 'boolean', default: false },
      distractors: { type: 'string', default: '0' },
      massime: { type: 'string', default: '../shared/data/relevance/massime.jsonl.gz' },
      vectors: { type: 'string' },
      model: { type: 'string', default: '.cache/meaning' },
      solr: { type: 'string' },
      show: { type: 'string', default: '0' },
    },
  });
  const { sets, texts, json } = values;
  for (const [option, folder] of Object.entries({ sets, texts }))
    if (folder === undefined || !existsSync(path.resolve(folder)))
      throw new Error(`--${option} needs a folder, and ${folder ?? 'none'} does not exist.`);
  const raw = path.resolve(texts ?? '');
  const items = [
    ...(await readSet<KnownItem>(sets, 'known-item')),
    ...(await readSet<KnownItem>(sets, 'rules')),
  ];
  const ofKind = (kind: KnownItem['kind']) => items.filter((item) => item.kind === kind);
  const { sets: finding, found } = await measureFinding(
    { questions: ofKind('question'), rules: ofKind('rule'), principles: ofKind('principle') },
    {
      texts: raw,
      massime: values.massime,
      distractors: Number(values.distractors),
      model: values.vectors === undefined ? undefined : values.model,
      vectors: values.vectors,
      solr: values.solr,
    },
  );
  for (const { id, query, rank, passage } of found.slice(0, Number(values.show)))
    process.stderr.write(
      `\n## ${id} (${rank}) ${query}\n${passage?.id ?? ''}: ${[passage?.text ?? ''].flat().at(-1) ?? ''}\n`,
    );
  const report: Report = {
    finding,
    headings: await measureHeadings(await readSet<GoldHeading>(sets, 'gold-heading'), raw),
    principles: await measurePrinciples(await readSet<GoldPrinciple>(sets, 'gold-principles'), raw),
    forms: measureForms(await readSet<Form>(sets, 'forms')),
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asText(report));
}

function asText({ finding, headings, principles, forms }: Report): string {
  const found = Object.entries(finding).map(
    ([name, { asked: queries, mrr, first, ten }]) =>
      `${name.padEnd(10)} ${queries} asked: MRR ${mrr.toFixed(3)}, r@1 ${first.toFixed(3)}, r@10 ${ten.toFixed(3)}`,
  );
  const lines = Object.entries(headings).flatMap(([how, fields]) => [
    `Headings, ${how === 'named' ? 'with the court’s name of the file' : 'by the text alone'}`,
    ...Object.entries(fields).map(
      ([field, { right, of, invented, wrong }]) =>
        `  ${field.padEnd(10)} ${right} of ${of}${invented > 0 ? `, ${invented} invented` : ''}${wrong.length > 0 ? `  (${wrong.slice(0, 3).join('; ')}${wrong.length > 3 ? ' …' : ''})` : ''}`,
    ),
  ]);
  const extraction = (name: string, { found, of, wrong, missed }: ExtractionAccuracy) =>
    `${name}: ${found} of ${of} taken over, ${wrong.length} wrong${[...wrong, ...missed].map((value) => `\n  ${value}`).join('')}`;
  return `${[...found, ...lines, extraction('Principles in texts', principles), extraction('Constructed forms', forms)].join('\n')}\n`;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
