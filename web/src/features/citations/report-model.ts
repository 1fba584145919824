import type { CheckedReference, Coverage } from '@massima/contract/citations';
import { citation } from '@massima/contract/format/citation';
import { localDay } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { type Checked, isListed } from './checked.ts';
import { amendmentLines, withAmendments } from './reference-amendments.ts';
import { findings } from './findings.ts';
import { toSingleLine } from './to-single-line.ts';
import { quotationRows } from './quotation-rows.ts';
import type { Row, Texts } from './report-row.ts';
import { type State, states } from './report-states.ts';

/** "33 citazioni: 28 nella raccolta, 1 impossibile; 4 virgolettati, 1 alterato; 6 norme." */
function summary({ text, quotations }: Checked, rows: readonly Row[], { t }: Texts): string {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length;
  const listed = quotations.filter((quotation) => isListed(text, quotation)).length;
  const amended = count('fated');
  const provisions = count('understood') + amended;
  const cited = rows.length - listed - provisions;
  const onlyDate = rows.filter(({ state, differs }) => state === 'differs' && differs === 'date').length;
  const differing = count('differs') - onlyDate;
  const parts = [
    count('found') > 0 && t('summary.found', { count: count('found') }),
    onlyDate > 0 && t('summary.date', { count: onlyDate }),
    differing > 0 && t('summary.differs', { count: differing }),
    count('elsewhere') > 0 && t('summary.elsewhere', { count: count('elsewhere') }),
    count('impossible') > 0 && t('summary.impossible', { count: count('impossible') }),
    count('missing') > 0 && t('summary.missing', { count: count('missing') }),
    count('unread') > 0 && t('summary.unread', { count: count('unread') }),
  ].filter((part) => part !== false);
  const quoted = [
    t('summary.quotations', { count: listed }),
    count('altered') > 0 && t('summary.altered', { count: count('altered') }),
    count('absent') > 0 && t('summary.absent', { count: count('absent') }),
    count('uncheckable') > 0 && t('summary.uncheckable', { count: count('uncheckable') }),
  ].filter((part) => part !== false);
  const citations = t('summary.citations', { count: cited });
  return `${[
    parts.length > 0 ? `${citations}: ${parts.join(', ')}` : citations,
    ...(listed > 0 ? [quoted.join(', ')] : []),
    ...(provisions > 0
      ? [
          [
            t('summary.provisions', { count: provisions }),
            ...(amended > 0 ? [t('summary.fated', { count: amended })] : []),
          ].join(', '),
        ]
      : []),
  ].join('; ')}.`;
}

/** Maximum number of courts and years, because a brief may cite more than a user would read. */
const most = 8;

/** Returns a note on the coverage of the courts and years of missing rulings. */
function coverageNote(references: readonly CheckedReference[], texts: Texts): string[] {
  const all = new Map(
    references
      .filter(({ state }) => state === 'missing' || state === 'elsewhere')
      .flatMap(({ coverage }) => coverage)
      .map((coverage) => [`${coverage.label} ${coverage.year}`, coverage]),
  );
  const lines = [...all.values()].slice(0, most).map((coverage) => coverageText(coverage, texts));
  if (lines.length === 0) return [];
  return [texts.t('report_coverage', { list: [...lines, ...(all.size > most ? ['…'] : [])].join('; ') })];
}

/** "Cass. civ. 2019, 14.000 decisioni su 34.000 numeri (41 %)" */
function coverageText({ label, year, count, highest }: Coverage, { t }: Texts): string {
  const of = { label: year === null ? label : `${label} ${year}`, count };
  if (count === 0) return t('coverage_none', of);
  if (year === null || highest === null || highest < count) return t('coverage_all', of);
  const share = Math.round((count / highest) * 100);
  return share === 0
    ? t('coverage_little', { ...of, highest })
    : t('coverage_share', { ...of, highest, share });
}

type ReportSection = { state: State; title: string; notes: string[]; rows: Row[] };
/** Report as shown on screen, copied, printed and exported to Word. */
export type ReportModel = {
  title: string;
  summary: string;
  sections: ReportSection[];
  /** Report entry of each reference. */
  entries: string[];
  /** Date and time of the report. */
  foot: string;
};

