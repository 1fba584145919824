import { beforeEach, expect, test, vi } from 'vitest';
import { canPrint, deviceHash } from './device.ts';
import { local } from './storage.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeEach(() => void local.write('device', null));

test.each([
  ['a Mac', mac, 0, 'PC'],
  ['a laptop with a screen to touch', firefox, 10, 'PC'],
  ['an iPad, which says it is a Mac', mac, 5, 'Mobile'],
  ['an iPad of before', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, 5, 'Mobile'],
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 5, 'Mobile'],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', 5, 'Mobile'],
])('%s', (_, userAgent, maxTouchPoints, kind) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  expect(deviceHash()).toMatch(new RegExp(`^${kind}-[\\da-f]{32}$`));
  // Printing from a handheld device is useless.
  expect(canPrint()).toBe(kind === 'PC');
  vi.unstubAllGlobals();
});
