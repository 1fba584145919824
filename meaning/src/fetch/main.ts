import { parseArgs } from 'node:util';
import { blockedSince, forgetBlocked, noteBlocked } from './blocked.ts';
import { fetchModel } from './fetch-model.ts';
import { throughMirrors } from './mirrors.ts';
import { published } from './sources.ts';

// node src/fetch/main.ts --into <folder> [--once-a-day]: brings the model; docs/operations.md

const { values } = parseArgs({
  options: { into: { type: 'string' }, 'once-a-day': { type: 'boolean', default: false } },
});
if (!values.into) throw new Error('Usage: node src/fetch/main.ts --into <folder> [--once-a-day]');
const folder = values.into;
const since = values['once-a-day'] ? await blockedSince(folder, Date.now()) : undefined;
try {
  if (since !== undefined) throw new Error(`${since} The next attempt is a day later.`);
  let lastMessage = '';
  await fetchModel(
    folder,
    (text, fraction = 0) => {
      const line = `${text}${fraction > 0 ? `: ${Math.floor(fraction * 10) * 10} %` : ''}`;
      if (line !== lastMessage) process.stdout.write(`${line}\n`);
      lastMessage = line;
    },
    await throughMirrors(published, process.env),
  );
  await forgetBlocked(folder);
  process.stdout.write('The model is there.\n');
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  if (since === undefined) await noteBlocked(folder, Date.now(), why).catch(() => undefined);
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
