// `node scripts/operate.mjs <doctor | backup | restore | update>`: runs an operator's command with its environment, or with that of the
// demo in DATA_DIR if no database is configured.
import { pathToFileURL } from 'node:url';
import { inRoot } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

const [name = ''] = process.argv.splice(2, 1);
const settings = readSettings();
if (!settings.external.databaseUrl && !settings.production) await useDemo();
await import(pathToFileURL(inRoot(`bff/src/operate/${name}.ts`)).href);

/** Sets the environment of the demo, if it was ever started here. */
async function useDemo() {
  const { databaseFile } = await import('./lib/load-data.mjs');
  const { demoSecrets } = await import('./lib/secrets.mjs');
  const { readOrEmpty } = await import('@massima/launch/read-or-empty');
  const { productEnvironment } = await import('./lib/product-environment.mjs');
  const url = readOrEmpty(databaseFile(settings));
  if (!url) return;
  const { external, ports } = settings;
  const solrUrl = external.solrUrl ?? `http://127.0.0.1:${ports.solr}/solr`;
  const demo = productEnvironment(
    { settings, secrets: demoSecrets(settings.dataDir), dev: false },
    url,
    solrUrl,
  );
  Object.assign(process.env, demo);
}
