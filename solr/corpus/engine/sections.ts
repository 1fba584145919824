import type { CourtKey, Topic } from '../types.ts';
import { isCriminal } from './courts.ts';
import type { Random } from './random.ts';

const LARGE: ReadonlySet<string> = new Set(['Roma', 'Milano', 'Napoli', 'Torino']);
const range = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

/** The section that hears the matter; null where the court has none or is not divided for it. */
export function chooseSection(
  topic: Topic,
  court: CourtKey,
  year: number,
  city: string,
  random: Random,
): string | null {
  switch (court) {
    case 'CASS': {
      if (random.chance(0.07)) return 'U';
      // The civil filter section worked from 2009 to 2022.
      const open = (topic.sections ?? ['1']).filter(
        (s) => s !== '6' || isCriminal(topic) || (year >= 2009 && year <= 2022),
      );
      return random.pick(open);
    }
    case 'CDS': {
      if (random.chance(0.08)) return 'A';
      // The seventh section was opened in 2021; before, the third gave advice only until 2010.
      const open = (topic.sections ?? ['4', '5', '6']).filter(
        (s) => (s !== '7' || year >= 2022) && (s !== '3' || year >= 2011),
      );
      return random.pick(open.length ? open : ['5', '6']);
    }
    case 'TAR':
      return city === 'Roma'
        ? random.pick(['1', '2', '3', '1 ter', '2 bis', '2 ter', '3 quater'])
        : random.pick(['1', '2', '3']);
    case 'TRIB':
      if (topic.area === 6) return 'L';
      if (topic.area === 8 || topic.area === 7) return city === 'Milano' ? '9' : '1';
      return random.pick(LARGE.has(city) ? range(9) : range(3));
    case 'APP':
      return topic.area === 6 ? 'L' : random.pick(LARGE.has(city) ? range(5) : range(2));
    case 'CGT1':
    case 'CGT2':
      return random.pick([...range(9), '12', '15']);
    case 'CGUE':
      return random.pick(range(9));
    case 'CEDU':
      return random.pick(range(year >= 2006 ? 5 : 4));
    case 'CONTI':
      // A section means the central sections of appeal; the regional ones are named by their region.
      return random.chance(0.35) ? random.pick(['1', '2', '3']) : null;
    case 'MIN':
    case 'COST':
      return null;
  }
}
