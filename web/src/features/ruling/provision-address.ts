import { generatePath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Returns the address of an article, today or on a day (YYYY-MM-DD). */
export const provisionAddress = (key: string, on?: string): string =>
  `${generatePath(paths.provision, { key })}${on === undefined ? '' : `?on=${on}`}`;
