import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const proxies = (TRUSTED_PROXIES: string) =>
  readConfig({ NODE_ENV: 'test', DATABASE_URL: 'mysql://user@db/massima', TRUSTED_PROXIES }).TRUSTED_PROXIES;

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1, 10.42.0.0/16', '10.42.7.9'],
  ['10.42.0.0/16', '::ffff:10.42.7.9'],
  ['::ffff:10.42.0.0/112', '10.42.0.9'],
  ['::ffff:10.42.0.1', '10.42.0.1'],
  ['2001:db8:7::/48,', '2001:DB8:7:0::1'],
  ['::1', '0:0:0:0:0:0:0:1'],
])('%s contains %s', (entries, address) => {
  expect(proxies(entries).has(address)).toBe(true);
});

test.each([
  ['', '127.0.0.1'],
  ['10.42.0.0/16', '10.43.0.1'],
  ['10.42.0.0/16', '2001:db8::1'],
  ['2001:db8:7::/48', '2001:db8:8::1'],
  ['10.42.0.0/16', 'unknown'],
  ['10.42.0.0/16', ''],
])('"%s" does not contain "%s"', (entries, address) => {
  expect(proxies(entries).has(address)).toBe(false);
});

test.each([
  'ingress',
  '10.42.*',
  '10.42',
  '10.42.0.0/33',
  '10.42.0.0/',
  '10.42.0.0/16/8',
  '10.42.0.0/255.255.0.0',
  '2001:db8::/129',
  'fe80::1%eth0',
])('rejects a start with %s and gives the reason', (entry) => {
  let problems: readonly string[] = [];
  try {
    proxies(`127.0.0.1,${entry}`);
  } catch (error) {
    if (error instanceof ConfigurationError) problems = error.problems;
  }
  expect(problems).toEqual([
    `TRUSTED_PROXIES: "${entry}" is neither an address nor a network such as 10.42.0.0/16`,
  ]);
});
