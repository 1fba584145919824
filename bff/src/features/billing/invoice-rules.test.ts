import { expect, test } from 'vitest';
import { invoiceDocument, latin, nameOnInvoice } from './invoice-rules.ts';
import { writeInvoiceXml } from './invoice-xml.ts';

const sample = {
  type: 'TD01',
  number: 'M1/2026',
  progressive: '00001',
  day: '2026-11-27',
  description: 'Mensile',
  total: 4900,
  net: 4016,
  tax: 884,
  rate: 22,
  seller: {
    vat: '00743110157',
    name: 'Massima S.r.l.',
    regime: 'RF01',
    street: 'Via Larga 1',
    zip: '20122',
    city: 'Milano',
    province: 'MI',
  },
  buyer: {
    name: 'Lucia Ferrari',
    country: 'IT',
    vat: 'IT00743110157',
    fiscalCode: '',
    code: 'ABCDEF1',
    pec: '',
    street: 'Via Roma 1',
    zip: '00100',
    city: 'Roma',
    province: 'rm',
  },
};
type Sample = typeof sample & Record<string, unknown>;
const wrong = (change: object, buyer: object = {}) => {
  const read = invoiceDocument.safeParse({ ...sample, ...change, buyer: { ...sample.buyer, ...buyer } });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};
const xml = (change: object, buyer: object = {}) =>
  writeInvoiceXml(
    invoiceDocument.parse({ ...(sample as Sample), ...change, buyer: { ...sample.buyer, ...buyer } }),
  );

test.each([
  [{}, {}, []],
  [{ total: 4901 }, {}, ['total']],
  [{ net: 4000, tax: 900 }, {}, ['tax']],
  [{ rate: 0, net: 4900, tax: 0 }, {}, ['nature']],
  [{ nature: 'N2.1' }, {}, ['nature']],
  [{ number: 'M' }, {}, ['number']],
  [{ number: `M${'1'.repeat(20)}` }, {}, ['number']],
  [{}, { vat: '00743110158' }, ['buyer.vat']],
  [{}, { vat: '', fiscalCode: '' }, ['buyer.vat']],
  [{}, { vat: '', fiscalCode: 'RSSMRA85T10A562S' }, []],
  [{}, { fiscalCode: 'RSSMRA85T10A562T' }, ['buyer.fiscalCode']],
  [{}, { zip: '1000' }, ['buyer.zip']],
  [{}, { province: 'XX' }, ['buyer.province']],
  [{}, { street: '   ' }, ['buyer.street']],
  [{}, { code: 'ABC' }, ['buyer.code']],
  [{}, { code: '', pec: 'no address' }, ['buyer.pec']],
])('reports for %j %j the invalid fields %j', (change, buyer, paths) => {
  expect(wrong(change, buyer)).toEqual(paths);
});

test('converts texts to Latin-1 and cuts them to the length of their field', () => {
  expect(latin('  Müller\n&  Œuvre – Łódź € “x” 日本 ', 80)).toBe('Müller & Oeuvre - Lódz EUR "x" RiBen');
  expect(latin('à'.repeat(90), 80)).toBe('à'.repeat(80));
  expect(xml({}, { name: 'à'.repeat(200) })).toContain(`<Denominazione>${'à'.repeat(80)}</Denominazione>`);
});

test.each([
  ['Бар Ștefan', 'Bar Stefan'],
  ['王律师', 'WangLuShi'],
  ['Nina 🎉👩🏽‍⚖️🇮🇹 Neri', 'Nina Neri'],
  ['Zoë', 'Zoë'],
  ['🎉 123', ''],
  ['--- !', ''],
])('writes the name %s as %s', (name, written) => {
  expect(nameOnInvoice(name)).toBe(written);
});

test('writes buyers of each kind: public office, person without VAT number, foreign, Greek and without any VAT', () => {
  expect(xml({}, { code: 'UFABCD' })).toMatch(/versione="FPA12".*<FormatoTrasmissione>FPA12</s);
  const person = xml({}, { vat: '', fiscalCode: 'RSSMRA85T10A562S', code: '', pec: '' });
  expect(person).toContain('<CodiceDestinatario>0000000</CodiceDestinatario></DatiTrasmissione>');
  expect(person).toContain('<DatiAnagrafici><CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale><Anagrafica>');
  const free = { rate: 0, net: 4900, tax: 0, nature: 'N2.1', law: 'art. 7-ter d.P.R. 633/1972' };
  const german = xml(free, { country: 'DE', vat: 'DE123456789', zip: '10115', province: 'Berlin', code: '' });
  expect(german).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario>');
  expect(german).toContain('<IdPaese>DE</IdPaese><IdCodice>123456789</IdCodice>');
  expect(german).toContain('<CAP>00000</CAP><Comune>Roma</Comune><Nazione>DE</Nazione>');
  expect(german).toContain('<AliquotaIVA>0.00</AliquotaIVA><Natura>N2.1</Natura><ImponibileImporto>49.00');
  expect(german).not.toContain('EsigibilitaIVA');
  expect(xml(free, { country: 'GR', vat: 'EL123456789' })).toContain('<IdPaese>EL</IdPaese>');
});
