import type { CheckedReference } from '@massima/contract/citations';
import { citation } from '@massima/contract/format/citation';
import { localDay, longDate } from '@massima/contract/format/dates';
import { printable } from '@massima/contract/format/printable';
import type { useText } from '../../lib/i18n.tsx';
import { findings } from './findings.ts';

export type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;
type State = CheckedReference['state'];
/** What must be looked at comes first. */
const states: readonly State[] = [
  'impossible',
  'differs',
  'elsewhere',
  'missing',
  'unread',
  'found',
  'understood',
];

export type Row = {
  /** Which mark of the text it is the first of. */
  number: number;
  reference: CheckedReference;
  /** The brief's own words, with how often it is cited. */
  words: string;
  times: string;
  /** What is said of it, a line each. */
  lines: string[];
};
type ReportSection = { state: State; title: string; note: string | null; rows: Row[] };
/** The report as all of its forms say it: on the screen, copied, on paper, in Word. */
export type ReportModel = {
  title: string;
  totals: string[];
  sections: ReportSection[];
  /** When it was made. */
  foot: string;
};

type Cited = { reference: CheckedReference; number: number; words: string; times: number; also: Set<string> };

/** Each citation of a brief once, by what is true of it and in the order of the text. */
export function reportModel(
  text: string,
  references: readonly CheckedReference[],
  texts: Texts,
  now: Date,
): ReportModel {
  const { t, locale } = texts;
  const cited = eachOnce(text, references);
  const unread = references.filter(({ state }) => state === 'unread').length;
  return {
    title: t('menu_citations'),
    totals: [
      t('report_total', { count: references.length - unread }),
      ...(unread > 0 ? [t('report_total_unread', { count: unread })] : []),
    ],
    sections: states.flatMap((state) => {
      const rows = cited.filter(({ reference }) => reference.state === state).map((one) => rowOf(one, texts));
      return rows.length === 0
        ? []
        : [{ state, title: `${t(`state.${state}`)} (${rows.length})`, note: noteOf(state, texts), rows }];
    }),
    foot: t('print_consulted', { date: longDate(localDay(now), locale) }),
  };
}

function eachOnce(text: string, references: readonly CheckedReference[]): Cited[] {
  const known = new Map<string, Cited>();
  references.forEach((reference, number) => {
    const { label, state, differs, start, end, again } = reference;
    const words = oneLine(text.slice(start, end));
    // The same number with another wrong date is another thing to look at.
    const key = `${state} ${label} ${differs.join()}`;
    const row = known.get(key);
    if (!row) known.set(key, { reference, number, words, times: 1, also: new Set() });
    else {
      row.times += 1;
      if (again !== null && fold(words) !== fold(row.words)) row.also.add(words);
    }
  });
  return [...known.values()];
}

function rowOf({ reference, number, words, times, also }: Cited, texts: Texts): Row {
  const { t } = texts;
  const { label, ruling } = reference;
  const isRead = reference.state !== 'unread' && fold(label) !== fold(words);
  return {
    number,
    reference,
    words,
    times: times > 1 ? t('report_times', { count: times }) : '',
    lines: [
      ...(isRead ? [t('report_reading', { label })] : []),
      ...findings(reference, texts),
      ...(ruling && reference.state === 'found' ? [citation(ruling)] : []),
      ...(also.size > 0 ? [t('report_also', { list: [...also].map((one) => `«${one}»`).join(', ') })] : []),
    ],
  };
}

const noteOf = (state: State, { t }: Texts) => {
  if (state === 'missing') return t('report_missing_note');
  return state === 'unread' ? t('report_unread_note') : null;
};

/** Texts out of PDF and Word bring invisible characters. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const oneLine = (text: string) => printable(text).replace(invisible, '').replace(/\s+/g, ' ').trim();
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
