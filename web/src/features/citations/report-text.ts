import type { ReportModel } from './report-model.ts';

/** The report as plain text, for the clipboard. */
export function reportText({ title, totals, sections, foot }: ReportModel): string {
  return [
    [title, ...totals].join('\n'),
    ...sections.map(({ title: heading, note, rows }) =>
      [
        heading,
        ...(note === null ? [] : [note]),
        ...rows.flatMap(({ words, times, lines }) => [
          `- ${[words, times].filter(Boolean).join(' ')}`,
          ...lines.map((line) => `  ${line}`),
        ]),
      ].join('\n'),
    ),
    foot,
  ].join('\n\n');
}
