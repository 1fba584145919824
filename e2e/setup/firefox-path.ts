import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian's Firefox by way of the relay, where there is one; undefined otherwise. */
export const firefoxPath = existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr')
  ? path.join(import.meta.dirname, 'firefox-relay.mjs')
  : undefined;
