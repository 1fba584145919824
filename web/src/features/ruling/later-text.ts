import type { LaterFate } from '@massima/contract/later-fate';
import type { useText } from '../../lib/i18n.tsx';

/** "Dopo la decisione: art. 3 l. 9991/1999 dichiarato illegittimo in parte, Corte cost. n. 612/2021" */
export const laterText = (
  { what, in_part, label, by }: LaterFate,
  { t }: Pick<ReturnType<typeof useText>, 't'>,
): string => t(`later_fate.${what}${in_part ? '_part' : ''}`, { label, by });
