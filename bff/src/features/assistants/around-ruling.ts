import type { z } from 'zod';
import {
  courtTexts,
  type articleInput,
  type articleOutput,
  type citingRulingsOutput,
  type rulingById,
  type similarRulingsOutput,
} from '@massima/contract/assistants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { applyingRulings, rulingCitations, similarRulings } from '../rulings/index.ts';
import { presentFound, presentLinked } from './present-ruling.ts';

type ById = z.infer<typeof rulingById>;

export async function similarForAssistant(
  deps: Deps,
  actor: Actor,
  { id }: ById,
  signal: AbortSignal,
): Promise<z.infer<typeof similarRulingsOutput>> {
  const { same_ruling, similar, ...rest } = await similarRulings(deps, actor, { id_new: id }, signal);
  return {
    notice: courtTexts,
    same_ruling: same_ruling.slice(0, maxResults).map((result) => presentFound(deps.config, result)),
    similar: similar.slice(0, maxResults).map((result) => presentFound(deps.config, result)),
    ...rest,
  };
}

/** Maximum number of rulings in each list, so that the longest principles fit into a response. */
const maxResults = 7;
const maxLinked = 30;

export async function citingForAssistant(
  deps: Deps,
  actor: Actor,
  { id }: ById,
  signal: AbortSignal,
): Promise<z.infer<typeof citingRulingsOutput>> {
  const found = await rulingCitations(deps, actor, { id_new: id }, signal);
  const { cites, cited_by, provisions, alike } = found;
  return {
    notice: courtTexts,
    cited_by: {
      ...cited_by,
      list: cited_by.list.slice(0, maxLinked).map((ruling) => presentLinked(deps.config, ruling)),
    },
    cites: {
      total: cites.total,
      list: cites.list.slice(0, maxLinked).map(({ label, ruling }) => ({
        label,
        ruling: ruling && presentLinked(deps.config, ruling),
      })),
    },
    provisions: provisions.map(({ label }) => label),
    alike: alike.slice(0, maxLinked).map((ruling) => presentLinked(deps.config, ruling)),
    ...(found.limited && { limited: found.limited }),
    receipt: found.receipt,
  };
}

export async function articleForAssistant(
  deps: Deps,
  actor: Actor,
  { article }: z.infer<typeof articleInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof articleOutput>> {
  const { provision, receipt } = await applyingRulings(deps, actor, { query: article }, signal);
  return {
    article: provision?.label ?? null,
    total: provision?.total ?? 0,
    years: provision?.years ?? [],
    courts: (provision?.authorities ?? []).map(({ document_emanante, count }) => ({
      court: document_emanante,
      count,
    })),
    receipt,
  };
}
