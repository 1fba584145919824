import type { ReportModel } from './report-model.ts';

/** The report as plain text, for the clipboard. */
export function reportText({ title, summary, sections, foot }: ReportModel): string {
  return [
    [title, summary].join('\n'),
    ...sections.map(({ title: heading, notes, rows }) =>
      [
        heading,
        ...notes,
        ...rows.flatMap(({ words, times, lines, fateLines }) => [
          `- ${[words, times].filter(Boolean).join(' ')}`,
          ...[...lines, ...fateLines].map((line) => `  ${line}`),
        ]),
      ].join('\n'),
    ),
    foot,
  ].join('\n\n');
}
