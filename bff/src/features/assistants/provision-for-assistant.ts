import type { z } from 'zod';
import type { readProvisionInput, readProvisionOutput } from '@massima/contract/assistant-provision';
import { beginningOf } from '@massima/contract/format/beginning';
import { parseQuery } from '@massima/law/parse-query';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { sendOut } from '../gate/index.ts';
import { readProvision } from '../rulings/index.ts';
import { amendmentLine } from './line-of-fate.ts';

/**
 * Maximum length of an article's text, in characters: the same as a part of a ruling. Budget laws
 * have articles of a thousand paragraphs.
 */
const longestText = 20_000;
const maxAmendments = 30;

const nothing = {
  article: null,
  text: null,
  fate: [],
  versions: [],
  official: null,
  total: 0,
  address: null,
};

/**
 * Returns an article of law by its name, with the data of its page. All fields are empty if the
 * name is not an article.
 */
export async function provisionForAssistant(
  deps: Deps,
  actor: Actor,
  { article, on }: z.infer<typeof readProvisionInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof readProvisionOutput>> {
  const named = parseQuery(article).references.find(({ kind }) => kind === 'provision');
  if (!named) return { ...nothing, receipt: (await sendOut(deps, actor, { of: 'facts' })).receipt };
  const { key } = named;
  const found = await readProvision(deps, actor, { key, ...(on !== undefined && { on }) }, signal);
  const { official, text } = found;
  const name = [found.label, found.rubric && `(${found.rubric})`].filter(Boolean).join(' ');
  return {
    // The credit labels a made-up act, as licences require a credit of other acts.
    article: [name, found.act, found.on, found.credit].filter(Boolean).join('; '),
    text: text && beginningOf(text, longestText),
    fate: found.fate.slice(0, maxAmendments).map(amendmentLine),
    versions: found.versions.map(({ from, to }) => `${from}/${to ?? ''}`),
    official: official.then ?? official.today ?? official.undated,
    total: found.applied.total,
    address: `${deps.config.PUBLIC_URL}/provisions/${encodeURIComponent(key)}${on === undefined ? '' : `?on=${on}`}`,
    receipt: found.receipt,
  };
}
