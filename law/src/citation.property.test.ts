import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRulings } from './find-rulings.ts';
import { rulingKeys } from './ruling-keys.ts';
import { citation, type CitationStyle } from '@massima/contract/format/citation';
import { citable, readSaved } from '@massima/contract/format/saved-result';

const style = fc.constantFrom<CitationStyle>('italian', 'short', 'ecli');

/** A text that a client may have saved in a field, up to the field's bound: digits with no end, line breaks, odd signs. */
const anyText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength }),
      fc
        .array(
          fc.constantFrom('1', '\n', '\r', '\t', '\u2028', '\u0085', '\u202e', 'a', ' ', 'Roma', '-', '°'),
        )
        .map((pieces) => pieces.join('')),
      fc
        .tuple(fc.constantFrom('1', ' ', 'I', '\n'), fc.constantFrom('', 'a\nb'))
        .map(([filler, end]) => filler.repeat(maxLength - end.length) + end),
    )
    .map((text) => text.slice(0, maxLength));
const anyDate = fc.oneof(
  anyText(30),
  fc.constantFrom('2019-02-31', '2019-99-99', '0000-00-00', '2019-01-12', '2019-01-12T10:00:00Z', ''),
);
const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -1, max: 13 }));
/**
 * Citations that a third-party client may save, and the same citations after they are read back.
 */
const saved = fc
  .record(
    {
      issuer_type_id: anyNumber,
      document_emanante: anyText(300),
      document_place: anyText(200),
      document_region: anyText(200),
      document_sezione: anyText(100),
      document_area: anyNumber,
      document_date: anyDate,
      sent_numero: fc.oneof(anyText(50), anyNumber),
      sent_anno: anyNumber,
      ecli: anyText(200),
      document: fc.record({ ruling_type: anyText(50) }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  )
  .map((fields) => readSaved(JSON.stringify(fields)));

test('is a single line without control characters, no longer than its parts, for any stored ruling', () => {
  fc.assert(
    fc.property(saved, style, (fields, chosen) => {
      const line = citation(citable(fields), chosen);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line).toBe(line.trim());
      expect(line.length).toBeLessThan(1000);
    }),
    { numRuns: 3000 },
  );
});

const day = fc
  .date({ min: new Date('1956-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cassazione = { issuer_type_id: 3, document_place: 'Roma', document_region: 'Lazio' };
const seats = [
  { issuer_type_id: 1, document_place: 'Busto Arsizio', document_region: 'Lombardia' },
  { issuer_type_id: 1, document_place: 'Roma', document_region: 'Lazio' },
  {
    issuer_type_id: 1,
    document_place: 'Roma',
    document_region: 'Lazio',
    document_emanante: 'Tribunale per i minorenni',
  },
  {
    issuer_type_id: 1,
    document_place: 'Bari',
    document_region: 'Puglia',
    document_emanante: 'Tribunale di sorveglianza',
  },
  {
    issuer_type_id: 5,
    document_place: 'Palermo',
    document_region: 'Sicilia',
    document_emanante: 'Consiglio di giustizia amministrativa per la Regione siciliana',
  },
  { issuer_type_id: 2, document_place: "L'Aquila", document_region: 'Abruzzo' },
  cassazione,
  { issuer_type_id: 4, document_place: 'Roma', document_region: 'Lazio' },
  { issuer_type_id: 5, document_place: 'Roma', document_region: 'Lazio' },
  { issuer_type_id: 6, document_place: 'Milano', document_region: 'Lombardia' },
  { issuer_type_id: 6, document_place: '', document_region: 'Friuli-Venezia Giulia' },
  { issuer_type_id: 7, document_place: 'Roma', document_region: 'Emilia-Romagna' },
  { issuer_type_id: 7, document_place: '', document_region: '' },
  { issuer_type_id: 8, document_place: 'Reggio Emilia', document_region: 'Emilia-Romagna' },
  { issuer_type_id: 9, document_place: '', document_region: "Valle d'Aosta" },
  { issuer_type_id: 6, document_place: "L'Aquila", document_region: 'Abruzzo' },
];
const luxembourg = { issuer_type_id: 10, document_place: 'Lussemburgo', document_region: '' };
const strasbourg = { issuer_type_id: 12, document_place: 'Strasburgo', document_region: '' };
const year = fc.integer({ min: 58, max: 99 });
const seatAndNumber = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...seats), fc.integer({ min: 1, max: 99_999 }).map(String)),
  },
  fc.tuple(
    fc.constant(luxembourg),
    fc.tuple(fc.integer({ min: 1, max: 2000 }), year).map(([n, y]) => `C-${n}/${y}`),
  ),
  fc.tuple(
    fc.constant(strasbourg),
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), year).map(([n, y]) => `${n}/${y}`),
  ),
);
const ruling = fc
  .record({
    seat: seatAndNumber,
    document_sezione: fc.constantFrom('', '1', '3', '6-3', '10', '1 bis', '1-ter', 'U', 'F', 'A'),
    document_area: fc.constantFrom(1, 2, 3),
    document_date: day,
    later: fc.constantFrom(0, 0, 1),
    document: fc.record({ ruling_type: fc.constantFrom('sentenza', 'ordinanza', 'decreto', 'parere') }),
  })
  .map(({ seat: [seat, sent_numero], later, ...rest }) => ({
    document_emanante: '',
    ...rest,
    ...seat,
    sent_numero,
    sent_anno: Number(rest.document_date.slice(0, 4)) + later,
  }));

test('parses as the same ruling', () => {
  fc.assert(
    fc.property(ruling, (stored) => {
      const keys = rulingKeys({
        issuer_type_id: stored.issuer_type_id,
        issuer: stored.document_emanante,
        place: stored.document_place,
        region: stored.document_region,
        number: stored.sent_numero,
        year: stored.sent_anno,
        area: stored.document_area,
      });
      const found = findRulings(citation(stored));
      expect(found).toHaveLength(1);
      expect(keys).toContain(found[0]!.key);
      expect(found[0]!.date).toBe(stored.document_date);
    }),
    { numRuns: 3000 },
  );
});

test('parses from an ECLI and from the short form', () => {
  const ecli = 'ECLI:IT:CASS:2019:123CIV';
  const stored = {
    ...citable({}),
    ...cassazione,
    document_date: '2019-01-12',
    sent_numero: '123',
    sent_anno: 2019,
    ecli,
  };
  expect(citation(stored, 'short')).toBe('Cass. civ., n. 123/2019');
  expect(findRulings(citation(stored, 'short'))).toHaveLength(1);
  expect(findRulings(citation(stored, 'ecli')).map(({ key }) => key)).toEqual([ecli.toLowerCase()]);
});
