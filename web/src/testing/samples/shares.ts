import type { ResponseOf } from '../answers/types.ts';
import { sampleHeading } from './citations.ts';
import { daysFromNow } from './days.ts';
import { principles } from './principles.ts';
import { verdictText } from './verdict-text.ts';

export const sampleShares = (): ResponseOf<'shares.list'>['shares'] =>
  [
    { id: 2, label: 'Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027', studio: 'Studio legale Ferrante' },
    {
      id: 1,
      label: 'Trib. Milano, Sez. X, sent. 3 febbraio 2021, n. 771',
      studio: 'Ferrante & <b>Associati</b>',
    },
  ].map((share) => ({
    ...share,
    id_new: `cass-${share.id}`,
    created_at: daysFromNow(share.id - 10),
    expires_at: daysFromNow(share.id + 20),
  }));

export function sampleShared(over: Partial<ResponseOf<'shares.open'>> = {}): ResponseOf<'shares.open'> {
  const { ruling_id: _, ...ruling } = sampleHeading({ ecli: 'ECLI:IT:CASS:2017:12027CIV' });
  return {
    studio: 'Studio legale Ferrante',
    expires_at: daysFromNow(20),
    ruling,
    principle: principles.custody,
    text: verdictText,
    fictional: false,
    ...over,
  };
}
