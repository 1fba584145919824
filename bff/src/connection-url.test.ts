import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const usable = { NODE_ENV: 'test', DATABASE_URL: 'mysql://user:password@db/massima' };

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...usable, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test.each([
  ['DATABASE_URL', 'mysql://user:se/cret@db:3306/massima'],
  ['DATABASE_URL', 'mysql://user:se#cret@db:3306/massima'],
  ['DATABASE_URL', 'mysql://user:se%cret@db:3306/massima'],
  ['DATABASE_URL', 'user:secret@db:3306/massima'],
  ['DATABASE_URL', 'postgres://user:secret@db:3306/massima'],
  ['SMTP_URL', 'smtps://user:se/cret@mail:465'],
  ['SMTP_URL', 'smtp://user:se#cret@mail'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['SOLR_URL', 'solr:8983/solr'],
  ['PUBLIC_URL', 'localhost:3000'],
])('rejects %s=%s with the reason and without the password', (name, value) => {
  const found = problems({ [name]: value });
  expect(found.map((problem) => problem.split(':')[0])).toEqual([name]);
  expect(found.join()).not.toMatch(/se.?cret/);
});

test.each([
  ['DATABASE_URL', 'mysql://user:se%2Fcret%23@db/massima?ssl={"rejectUnauthorized":true}'],
  ['DATABASE_URL', 'mariadb://user@[::1]:3306/massima'],
  ['SMTP_URL', 'smtps://user%40example.com:se%2Fcret+@mail:465?pool=true'],
  ['SMTP_URL', 'smtp://user:100%@mail'],
  ['SOLR_URL', 'http://solr:8983/solr'],
])('accepts %s=%s', (name, value) => {
  expect(problems({ [name]: value })).toEqual([]);
});
