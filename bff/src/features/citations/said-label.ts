import { sectionLabel } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import type { Reference } from '@massima/law/types';

/**
 * Returns the label of a reference with the section and date of the citation, so that two
 * citations can be distinguished: "Cass. civ., Sez. III, 12 gennaio 2018, n. 1306".
 */
export function citationLabel(reference: Reference): string {
  if (reference.kind === 'provision') return reference.label;
  const { label, date, section = '' } = reference;
  const [, before = label, number, year] = /^(.*) n\. (\d+)\/(\d{4})$/.exec(label) ?? [];
  // The label "Cass. Sez. Un." already contains its section.
  const sectionText = /sez\. un/i.test(before) ? '' : sectionLabel(section);
  if (sectionText === '' && date === undefined) return label;
  const day = date === undefined ? '' : longDate(date, 'it');
  const isOfDay = date?.startsWith(year ?? '') ?? false;
  const numbered = number === undefined ? '' : `n. ${number}${isOfDay ? '' : `/${year}`}`;
  return [before, sectionText, day, numbered].filter(Boolean).join(', ');
}
