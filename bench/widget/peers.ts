import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pinned, so that figures of different days speak of the same code. */
const packages = {
  ghost: '@tryghost/signup-form@0.3.592',
  calSnippet: '@calcom/embed-snippet@1.3.3',
  calCore: '@calcom/embed-core@1.5.3',
  typeform: '@typeform/embed@6.1.1',
};

/** What each of them has a partner's page load, as its own documentation says. */
const parts: Record<string, readonly [keyof typeof packages, string][]> = {
  'Ghost signup-form (one field)': [['ghost', 'umd/signup-form.min.js']],
  'Cal.com snippet + embed.js': [
    ['calSnippet', 'dist/snippet.umd.js'],
    ['calCore', 'dist/embed/embed.js'],
  ],
  'Typeform embed + CSS': [
    ['typeform', 'build/embed.js'],
    ['typeform', 'build/css/widget.css'],
  ],
};

export interface Peers {
  files: { name: string; contents: Buffer[] }[];
  ghostScript: Buffer;
}

/** Takes the peers from the npm registry into a temporary folder, and leaves nothing of them behind. */
export async function fetchPeers(): Promise<Peers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'widget-peers-'));
  try {
    const places = new Map<string, string>();
    for (const [name, spec] of Object.entries(packages)) {
      const place = await mkdtemp(path.join(folder, `${name}-`));
      await run('npm', ['pack', spec, '--silent', '--pack-destination', place]);
      const [archive] = await readdir(place);
      if (!archive) throw new Error(`${spec} could not be fetched from the registry.`);
      await run('tar', ['xzf', path.join(place, archive), '-C', place]);
      places.set(name, path.join(place, 'package'));
    }
    const read = (name: string, file: string) => readFile(path.join(places.get(name) ?? '', file));
    const files = await Promise.all(
      Object.entries(parts).map(async ([name, list]) => ({
        name,
        contents: await Promise.all(list.map(([of, file]) => read(of, file))),
      })),
    );
    return { files, ghostScript: await read('ghost', 'umd/signup-form.min.js') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
