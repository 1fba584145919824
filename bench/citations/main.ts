import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareTexts, textsOf } from './cassazione.ts';
import { Comparison, sampleOf } from './comparison.ts';
import { type Form, readForms } from './forms.ts';
import { measureQuotations } from './quotations.ts';
import { measureCheck, measureReading } from './time.ts';
import { type CitingRuling, readRulings } from './rulings.ts';

/**
 * Measures the share of the citations in the texts of the Constitutional Court that the parser finds, by decade. The
 * reference is the list of citations in the court's open data. Options:
 * `--sample 300` writes 300 random citations that were found, to be judged by reading.
 * `--quotations` measures the detection of altered quotations on 600 quotations from principles.
 * `--time` measures the time to read the longest briefs and how it grows with their length; with `--url
 * http://localhost:3000`, the complete operation against a running demo.
 * `--from <folder>` compares with a loose reader on texts of the Cassazione.
 * `--forms <file.tsv>` prints the result for each line.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data/corte-costituzionale/pronunce.jsonl.gz' },
      sample: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      forms: { type: 'string' },
      from: { type: 'string' },
      quotations: { type: 'boolean', default: false },
      time: { type: 'boolean', default: false },
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.time || values.url !== undefined) {
    const lines = values.url === undefined ? await measureReading() : await measureCheck(values.url);
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  if (values.forms !== undefined) {
    printForms(readForms(path.resolve(values.forms)), values.json);
    return;
  }
  if (values.from !== undefined) {
    const { report, found } = compareTexts(textsOf(path.resolve(values.from)));
    process.stdout.write(`${report}\n`);
    for (const line of sampleOf(found, Number(values.sample), Number(values.seed)))
      process.stdout.write(`${line}\n`);
    return;
  }
  const file = path.resolve(values.data);
  if (!existsSync(file)) {
    process.stdout.write(`There is no ${values.data}: give the file of the open data with --data.\n`);
    return;
  }
  if (values.quotations) {
    const rulings = new Map<string, CitingRuling>();
    for await (const ruling of readRulings(file)) rulings.set(ruling.key, ruling);
    process.stdout.write(`${(await measureQuotations(rulings, Number(values.seed))).join('\n')}\n`);
    return;
  }
  const comparison = new Comparison();
  for await (const ruling of readRulings(file)) comparison.add(ruling);
  process.stdout.write(`${comparison.table()}\n`);
  for (const line of comparison.sample(Number(values.sample), Number(values.seed)))
    process.stdout.write(`${line}\n`);
}

/**
 * Prints one JSON array, or without `--json` one line per input. With npm use --silent, or its own
 * first lines precede the output.
 */
function printForms(forms: readonly Form[], json: boolean): void {
  const line = ({ input, brief, question }: Form) =>
    [input, ...[brief, question].map((read) => read.map(({ key }) => key).join(' ') || '-')].join('\t');
  process.stdout.write(json ? `${JSON.stringify(forms, null, 1)}\n` : `${forms.map(line).join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
