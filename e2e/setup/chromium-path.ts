import { existsSync } from 'node:fs';

/** Debian's own browser where there is one; otherwise, undefined, the one that Playwright downloaded. */
export const chromiumPath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));
