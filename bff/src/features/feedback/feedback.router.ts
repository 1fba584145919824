import { outcome } from '@massima/contract/common';
import {
  feedbackOfInput,
  feedbackOfOutput,
  feedbacksInput,
  feedbacksOutput,
  saveFeedbackInput,
} from '@massima/contract/feedback';
import { t } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { feedbackOf, feedbacksOf } from './read-feedback.ts';
import { removeFeedback, saveFeedback } from './save-feedback.ts';

export const feedbackRouter = t.router({
  save: memberProcedure
    .meta({ rest: { method: 'POST', path: '/feedbacks', summary: 'Rate a result; the last rating wins' } })
    .input(saveFeedbackInput)
    .output(outcome)
    .mutation(({ ctx, input }) => saveFeedback(ctx.deps, ctx.user, input)),
  remove: memberProcedure
    .meta({ rest: { method: 'DELETE', path: '/feedbacks', summary: 'Take a rating back' } })
    .input(feedbackOfInput)
    .output(outcome)
    .mutation(({ ctx, input }) => removeFeedback(ctx.deps, ctx.user, input)),
  of: memberProcedure
    .meta({ rest: { method: 'GET', path: '/feedbacks', summary: 'The rating of a result, or nothing' } })
    .input(feedbackOfInput)
    .output(feedbackOfOutput)
    .query(({ ctx, input }) => feedbackOf(ctx.deps, ctx.user, input)),
  many: memberProcedure
    .meta({ rest: { method: 'POST', path: '/feedbacks/search', summary: 'The ratings of several results' } })
    .input(feedbacksInput)
    .output(feedbacksOutput)
    .query(({ ctx, input }) => feedbacksOf(ctx.deps, ctx.user, input)),
});
