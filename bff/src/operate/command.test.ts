import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { explainError } from './command.ts';

const config = readConfig({ DATABASE_URL: 'mysql://u:p@127.0.0.1/m', NODE_ENV: 'test' });
const caused = (code: string) =>
  new AppError('service_unavailable', {}, { cause: Object.assign(new Error(code), { code }) });

test.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_HEADERS_TIMEOUT'])(
  'names Solr, not the card provider, after %s in a call to it',
  (code) => {
    expect(explainError(config, caused(code))).toMatch(/^The search engine at http.* does not answer/);
  },
);

test('names Solr if its response is incomplete', () => {
  expect(explainError(config, new AppError('service_unavailable'))).toMatch(/does not answer completely/);
});
