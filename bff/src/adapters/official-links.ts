import type { OfficialText } from '@massima/contract/official-text';
import { officialText } from '@massima/law/official-text';
import type { Config } from '../config.ts';

type Sites = Pick<Config, 'NORMATTIVA_URL' | 'EURLEX_URL' | 'CONVENTION_URL'>;

/**
 * Returns the links to the official text of an article or act.
 * @param day  date of the ruling that applies it, `YYYY-MM-DD`
 */
export const officialLinks = ({ config }: { config: Sites }, key: string, day?: string): OfficialText =>
  officialText(
    key,
    {
      normattiva: config.NORMATTIVA_URL,
      eurlex: config.EURLEX_URL,
      convention: config.CONVENTION_URL,
    },
    day,
  );
