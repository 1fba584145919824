import { parseArgs } from 'node:util';
import { fetchModel } from './fetch-model.ts';

// node src/fetch/main.ts --into <folder>: brings the model; docs/operations.md

const { values } = parseArgs({ options: { into: { type: 'string' } } });
if (!values.into) throw new Error('Usage: node src/fetch/main.ts --into <folder>');
try {
  let said = '';
  await fetchModel(values.into, (text) => {
    if (text !== said) process.stdout.write(`${text}\n`);
    said = text;
  });
  process.stdout.write('The model is there.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
