import { expect, test } from 'vitest';
import { utf8Environment } from './maven.mjs';

test.each([{}, { LANG: 'C' }, { LANG: 'it_IT.UTF-8', LC_ALL: 'POSIX' }, { LANG: '' }])(
  'gives Maven a UTF-8 locale if the environment has none: %o',
  (env) => {
    expect(utf8Environment(env)).toEqual({ ...env, LC_ALL: 'C.UTF-8' });
  },
);

test.each([{ LANG: 'it_IT.UTF-8' }, { LC_ALL: 'C.utf8' }])('keeps a UTF-8 locale: %o', (env) => {
  expect(utf8Environment(env)).toBe(env);
});
