// `npm run messages`: exports the catalogues with their notes in the format of formatjs, for
// translators and their tools. `formatjs verify` checks that a translation has the same
// placeholders.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, displayPath } from '../lib/paths.mjs';
import { readCatalogue } from './read-catalogue.mjs';

const folder = path.join(cacheDir, 'messages');
mkdirSync(folder, { recursive: true });
const notes = new Map(readCatalogue('it').map(({ key, note }) => [key, note]));
for (const language of /** @type {const} */ (['it', 'en'])) {
  const messages = readCatalogue(language).map(({ key, text, part }) => [
    key,
    { defaultMessage: text, description: [`${part}.`, notes.get(key)].filter(Boolean).join(' ') },
  ]);
  const file = path.join(folder, `${language}.json`);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
  console.log(`${displayPath(file)}: ${messages.length} texts`);
}
