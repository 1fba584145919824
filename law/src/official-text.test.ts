import { expect, test } from 'vitest';
import { actOfKey, namedActs } from './act-table.ts';
import { keyInUse, type OfficialSites, officialText } from './official-text.ts';
import { tableOfDates } from './table-of-dates.ts';

const sites: OfficialSites = { normattiva: 'N2Ls', eurlex: 'CELEX:', convention: 'convention.pdf' };
const today = (key: string, day?: string) => officialText(key, sites, day).today;
const nothing = { today: null, then: null, undated: null };
const then = (key: string, day: string) => officialText(key, sites, day).then;

test.each([
  ['cc:2043', 'N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262:2~art2043!vig='],
  ['prel:12', 'N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262:1~art12!vig='],
  ['cp:131bis', 'N2Ls?urn:nir:stato:regio.decreto:1930-10-19;1398:1~art131bis!vig='],
  ['cost:3', 'N2Ls?urn:nir:stato:costituzione:1947-12-27~art3!vig='],
  ['dispatt-cpc:81', 'N2Ls?urn:nir:stato:regio.decreto:1941-12-18;1368:1~art81!vig='],
  ['cpp:384', 'N2Ls?urn:nir:presidente.repubblica:decreto:1988-09-22;447~art384!vig='],
  ['l:1990:241:2', 'N2Ls?urn:nir:stato:legge:1990-08-07;241~art2!vig='],
  ['l:1990:241', 'N2Ls?urn:nir:stato:legge:1990-08-07;241!vig='],
  ['stlav:18', 'N2Ls?urn:nir:stato:legge:1970-05-20;300~art18!vig='],
  // Without a day in the table: by the year.
  ['dlgs:2023:149', 'N2Ls?urn:nir:stato:decreto.legislativo:2023;149!vig='],
  ['rdl:1938:1933:1', 'N2Ls?urn:nir:stato:regio.decreto.legge:1938;1933~art1!vig='],
  ['gdpr:5', 'CELEX:32016R0679'],
  ['dirue:1993:13:3', 'CELEX:31993L0013'],
  ['tfue:267', 'CELEX:12016E267'],
  ['cdfue:47', 'CELEX:12016P047'],
  ['tue', 'CELEX:12016M/TXT'],
  ['cedu:6', 'convention.pdf'],
  ['prot1-cedu:1', 'convention.pdf'],
])('links %s to %s', (key, address) => {
  const { today, then, undated } = officialText(key, sites);
  expect([today ?? undated, then]).toEqual([address, null]);
});

test.each([
  'dm:2014:55:4',
  'dpcm:2020:9',
  'cpmp:39',
  'prot1-tfue:1',
  'dispatt-cnav:3',
  'codcontr:80',
  'nonsense',
])('returns no link for %s, which is ambiguous or unpublished', (key) =>
  expect(officialText(key, sites)).toEqual(nothing),
);

test("links the version of a ruling's day", () => {
  expect(then('cc:2043', '2019-01-12')).toBe(
    'N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262:2~art2043!vig=2019-01-12',
  );
});

test('returns no link for a day before the act was in force', () => {
  expect(officialText('cpp:384', sites, '1989-06-01')).toEqual(nothing);
  expect(officialText('cpp:384', sites, '1989-10-24').then).not.toBeNull();
  expect(officialText('dlgs:2023:149', sites, '2021-05-01').then).toBeNull();
});

test('chooses the act of the name by the day', () => {
  expect(officialText('codcontr:80', sites, '2018-03-01')).toEqual({
    ...nothing,
    then: 'N2Ls?urn:nir:stato:decreto.legislativo:2016;50~art80!vig=2018-03-01',
  });
  expect(today('codcontr:95', '2024-01-01')).toBe(
    'N2Ls?urn:nir:stato:decreto.legislativo:2023;36~art95!vig=',
  );
  expect(then('codcontr:80', '1999-01-01')).toBeNull();
});

test('returns no links if the site has no URL', () => {
  const none = { normattiva: '', eurlex: '', convention: '' };
  for (const key of ['cc:2043', 'gdpr:5', 'cedu:6'])
    expect(officialText(key, none, '2020-01-01')).toEqual(nothing);
});

test('has a known act, a date, and no earlier entry into force in every line of the table', () => {
  const keys = new Set(namedActs.map(({ key }) => key));
  for (const line of tableOfDates.trim().split('\n')) {
    const [names = '', date = '', , since = date] = line.split('|').map((cell) => cell.trim());
    const [key = '', number] = names.split('=');
    expect(keys.has(key) || actOfKey(number ?? key) !== null, line).toBe(true);
    expect(date, line).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(since >= date, line).toBe(true);
    expect(officialText(key, sites).today, line).not.toBeNull();
    const year = /:(\d{4}):/.exec(number ?? key)?.[1];
    if (year !== undefined) expect(date.slice(0, 4), line).toBe(year);
  }
});

test.each([
  ['l:1975:354:4bis', 'ordpen:4bis'],
  ['L:1975:354', 'ordpen'],
  ['CC:2051', 'cc:2051'],
  ['l:1999:9991:3bis', 'l:1999:9991:3bis'],
  // The decree that approves the code has separate articles.
  ['rd:1942:262:1', 'rd:1942:262:1'],
  ['cpp1930:23', 'cpp1930:23'],
  ['no key', 'no key'],
  ['cass:2019:1234', 'cass:2019:1234'],
  ['', ''],
])('stores %s as %s', (written, expected) => expect(keyInUse(written)).toBe(expected));