type Cited = {
  reference: ReturnType<typeof withAmendments>[number];
  number: number;
  wording: string;
  times: number;
  also: Set<string>;
};

/**
 * Builds the report. Repeated citations are merged, and entries are sorted by state, then by
 * position in the text.
 */
export function reportModel(checked: Checked, texts: Texts, now: Date): ReportModel {
  const { t, locale } = texts;
  const { cited, entries } = eachOnce(checked);
  const day = localDay(now);
  const rows = [...cited.map((citation) => rowOf(citation, texts, day)), ...quotationRows(checked, texts)];
  return {
    title: t('menu_citations'),
    summary: summary(checked, rows, texts),
    sections: states.flatMap((state) => {
      const stateRows = rows.filter((row) => row.state === state);
      if (stateRows.length === 0) return [];
      return [
        {
          state,
          title: `${t(`state.${state}`)} (${stateRows.length})`,
          notes: notesOf(state, checked, texts),
          rows: stateRows,
        },
      ];
    }),
    entries,
    foot: t('print_consulted', { day: longDay('il', day, locale) }),
  };
}

function eachOnce({ text, references }: Checked): { cited: Cited[]; entries: string[] } {
  const byKey = new Map<string, Cited>();
  const entries = withAmendments(references).map((reference, number) => {
    const { label, state, differs, start, end, again } = reference;
    const wording = toSingleLine(text.slice(start, end));
    // The same number with a different wrong date is a separate entry.
    const key = `${state} ${label} ${differs.join()}`;
    const row = byKey.get(key);
    if (!row) byKey.set(key, { reference, number, wording, times: 1, also: new Set() });
    else {
      row.times += 1;
      if (again !== null && fold(wording) !== fold(row.wording)) row.also.add(wording);
    }
    return idOf(row?.number ?? number);
  });
  return { cited: [...byKey.values()], entries };
}

const idOf = (number: number) => `r${number}`;

/**
 * Builds the entry of a citation.
 * @param day day of the check, for links to the text of an article
 */
function rowOf({ reference, number, wording, times, also }: Cited, texts: Texts, day: string): Row {
  const { t } = texts;
  const { key, label, ruling, state, displayState, kind, fate: amendments } = reference;
  const isProvision = kind === 'provision' && state === 'understood';
  const isRead = state !== 'unread' && fold(label) !== fold(wording);
  return {
    id: idOf(number),
    state: displayState,
    wording,
    times: times > 1 ? t('report_times', { count: times }) : '',
    lines: [
      ...(isRead ? [t('report_reading', { label })] : []),
      ...findings(reference, texts),
      ...(ruling && state === 'found' ? [citation(ruling)] : []),
      ...(also.size > 0 ? [t('report_also', { list: [...also].map((name) => `«${name}»`).join(', ') })] : []),
    ],
    label,
    ruling: ruling ?? reference.perhaps,
    amendments,
    amendmentLines: amendmentLines(amendments, texts),
    article: isProvision && key !== null ? { key, on: day } : null,
    search: isProvision ? label : null,
    official: reference.official,
    sides: null,
    differs: reference.differs.join(),
  };
}

function notesOf(state: State, { references }: Checked, texts: Texts): string[] {
  const { t } = texts;
  if (state === 'missing') return [t('report_missing_note'), ...coverageNote(references, texts)];
  if (state === 'fated') return [t('report_fated_note')];
  return state === 'unread' ? [t('report_unread_note')] : [];
}

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the report as plain text for the clipboard. */
export function reportText({ title, summary, sections, foot }: ReportModel): string {
  return [
    [title, summary].join('\n'),
    ...sections.map(({ title: heading, notes, rows }) =>
      [
        heading,
        ...notes,
        ...rows.flatMap(({ wording, times, lines, amendmentLines }) => [
          `- ${[wording, times].filter(Boolean).join(' ')}`,
          ...[...lines, ...amendmentLines].map((line) => `  ${line}`),
        ]),
      ].join('\n'),
    ),
    foot,
  ].join('\n\n');
}
