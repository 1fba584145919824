import type { CourtKey } from '../types.ts';
import { longDate, romanSection } from './words.ts';

/** What a reference to a ruling is made of. */
export interface Identity {
  court: CourtKey;
  criminal: boolean;
  section: string | null;
  number: string;
  year: number;
  date: string;
  place: string;
  region: string;
}

/** Regional suffix of the ECLI of a TAR. */
const TAR_CODES: Readonly<Record<string, string>> = {
  Lazio: 'LAZ',
  Lombardia: 'LOM',
  Piemonte: 'PIE',
  Campania: 'CAM',
  'Emilia-Romagna': 'EMI',
  Toscana: 'TOS',
  Veneto: 'VEN',
  Liguria: 'LIG',
  Puglia: 'PUG',
  Sicilia: 'SIC',
  Sardegna: 'SAR',
  Marche: 'MAR',
  Umbria: 'UMB',
  Abruzzo: 'ABR',
  Calabria: 'CAL',
  Basilicata: 'BAS',
  'Friuli-Venezia Giulia': 'FVG',
  'Trentino-Alto Adige': 'TRE',
  Molise: 'MOL',
};

/** The identifier is null for the courts whose rulings carry none in common use. */
export function ecli(id: Identity): string | null {
  const plain = id.number.replace(/^C-/u, '').split('/')[0] ?? id.number;
  switch (id.court) {
    case 'CASS':
      return `ECLI:IT:CASS:${id.year}:${plain}${id.criminal ? 'PEN' : 'CIV'}`;
    case 'COST':
      return `ECLI:IT:COST:${id.year}:${plain}`;
    case 'CDS':
      return `ECLI:IT:CDS:${id.year}:${plain}SENT`;
    case 'TAR':
      return `ECLI:IT:TAR${TAR_CODES[id.region] ?? 'LAZ'}:${id.year}:${plain}SENT`;
    case 'CGUE':
      return `ECLI:EU:C:${id.year}:${plain}`;
    case 'CEDU':
      return `ECLI:CE:ECHR:${id.year}:${id.date.slice(5).replace('-', '')}JUD${plain.padStart(7, '0')}${id.number.slice(-2)}`;
    default:
      return null;
  }
}

function sectionName(section: string | null): string {
  if (section === null) return '';
  if (section === 'U') return 'Sez. Un., ';
  if (section === 'L') return 'Sez. lav., ';
  if (section === 'T') return 'Sez. trib., ';
  if (section === 'A') return 'Ad. plen., ';
  return `Sez. ${romanSection(section)}, `;
}

/** The form in which Italian lawyers cite it: "Cass. civ., Sez. III, 3 marzo 2015, n. 4321". */
export function citation(id: Identity): string {
  const tail = `${sectionName(id.section)}${longDate(id.date)}, n. ${id.number}`;
  switch (id.court) {
    case 'CASS':
      return `Cass. ${id.criminal ? 'pen' : 'civ'}., ${tail}`;
    case 'APP':
      return `App. ${id.place}, ${tail}`;
    case 'TRIB':
      return `Trib. ${id.place}, ${tail}`;
    case 'MIN':
      return `Trib. min. ${id.place}, ${longDate(id.date)}, n. ${id.number}`;
    case 'COST':
      return `Corte cost., ${longDate(id.date)}, n. ${id.number}`;
    case 'CDS':
      return `Cons. Stato, ${tail}`;
    case 'TAR':
      return id.place === "L'Aquila" ? `TAR ${id.region}, ${tail}` : `TAR ${id.region}, ${id.place}, ${tail}`;
    case 'CONTI':
      return id.section === null
        ? `C. conti, Sez. giur., ${longDate(id.date)}, n. ${id.number}`
        : `C. conti, ${tail}`;
    case 'CGT1':
      return `${id.date >= '2022-09-16' ? 'CGT I grado' : 'CTP'} ${id.place}, ${tail}`;
    case 'CGT2':
      return `${id.date >= '2022-09-16' ? 'CGT II grado' : 'CTR'} ${id.region}, ${tail}`;
    case 'CGUE':
      return `Corte giust. UE, ${tail.replace('n. C-', 'C-')}`;
    case 'CEDU':
      return `Corte EDU, ${tail.replace('n. ', 'ric. n. ')}`;
  }
}
