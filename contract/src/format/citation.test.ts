import { describe, expect, test } from 'vitest';
import { citation, sectionLabel } from './citation.ts';

test.each([
  ['3', 'Sez. III'],
  [' 10 ', 'Sez. 10°'],
  ['6-3', 'Sez. VI -3'],
  ['1 bis', 'Sez. I bis'],
  ['U', 'Sez. Un.'],
  ['lavoro', 'Sez. lavoro'],
  ['', ''],
])('section %j is shown as %j', (section, label) => {
  expect(sectionLabel(section)).toBe(label);
});

/** Digits without an end, followed by a line break, must not cause backtracking. */
test('formats a section of any length and characters', () => {
  expect(sectionLabel(`${'1'.repeat(60_000)}a\nb`)).toMatch(/^Sez\. .*b$/s);
});

describe('citation', () => {
  const ruling = {
    issuer_type_id: 3,
    document_emanante: 'Corte di cassazione',
    document_place: 'Roma',
    document_region: 'Lazio',
    document_sezione: '3',
    document_area: 2,
    document_date: '2018-12-12',
    sent_numero: '123',
    sent_anno: 2018,
    document: { ruling_type: 'sentenza' },
  };
  test('includes the year of the number if it differs from the year of the date', () => {
    expect(citation(ruling)).toBe('Cass. pen., Sez. III, sent. 12 dicembre 2018, n. 123');
    expect(citation({ ...ruling, sent_anno: 2019 })).toBe(
      'Cass. pen., Sez. III, sent. 12 dicembre 2018, n. 123/2019',
    );
  });
  test('omits an unknown kind of ruling', () => {
    const of = (ruling_type: string | undefined) => citation({ ...ruling, document: { ruling_type } });
    expect(of('ordinanza')).toBe('Cass. pen., Sez. III, ord. 12 dicembre 2018, n. 123');
    for (const unknown of [undefined, '', 'lodo', 'constructor'])
      expect(of(unknown)).toBe('Cass. pen., Sez. III, 12 dicembre 2018, n. 123');
  });
  /** A saved result with such a date must not prevent the export of its folder. */
  test('shows an invalid date unchanged', () => {
    expect(citation({ ...ruling, document_date: '2019-99-99' })).toContain('sent. 2019-99-99, n. 123/2018');
  });
});
