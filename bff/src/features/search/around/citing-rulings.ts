import type { Around } from '@massima/contract/around';
import type { ParsedQuery } from '@massima/law/parse-query';
import { type EngineCall, count, headingFields, namedIn, presentHeading } from '../../../collection/index.ts';

const shown = '5';

/** Rulings that cite in their full text what was named, newest first: where no principle speaks of it, they do. */
export async function citingRulings(ask: EngineCall, parsed: ParsedQuery): Promise<Around['citing']> {
  const { rulings, articles } = namedIn(parsed);
  const clauses = [
    ...(rulings.length > 0 ? ['should=$by_ruling'] : []),
    ...(articles.length > 0 ? ['should=$by_article'] : []),
  ];
  if (clauses.length === 0) return { total: 0, list: [] };
  const { response } = await count(
    { select: ask },
    {
      q: `{!bool ${clauses.join(' ')}}`,
      by_ruling: '{!terms f=cites v=$rulings}',
      rulings: rulings.join(','),
      by_article: '{!terms f=provisions v=$articles}',
      articles: articles.map(({ key }) => key).join(','),
      fq: '{!term f=kind}ruling',
      fl: headingFields,
      sort: 'date desc,id asc',
      rows: shown,
    },
  );
  return { total: response.numFound, list: response.docs.map(presentHeading) };
}
