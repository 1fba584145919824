import type { CheckedReference } from '@massima/contract/citations';
import { it as italian } from '@massima/contract/messages/it';
import { citations } from '@massima/contract/messages/it/citations';
import { provision } from '@massima/contract/messages/it/provision';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sampleReference } from '../../testing/samples/citations.ts';
import { reportModel, reportText } from './report-model.ts';
import type { Texts } from './report-row.ts';

const intl = createIntl({ locale: 'it-IT', messages: { ...italian, ...citations, ...provision } });
const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
const texts: Texts = { t: say as Texts['t'], locale: 'it' };
const now = new Date('2026-05-20T10:00:00');
const text = 'art. 3 l. 9991/1999; art. 3 l. 9991/1999; art. 6 l. 9991/1999';

const amendment = (what: 'unconstitutional' | 'amended') => ({
  ...{ what, by: 'Corte cost. n. 612/2021', date: '2021-02-10', in_part: true, ruling: null },
  words: 'nella parte in cui esclude',
});
const article = (at: number, key: string, amendments: CheckedReference['fate']): CheckedReference => ({
  ...sampleReference(text.slice(at, at + 19)),
  ...{ kind: 'provision', state: 'understood', key, fate: amendments, start: at, end: at + 19 },
});

test('lists the wording that annuls an article once, and in the copied text', () => {
  const references = [
    article(0, 'l:1999:9991:3', [amendment('unconstitutional')]),
    // Without amendments, because the response was too long.
    article(21, 'l:1999:9991:3', null),
    article(42, 'l:1999:9991:6', [amendment('amended')]),
  ];
  const model = reportModel({ text, references, quotations: [] }, texts, now);
  expect(model.sections.map(({ state, rows }) => [state, rows.length])).toEqual([
    ['fated', 1],
    ['understood', 1],
  ]);
  expect(model.sections[0]?.rows[0]?.article).toEqual({ key: 'l:1999:9991:3', on: '2026-05-20' });
  expect(model.summary).toContain('2 norme, 1 illegittima, abrogata o interpretata');
  expect(reportText(model)).toContain(
    'Dichiarato costituzionalmente illegittimo in parte. Corte cost. n. 612/2021, 10 febbraio 2021: «nella parte in cui esclude»',
  );
  expect(reportText(model)).not.toContain('Annotato');
});
