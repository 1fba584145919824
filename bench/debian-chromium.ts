import { existsSync } from 'node:fs';

/** Debian's browser; where there is none, undefined: the one that Playwright downloaded. */
export const debianChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) =>
  existsSync(file),
);
