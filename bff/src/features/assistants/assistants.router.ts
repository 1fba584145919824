import { assistants } from '@massima/contract/operations/assistants';
import { implement } from '../../procedures/implement.ts';
import { articleForAssistant, citingForAssistant, similarForAssistant } from './around-ruling.ts';
import { checkForAssistant } from './check-for-assistant.ts';
import { findInRuling } from './find-in-ruling.ts';
import { followForAssistant } from './follow-for-assistant.ts';
import { foldersForAssistant, saveForAssistant } from './folders-for-assistant.ts';
import { provisionForAssistant } from './provision-for-assistant.ts';
import { readInParts } from './read-in-parts.ts';
import { searchForAssistant } from './search-for-assistant.ts';
import { usage } from './usage.ts';

export const assistantsRouter = {
  search: implement(assistants.search, ({ deps, user, signal }, input) =>
    searchForAssistant(deps, user, input, signal),
  ),
  read: implement(assistants.read, ({ deps, user, signal }, input) => readInParts(deps, user, input, signal)),
  find: implement(assistants.find, ({ deps, user, signal }, input) =>
    findInRuling(deps, user, input, signal),
  ),
  checkCitations: implement(assistants.checkCitations, ({ deps, user, signal }, input) =>
    checkForAssistant(deps, user, input, signal),
  ),
  similar: implement(assistants.similar, ({ deps, user, signal }, input) =>
    similarForAssistant(deps, user, input, signal),
  ),
  citing: implement(assistants.citing, ({ deps, user, signal }, input) =>
    citingForAssistant(deps, user, input, signal),
  ),
  onArticle: implement(assistants.onArticle, ({ deps, user, signal }, input) =>
    articleForAssistant(deps, user, input, signal),
  ),
  readProvision: implement(assistants.readProvision, ({ deps, user, signal }, input) =>
    provisionForAssistant(deps, user, input, signal),
  ),
  folders: implement(assistants.folders, ({ deps, user, signal }, input) =>
    foldersForAssistant(deps, user, input, signal),
  ),
  save: implement(assistants.save, ({ deps, user, signal }, input) =>
    saveForAssistant(deps, user, input, signal),
  ),
  follow: implement(assistants.follow, ({ deps, user, signal }, input) =>
    followForAssistant(deps, user, input, signal),
  ),
  usage: implement(assistants.usage, ({ deps, user }) => usage(deps, user)),
};
