import { rulings } from '@massima/contract/operations/rulings';
import { implement } from '../../procedures/implement.ts';
import { applyingRulings } from './applying-rulings.ts';
import { linkedRuling } from './linked-ruling.ts';
import { openArticle } from './open-article.ts';
import { rulingCitations } from './ruling-citations.ts';
import { provisionApplied } from './provision-applied.ts';
import { provisionDifference } from './provision-difference.ts';
import { readProvision } from './read-provision.ts';
import { similarRulings } from './similar-rulings.ts';

export const rulingsRouter = {
  article: implement(rulings.article, ({ deps, user, signal }, input) =>
    openArticle(deps, user, input, signal),
  ),
  similar: implement(rulings.similar, ({ deps, user, signal }, input) =>
    similarRulings(deps, user, input, signal),
  ),
  citations: implement(rulings.citations, ({ deps, user, signal }, input) =>
    rulingCitations(deps, user, input, signal),
  ),
  linked: implement(rulings.linked, ({ deps, user, signal }, input) =>
    linkedRuling(deps, user, input, signal),
  ),
  applying: implement(rulings.applying, ({ deps, user, signal }, input) =>
    applyingRulings(deps, user, input, signal),
  ),
  provision: implement(rulings.provision, ({ deps, user, signal }, input) =>
    readProvision(deps, user, input, signal),
  ),
  applied: implement(rulings.applied, ({ deps, user, signal }, input) =>
    provisionApplied(deps, user, input, signal),
  ),
  difference: implement(rulings.difference, ({ deps, user, signal }, input) =>
    provisionDifference(deps, user, input, signal),
  ),
};
