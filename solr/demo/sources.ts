import { fileURLToPath } from 'node:url';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const demoRulings = at('./rulings.jsonl');
export const demoActs = at('./acts');
export const demoActRulings = at('./acts/rulings.jsonl');

/** What `npm start` loads as public sources: by the name of its corpus the source, whose importer reads it, and its folder. */
export const demoSources = [
  'corte-costituzionale',
  'sentenzeweb',
  'giustizia-amministrativa',
  'documents',
].map((source) => ({ corpus: `demo-${source}`, source, folder: at(`./sources/${source}`) }));
