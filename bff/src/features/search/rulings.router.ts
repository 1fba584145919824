import { rulings } from '@massima/contract/operations/rulings';
import { implement } from '../../procedures/implement.ts';
import { openArticle } from './open-article.ts';
import { similarRulings } from './similar-rulings.ts';

export const rulingsRouter = {
  article: implement(rulings.article, ({ deps, user, signal }, input) =>
    openArticle(deps, user, input, signal),
  ),
  similar: implement(rulings.similar, ({ deps, user, signal }, input) =>
    similarRulings(deps, user, input, signal),
  ),
};
