import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type Declaration, readDeclarations } from '@massima/law/fate/read-declarations';
import { readNotes } from './notes.ts';

// npm run bench:provisions -- --rulings pronunce.jsonl.gz [--notes folder] [--read n] [--missed] [--json]
//   --rulings  lines with id, numero, anno, data_decisione, dispositivo
//   --notes    texts of codes with notes of amendment; measures the share of annulled provisions in the notes that is found
//   --read <n> prints n declarations, evenly spread, with their source text, to be judged by reading
//   --missed   prints the annulments in the notes that were not found in the operative parts
//   --save <f> writes every declaration, one per line

interface Ruling {
  numero: number;
  anno: number;
  data_decisione: string;
  dispositivo: string | null;
}
type RulingDeclaration = Declaration & { ruling: string };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rulings: { type: 'string', default: '../shared/data/corte-costituzionale/pronunce.jsonl.gz' },
      notes: { type: 'string' },
      read: { type: 'string' },
      missed: { type: 'boolean', default: false },
      save: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const operative = new Map<string, string>();
  const declarations: RulingDeclaration[] = [];
  let milliseconds = 0;
  for await (const { numero, anno, data_decisione, dispositivo } of rulingsOf(values.rulings)) {
    const ruling = `cost:${anno}:${numero}`;
    operative.set(ruling, dispositivo ?? '');
    const started = performance.now();
    declarations.push(
      ...readDeclarations(dispositivo ?? '', data_decisione).map((declaration) => ({
        ...declaration,
        ruling,
      })),
    );
    milliseconds += performance.now() - started;
  }
  const report: Record<string, unknown> = {
    rulings: operative.size,
    striking: new Set(declarations.map(({ ruling }) => ruling)).size,
    declarations: declarations.length,
    perRuling: `${((milliseconds / operative.size) * 1000).toFixed(0)} µs`,
  };
  if (values.notes !== undefined) {
    const notes = (await readNotes(values.notes)).filter(({ ruling }) => operative.has(ruling));
    const pairs = new Map(notes.map((note) => [`${note.provision} ${note.ruling}`, note]));
    const found = new Set(declarations.map(({ key, ruling }) => `${key} ${ruling}`));
    const missed = [...pairs].filter(([pair]) => !found.has(pair));
    report['noted'] = pairs.size;
    report['recall'] = Number((1 - missed.length / pairs.size).toFixed(4));
    if (values.missed)
      for (const [pair, { words: text }] of missed)
        console.log(
          `${pair}\n  note: ${text.slice(0, 300)}\n  said: ${squeeze(operative.get(pair.split(' ')[1] ?? '') ?? '').slice(0, 900)}`,
        );
  }
  if (values.read !== undefined) {
    const step = declarations.length / Number(values.read);
    for (let at = 0; at < declarations.length; at += step) {
      const declaration = declarations[Math.floor(at)];
      if (declaration)
        console.log(
          `${declaration.ruling}  ${declaration.key} ${declaration.parts.join(' ')} ${declaration.isInPart ? 'in part' : 'whole'}${declaration.isConsequential ? ', consequence' : ''}\n    ${squeeze(declaration.words)}`,
        );
    }
  }
  if (values.save !== undefined)
    await writeFile(
      values.save,
      declarations.map((declaration) => `${JSON.stringify(declaration)}\n`).join(''),
    );
  console.log(values.json ? JSON.stringify(report) : report);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

async function* rulingsOf(file: string): AsyncGenerator<Ruling> {
  const source = createReadStream(file);
  const input = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  for await (const line of createInterface({ input }))
    if (line.trim() !== '') yield JSON.parse(line) as Ruling;
}

await main();
