import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['', ''],
  ['()', ''],
  ['x'.repeat(100_000), ''],
])('returns browser and system of %j', (header, name) => {
  expect(deviceName(header)).toBe(name);
});

test('returns a name that fits its column', () => {
  expect(deviceName(`${'Nome'.repeat(40)}/1.0`).length).toBeLessThanOrEqual(60);
});
