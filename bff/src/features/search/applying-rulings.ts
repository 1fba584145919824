import type { z } from 'zod';
import type { applyingInput, applyingOutput } from '@massima/contract/citations';
import { parseQuery } from '@massima/law/parse-query';
import type { Deps } from '../../deps.ts';
import { presentAuthorities, presentYears } from './present-choices.ts';

/** How many rulings apply the first article or act that is named, by year and authority. */
export async function applyingRulings(
  { engine }: Pick<Deps, 'engine'>,
  { query }: z.infer<typeof applyingInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof applyingOutput>> {
  const named = parseQuery(query).references.find(({ kind }) => kind === 'provision');
  if (!named) return { provision: null };
  const answer = await engine.select(
    '/select',
    {
      q: '{!term f=provisions v=$provision}',
      provision: named.key,
      fq: '{!term f=kind}ruling',
      rows: '0',
      facet: 'true',
      'facet.field': ['year', 'authority'],
      'facet.limit': '-1',
      'facet.mincount': '1',
      echoParams: 'none',
    },
    signal,
  );
  return {
    provision: {
      label: named.label,
      total: answer.response.numFound,
      years: presentYears(answer),
      authorities: presentAuthorities(answer),
    },
  };
}
