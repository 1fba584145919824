import { generatePath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Where an article of law can be read: as it is today, or as it was on a day (YYYY-MM-DD). */
export const provisionAddress = (key: string, on?: string): string =>
  `${generatePath(paths.provision, { key })}${on === undefined ? '' : `?on=${on}`}`;
