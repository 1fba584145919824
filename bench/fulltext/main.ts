import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureHeadings, type HeadingAccuracy } from './headings.ts';
import { type ExtractionAccuracy, measureForms, measurePrinciples } from './principles.ts';
import { type Form, type GoldHeading, type GoldPrinciple, readSet } from './read-sets.ts';

// npm run bench:fulltext -- --sets <folder> --texts <folder> [--json]
//   --sets    gold-heading*.jsonl, gold-principles*.jsonl, forms*.jsonl (../shared/data/fulltext)
//   --texts   the texts that they are about, raw, as <id>.txt

interface Report {
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
    },
  });
  const { sets, texts, json } = values;
  for (const [option, folder] of Object.entries({ sets, texts }))
    if (folder === undefined || !existsSync(path.resolve(folder)))
      throw new Error(`--${option} names a folder: there is none at ${folder ?? 'nothing'}.`);
  const raw = path.resolve(texts ?? '');
  const report: Report = {
    headings: await measureHeadings(await readSet<GoldHeading>(sets, 'gold-heading'), raw),
    principles: await measurePrinciples(await readSet<GoldPrinciple>(sets, 'gold-principles'), raw),
    forms: measureForms(await readSet<Form>(sets, 'forms')),
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asText(report));
}

function asText({ headings, principles, forms }: Report): string {
  const lines = Object.entries(headings).flatMap(([how, fields]) => [
    `Headings, ${how === 'named' ? 'with the court’s name of the file' : 'by the text alone'}`,
    ...Object.entries(fields).map(
      ([field, { right, of, invented, wrong }]) =>
        `  ${field.padEnd(10)} ${right} of ${of}${invented > 0 ? `, ${invented} invented` : ''}${wrong.length > 0 ? `  (${wrong.slice(0, 3).join('; ')}${wrong.length > 3 ? ' …' : ''})` : ''}`,
    ),
  ]);
  const extraction = (name: string, { found, of, wrong, missed }: ExtractionAccuracy) =>
    `${name}: ${found} of ${of} taken over, ${wrong.length} wrong${[...wrong, ...missed].map((one) => `\n  ${one}`).join('')}`;
  return `${[...lines, extraction('Principles in texts', principles), extraction('Constructed forms', forms)].join('\n')}\n`;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
