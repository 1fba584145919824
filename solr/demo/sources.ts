import { fileURLToPath } from 'node:url';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const demoRulings = at('./rulings.jsonl');
export const demoActs = at('./acts');
export const demoActRulings = at('./acts/rulings.jsonl');

/** Public sources that `npm start` loads: corpus, importer and folder. */
export const demoSources = [
  'corte-costituzionale',
  'sentenzeweb',
  'giustizia-amministrativa',
  'documents',
].map((source) => ({ corpus: `demo-${source}`, source, folder: at(`./sources/${source}`) }));
