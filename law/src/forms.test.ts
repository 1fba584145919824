import { expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { courtForms } from './courts.ts';
import { sectionForms, takeSection } from './sections.ts';
import { partForms, takePart } from './article-parts.ts';
import { Cursor } from './cursor.ts';
import type { Reference } from './types.ts';

/** Two digits never mean a year to come. */
const nextYear = new Date().getUTCFullYear() + 1;

/**
 * Forms of each kind with the parsed keys, parts after a plus, `@` before a section, `=` before a
 * date. Each form takes a line.
 */
const forms: readonly (readonly [written: string, read: string])[] = [
  ['Cass., Sez. Un., 27 marzo 2002, Franzese, n. 30328', 'cass:2002:30328 @U'],
  ['Cass. SS. UU. civ. n. 26972/2008', 'cass:civ:2008:26972 @U'],
  ['Cass. s.u. 26972/08', 'cass:2008:26972 @U'],
  ['Cass. SU n. 26972/08', 'cass:2008:26972 @U'],
  ['Cassazione a Sezioni Unite n. 26972/2008', 'cass:2008:26972 @U'],
  ['Cass., sezioni unite civili, 11 novembre 2008, n. 26972', 'cass:civ:2008:26972 @U'],
  ['Cass. civ. sez. VI-3, ord. 19 marzo 2020 n. 52901', 'cass:civ:2020:52901 @6'],
  ['Cass. civ. VI-3 n. 52901/2020', 'cass:civ:2020:52901 @6'],
  ['Cass. 5^ sez. pen. n. 52901/2020', 'cass:pen:2020:52901 @5'],
  ['Cass. pen., V sez., n. 52901/20', 'cass:pen:2020:52901 @5'],
  ['Cass., 3ª sez. civ., n. 52901/2020', 'cass:civ:2020:52901 @3'],
  ['Cass., terza sezione civile, n. 52901/2020', 'cass:civ:2020:52901 @3'],
  ['Trib. Roma, sez. XV, 3 marzo 2020, n. 4501', 'trib:roma:2020:4501 @15'],
  ['Trib. Napoli, XXIII sez., n. 12/2020', 'trib:napoli:2020:12 @23'],
  ['Tribunale di Roma, sez. XVII civ., sent. n. 4501/2020', 'trib:roma:2020:4501 @17'],
  ['Trib. Roma, sez. II-bis, n. 4501/2020', 'trib:roma:2020:4501 @2'],
  ['Cass. Sez. 3 - , Ordinanza n. 1234 del 18/01/2019 Rv. 652736', 'cass:2019:1234 @3 rv:652736'],
  ['Sez. 3, Sentenza n. 1234 del 18/01/2019, Rv. 652736 - 01', 'cass:2019:1234 @3 rv:652736'],
  ['Sez. U, Sentenza n. 8053 del 07/04/2014 (Rv. 629830 - 01)', 'cass:2014:8053 @U rv:629830'],
  ['Sez. L, Sentenza n. 1234 del 18/01/2019 (Rv. 652736 - 01)', 'cass:civ:2019:1234 @L rv:652736'],
  ['Sez. 1, n. 65936 del 15/12/2011, dep. 2012, Neri, Rv. 215228-01', 'cass:2012:65936 @1 rv:215228'],
  ['Cass. pen. sez. III, ud. 11/12/2019 (dep. 19/03/2020), n. 52901', 'cass:pen:2020:52901 @3'],
  [
    'Cass. pen. sez. III, 19 marzo 2020 (ud. 11 dicembre 2019), n. 52901',
    'cass:pen:2020:52901 @3 =2020-03-19',
  ],
  ['Cass. pen., Sez. 3, n. 52901 del 11/12/2019 - dep. 19/03/2020', 'cass:pen:2020:52901 @3 =2020-03-19'],
  ['Cass. pen., Sez. III, sent. 11 dicembre 2019 - 19 marzo 2020, n. 52901', 'cass:pen:2020:52901'],
  [
    "Cass. pen., sez. IV, n. 52901 dell'11 dicembre 2019, depositata il 19 marzo 2020",
    'cass:pen:2020:52901 =2020-03-19',
  ],
  ['Cass. civ. n. 52901 depositata il 19.3.2020', 'cass:civ:2020:52901 =2020-03-19'],
  ['Cass. n.ro 52901/2020', 'cass:2020:52901'],
  ['Cass. num. 52901/2020', 'cass:2020:52901'],
  ['Cass. n° 52901/2020', 'cass:2020:52901'],
  ["Cass. n. 52901/'20", 'cass:2020:52901'],
  ["Cass. n. 52901 del '20", 'cass:2020:52901'],
  ['Cass. n. 52.901 del 2020', 'cass:2020:52901'],
  ['Cass. n. 52901-2020', 'cass:2020:52901'],
  ['Cass. n. 52901 (2020)', 'cass:2020:52901'],
  ['Cass. civ. 1° febbraio 2020 n. 3045', 'cass:civ:2020:3045 =2020-02-01'],
  ['Cass. civ. 1 feb 2020, n. 3045', 'cass:civ:2020:3045 =2020-02-01'],
  ['Cass. civ. 01-02-2020 n. 3045', 'cass:civ:2020:3045 =2020-02-01'],
  ['Cass. civ. 1.2.20 n. 3045', 'cass:civ:2020:3045 =2020-02-01'],
  ['C. Cass. n. 52901/2020', 'cass:2020:52901'],
  ['Corte Suprema di Cassazione, Sez. II, n. 52901/2020', 'cass:2020:52901 @2'],
  ['Corte di Cass. n. 52901/2020', 'cass:2020:52901'],
  ['S.C. n. 52901/2020', 'cass:2020:52901'],
  ['Cass. n. 5 del 1/2/99', 'cass:1999:5'],
  ['Cass. n. 5/48', 'cass:1948:5'],
  [`Cass. n. 5/${String(nextYear).slice(2)}`, `cass:${nextYear - 100}:5`],
  ['Penale Sent. Sez. 3 Num. 1234 Anno 2020', 'cass:pen:2020:1234 @3'],
  ['Comm. trib. prov. Milano n. 166/2021', 'cgt1:milano:2021:166'],
  ['Comm. trib. reg. Lombardia, sez. III, n. 166/2021', 'cgt2:lombardia:2021:166 @3'],
  ['CTP di Milano, sent. n. 166/3/2021', 'cgt1:milano:2021:166 @3'],
  ['C.T.R. della Lombardia n. 166/III/21', 'cgt2:lombardia:2021:166 @3'],
  ['CGT I grado di Milano n. 166/2023', 'cgt1:milano:2023:166'],
  ['CGT II Veneto n. 166/2023', 'cgt2:veneto:2023:166'],
  ['C.G.T. di II grado del Veneto, sez. 3, n. 166/2023', 'cgt2:veneto:2023:166 @3'],
  ['Corte di giustizia tributaria di primo grado di Roma n. 166/2023', 'cgt1:roma:2023:166'],
  [
    'Corte di giustizia tributaria di secondo grado della Lombardia, 3 marzo 2023, n. 166',
    'cgt2:lombardia:2023:166',
  ],
  ['Corte giust. trib. II grado Emilia-Romagna n. 5/2024', 'cgt2:emilia-romagna:2024:5'],
  ['Commissione tributaria provinciale di Reggio Emilia n. 12/2018', 'cgt1:reggio-emilia:2018:12'],
  ['TAR Lombardia (Milano) n. 12/2022', 'tar:lombardia:2022:12'],
  ['TAR Lombardia, Brescia, sez. II, n. 12/2022', 'tar:lombardia:2022:12 @2'],
  ['TAR per la Lombardia, sez. staccata di Brescia, n. 12/2022', 'tar:lombardia:2022:12'],
  ['Tribunale amministrativo regionale per il Lazio, sez. II ter, n. 12/2022', 'tar:lazio:2022:12 @2'],
  ['Tribunale Amministrativo Regionale della Puglia, Lecce, n. 12/2022', 'tar:puglia:2022:12'],
  ['TAR Sicilia - Catania, sez. I, 3 marzo 2020, n. 543', 'tar:sicilia:2020:543 @1'],
  ['TAR Lazio-Roma, sez. II, n. 5/2020', 'tar:lazio:2020:5 @2'],
  ['TAR Emilia Romagna, Parma, n. 5/2020', 'tar:emilia-romagna:2020:5'],
  ['TAR Milano n. 5/2020', 'tar:milano:2020:5'],
  ['TAR Friuli Venezia Giulia n. 5/2020', 'tar:friuli-venezia-giulia:2020:5'],
  ['Cons. St., A.P., 9 novembre 2021, n. 17', 'cds:2021:17 @A'],
  ['Cons. St., Ad. Plen., n. 17/2021', 'cds:2021:17 @A'],
  ['Cons. Stato, sez. IV, n. 17/2021', 'cds:2021:17 @4'],
  ['Ad. plen. n. 17/2021', 'cds:2021:17 @A'],
  ['Corte giust., Grande Sezione, 22 ottobre 2009, Swiss Re, C-242/08', 'cgue:c-242/08 =2009-10-22'],
  ['Corte di giustizia UE, 22 ottobre 2009, causa C-242/08, Swiss Re', 'cgue:c-242/08 =2009-10-22'],
  ['CGUE, 4 giugno 2009, cause riunite C-1/08 e C-2/08', 'cgue:c-1/08 cgue:c-2/08'],
  ["Corte di giustizia, cause riunite da C-10/97 a C-22/97, IN.CO.GE.'90", 'cgue:c-10/97 cgue:c-22/97'],
  ['Tribunale UE, T-123/04, X c. Commissione', 'cgue:t-123/04'],
  ['sentenza C\u2011242/08', 'cgue:c-242/08'],
  ['causa C-242/08 P', 'cgue:c-242/08'],
  ['Corte EDU, 19 marzo 2015, X c. Italia, ric. n. 12345/12', 'cedu:2012:12345 =2015-03-19'],
  [
    "Corte europea dei diritti dell'uomo, Grande Camera, 5 settembre 2017, Barbulescu c. Romania, ricorso n. 61496/08",
    'cedu:2008:61496',
  ],
  [
    'Corte EDU, sez. II, 8 gennaio 2013, Torreggiani e altri c. Italia, ricorsi nn. 43517/09, 46882/09',
    'cedu:2009:43517 cedu:2009:46882',
  ],
  ['Corte edu, Cestaro c. Italia, n. 6884/11, 7 aprile 2015', 'cedu:2011:6884'],
  ['Corte EDU, GC, 23 febbraio 2017, De Tommaso c. Italia, n. 43395/09', 'cedu:2009:43395'],
  ['Rv. 653456', 'rv:653456'],
  ['Rv. 653456 - 01', 'rv:653456'],
  ['(Rv. 653456-01)', 'rv:653456'],
  ['rv 653456', 'rv:653456'],
  ['le sentenze della Corte costituzionale nn. 150 e 151 del 2021', 'cost:2021:150 cost:2021:151'],
  ['la sentenza della Corte costituzionale 12 maggio 2021, n. 150', 'cost:2021:150 =2021-05-12'],
  ['la sentenza 12 maggio 2021, n. 150, della Corte costituzionale', 'cost:2021:150'],
  ['sentenze della Corte cost. n. 1 del 2020 e n. 2 del 2021', 'cost:2020:1 cost:2021:2'],
  ['la sentenza delle Sezioni Unite n. 8053 del 2014', 'cass:2014:8053 @U'],
  ["la sentenza della Corte d'appello di Roma n. 77/2018", 'app:roma:2018:77'],
  ["la sentenza n. 77/2018 della Corte d'appello di Roma", 'app:roma:2018:77'],
  ["App. L'Aquila n. 900/2014", 'app:l-aquila:2014:900'],
  ["Trib. dell'Aquila n. 900/2014", 'trib:l-aquila:2014:900'],
  ['Tribunale della Spezia n. 900/2014', 'trib:la-spezia:2014:900'],
  ['Trib. La Spezia n. 900/2014', 'trib:la-spezia:2014:900'],
  ['C. App. Milano, 3 marzo 2014, n. 900', 'app:milano:2014:900'],
  ['Tribunale ordinario di Milano, n. 900/2014', 'trib:milano:2014:900'],
  ['Trib. Milano, sez. spec. impresa, n. 900/2014', 'trib:milano:2014:900'],
  ['Trib. Milano, sez. lav., 3 marzo 2014, n. 900', 'trib:milano:2014:900 @L'],
  ['Tribunale di Milano, R.G. n. 12345/2019', ''],
  ['Tribunale di Milano, n. 12345/2019 R.G.', ''],
  ['Cass., ric. n. 12345/2019', ''],
  ['tel. 02/1234567', ''],
  ['prot. n. 12345/2019', ''],
  ['causa R.G. 1234/2020 Trib. Milano', ''],
  ["Corte d'appello di Roma, R.G.N.R. 1234/2020", ''],
  ['3Cass. n. 52901/2020', 'cass:2020:52901'],
  ['art. 360, primo comma, n. 5 c.p.c.', 'cpc:360+co1,n5'],
  ['art. 360 c.p.c., comma 1, n. 5', 'cpc:360+co1,n5'],
  ['art. 360, 1° comma, n. 5, c.p.c.', 'cpc:360+co1,n5'],
  ['art. 360 co. 1 nr. 5 c.p.c.', 'cpc:360+co1,n5'],
  ['art. 183, sesto comma, c.p.c.', 'cpc:183+co6'],
  ['art. 183, 6° co., c.p.c.', 'cpc:183+co6'],
  ['art. 183 VI co. c.p.c.', 'cpc:183+co6'],
  ['art. 1917 c.c. 3 comma', 'cc:1917+co3'],
  ['art. 1917, comma III, c.c.', 'cc:1917+co3'],
  ['art. 6, par. 1, CEDU', 'cedu:6+par1'],
  ['art. 6(1) CEDU', 'cedu:6+par1'],
  ['art. 8, \u00a7 2, CEDU', 'cedu:8+par2'],
  ['art. 4 Prot. n. 7 CEDU', 'prot7-cedu:4'],
  ['art. 1 Prot. add. CEDU', 'prot1-cedu:1'],
  ['art. 1 del Protocollo n. 1 alla CEDU', 'prot1-cedu:1'],
  ['art. 1 del Primo Protocollo addizionale alla CEDU', 'prot1-cedu:1'],
  ['art. 67 l.f.', 'lfall:67'],
  ['art. 67 L.F.', 'lfall:67'],
  ['art. 67 R.D. 267/42', 'lfall:67'],
  ['artt. da 610 a 615 c.p.', 'cp:610 cp:611 cp:612 cp:613 cp:614 cp:615'],
  ['artt. 610-613 c.p.', 'cp:610 cp:611 cp:612 cp:613'],
  ["dall'art. 610 all'art. 612 c.p.", 'cp:610 cp:611 cp:612'],
  ['l. 8 marzo 2017, n. 24, art. 7; art. 111 Cost.', 'l:2017:24:7 cost:111'],
  ['d.lgs. n. 231/2001, artt. 5 e 6, e art. 27 Cost.', 'dlgs:2001:231:5 dlgs:2001:231:6 cost:27'],
  ['art. 2 e art. 3 Cost.', 'cost:2 cost:3'],
  ['artt. 2 e 3 Cost. e 5 CEDU', 'cost:2 cost:3 cedu:5'],
  ['artt. 3 Cost., 14 CEDU e 21 della Carta di Nizza', 'cost:3 cedu:14 cdfue:21'],
  ['art. 5, lett. a), n. 3, d.lgs. 231/2001', 'dlgs:2001:231:5+leta,n3'],
  ['D.Lgs. n. 546 del 1992, art. 7, comma 1', 'dlgs:1992:546:7+co1'],
  ['Sez. L. n. 8053/2014', ''],
  ['Cass. Sez. L. n. 8053/2014', 'cass:civ:2014:8053 @L'],
  ['art. 2043 c.c., n. 52901/2020', 'cc:2043'],
  ['artt. 1218, 1223 e 2043 c.c.', 'cc:1218 cc:1223 cc:2043'],
  ['art. 2, commi 1 e 2, l. 241/1990', 'l:1990:241:2+co1,co2'],
  ['art. 7 della legge n. 212/2000 e art. 24 Cost.', 'stcontr:7 cost:24'],
];

const describeReference = (reference: Reference) =>
  reference.kind === 'ruling'
    ? [
        reference.key,
        ...(reference.section ? [`@${reference.section}`] : []),
        ...(reference.date ? [`=${reference.date}`] : []),
      ]
    : [reference.parts.length > 0 ? `${reference.key}+${reference.parts.join(',')}` : reference.key];
const withoutDetail = (word: string) => /^[@=]/.test(word);

test.each(forms)('%s', (written, read) => {
  const found = findReferences(written).flatMap(describeReference);
  const expected = read.split(' ').filter(Boolean);
  expect(found.filter((word) => !withoutDetail(word))).toEqual(
    expected.filter((word) => !withoutDetail(word)),
  );
  expect(found).toEqual(expect.arrayContaining(expected.filter(withoutDetail)));
});

test.each(
  courtForms.flatMap(({ court, placed, examples }) =>
    examples.split('; ').map((example) => [court, example, placed] as const),
  ),
)('%s is written %s', (court, example, placed) => {
  // An example without its place is written with one.
  const city = placed === 'city' || placed === 'region or city';
  const [found] = findReferences(
    /(?:Milano|Roma|Lombardia|Veneto|Trento|Lazio|Aquila|Spezia)$/.test(example) || !city
      ? `${example} n. 5/2019`
      : `${example} Roma n. 5/2019`,
  );
  expect(found).toMatchObject({ kind: 'ruling', court });
});

test.each(sectionForms)('reads a section: %s', (example) => {
  expect(takeSection(new Cursor(example === 'III,' ? `${example} ` : example, 0))).not.toBeNull();
});

test.each(partForms.flatMap(([examples]) => examples.split('reads a part of an article: %s')))(
  'a part of an article: %s',
  (example) => {
    const cursor = new Cursor(example.replace('6(1)', '(1)'), 0);
    expect(takePart(cursor)).not.toBeNull();
  },
);
