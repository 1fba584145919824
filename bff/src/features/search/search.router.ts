import { searchInput, searchOutput, suggestInput, suggestOutput } from '@massima/contract/search';
import { atOnce } from '../../trpc/at-once.ts';
import { t } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { runSearch } from './run-search.ts';
import { suggest } from './suggest.ts';

export const searchRouter = t.router({
  // A mutation: it takes a query, and no cache may repeat it.
  run: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/search',
        summary: 'Ask a question: principles or verdicts, ten at a time',
        defaults: { full_text: true },
      },
    })
    .input(atOnce(searchInput))
    .output(atOnce(searchOutput))
    .mutation(({ ctx, input }) => runSearch(ctx.deps, ctx.user, input, ctx.signal)),
  suggest: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/search/suggestions', summary: 'Subjects that go on from what is typed' },
    })
    .input(suggestInput)
    .output(suggestOutput)
    .query(({ ctx, input }) => suggest(ctx.deps, input, ctx.signal)),
});
