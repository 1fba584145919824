import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of Debian's Firefox behind the relay; undefined if Firefox is not installed. */
export const firefoxPath = existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr')
  ? path.join(import.meta.dirname, 'firefox-relay.mjs')
  : undefined;
