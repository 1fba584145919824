import { articleInput, articleOutput, similarInput, similarOutput } from '@massima/contract/search';
import { t } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { openArticle } from './open-article.ts';
import { similarRulings } from './similar-rulings.ts';

export const rulingsRouter = t.router({
  article: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/rulings/{id_new}',
        summary: 'The full text behind a result that was shown, or lies in a folder',
      },
    })
    .input(articleInput)
    .output(articleOutput)
    .query(({ ctx, input }) => openArticle(ctx.deps, ctx.user, input, ctx.signal)),
  similar: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/rulings/{id_new}/similar',
        summary: 'Other principles of the same ruling, and rulings on the same matter',
      },
    })
    .input(similarInput)
    .output(similarOutput)
    .query(({ ctx, input }) => similarRulings(ctx.deps, ctx.user, input, ctx.signal)),
});
