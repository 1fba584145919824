import { feedback } from '@massima/contract/operations/feedback';
import { implement } from '../../procedures/implement.ts';
import { feedbackOf, feedbacksOf } from './read-feedback.ts';
import { removeFeedback, saveFeedback } from './save-feedback.ts';

export const feedbackRouter = {
  save: implement(feedback.save, ({ deps, user }, input) => saveFeedback(deps, user, input)),
  remove: implement(feedback.remove, ({ deps, user }, input) => removeFeedback(deps, user, input)),
  of: implement(feedback.of, ({ deps, user }, input) => feedbackOf(deps, user, input)),
  many: implement(feedback.many, ({ deps, user }, input) => feedbacksOf(deps, user, input)),
};
