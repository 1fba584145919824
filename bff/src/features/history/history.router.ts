import { outcome } from '@massima/contract/common';
import {
  countQuestionsInput,
  historySettings,
  listQuestionsInput,
  listQuestionsOutput,
  questionById,
  removedOutput,
} from '@massima/contract/history';
import { countOutput } from '@massima/contract/session';
import { t } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { countQuestions, listQuestions } from './list-questions.ts';
import { removeAllQuestions, removeQuestion } from './remove-questions.ts';

export const historyRouter = t.router({
  count: memberProcedure
    .meta({ rest: { method: 'GET', path: '/questions/count', summary: 'How many own questions match' } })
    .input(countQuestionsInput)
    .output(countOutput)
    .query(({ ctx, input }) => countQuestions(ctx.deps, ctx.user, input)),
  list: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/questions', summary: 'Own questions; nobody else can read them' },
    })
    .input(listQuestionsInput)
    .output(listQuestionsOutput)
    .query(({ ctx, input }) => listQuestions(ctx.deps, ctx.user, input)),
  remove: memberProcedure
    .meta({ rest: { method: 'DELETE', path: '/questions/{id}', summary: 'Delete one entry of the history' } })
    .input(questionById)
    .output(outcome)
    .mutation(({ ctx, input }) => removeQuestion(ctx.deps, ctx.user, input.id)),
  removeAll: memberProcedure
    .meta({ rest: { method: 'DELETE', path: '/questions', summary: 'Delete the whole history' } })
    .output(removedOutput)
    .mutation(({ ctx }) => removeAllQuestions(ctx.deps, ctx.user)),
  settings: memberProcedure
    .meta({ rest: { method: 'GET', path: '/questions/settings', summary: 'Whether the history is paused' } })
    .output(historySettings)
    .query(({ ctx }) => ({ paused: ctx.user.historyPaused })),
  pause: memberProcedure
    .meta({ rest: { method: 'PUT', path: '/questions/settings', summary: 'Pause or resume the history' } })
    .input(historySettings)
    .output(historySettings)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.db('users').where({ id: ctx.user.id }).update({ history_paused: input.paused });
      return input;
    }),
});
