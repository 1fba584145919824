import { history } from '@massima/contract/operations/history';
import { pauseHistory } from '../../models/questions.ts';
import { implement } from '../../procedures/implement.ts';
import { changeQuestion } from './change-question.ts';
import { countQuestions, listPinned, listQuestions } from './list-questions.ts';
import { removeAllQuestions, removeQuestion, restoreQuestion } from './remove-questions.ts';

export const historyRouter = {
  count: implement(history.count, ({ deps, user }, input) => countQuestions(deps, user, input)),
  list: implement(history.list, ({ deps, user }, input) => listQuestions(deps, user, input)),
  pinned: implement(history.pinned, ({ deps, user }, input) => listPinned(deps, user, input)),
  change: implement(history.change, ({ deps, user }, input) => changeQuestion(deps, user, input)),
  remove: implement(history.remove, ({ deps, user }, { id }) => removeQuestion(deps, user, id)),
  restore: implement(history.restore, ({ deps, user }, input) => restoreQuestion(deps, user, input)),
  removeAll: implement(history.removeAll, ({ deps, user }) => removeAllQuestions(deps, user)),
  settings: implement(history.settings, ({ user }) => ({ paused: user.historyPaused })),
  pause: implement(history.pause, async ({ deps, user }, input) => {
    await pauseHistory(deps.db, user.id, input.paused);
    return input;
  }),
};
