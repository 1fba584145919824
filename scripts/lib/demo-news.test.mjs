import { expect, test } from 'vitest';
import { newsCommand } from './demo-news.mjs';
import { readSettings } from './settings.mjs';

/** @param {NodeJS.ProcessEnv} env */
const urlFor = (env) => newsCommand(readSettings(env, '/nonexistent')).url;

test('sends the demo’s new rulings to the Solr that npm start runs or uses', () => {
  expect(urlFor({})).toBe('http://localhost:8983/solr/rulings');
  expect(urlFor({ SOLR_PORT: '9083' })).toBe('http://localhost:9083/solr/rulings');
  expect(urlFor({ SOLR_URL: 'http://solr:8983/solr/', SOLR_CORE: 'mine' })).toBe(
    'http://solr:8983/solr/mine',
  );
});
