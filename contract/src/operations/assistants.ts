import {
  articleInput,
  articleOutput,
  checkTextInput,
  checkTextOutput,
  citingRulingsOutput,
  findInRulingInput,
  findInRulingOutput,
  followInput,
  followOutput,
  myFoldersInput,
  myFoldersOutput,
  readRulingInput,
  readRulingOutput,
  rulingById,
  saveToFolderInput,
  saveToFolderOutput,
  searchRulingsInput,
  searchRulingsOutput,
  similarRulingsOutput,
  usageOutput,
} from '../assistants.ts';
import type { OperationTable } from '../operation.ts';

/** What assistants are offered: few and rich, with names and words that they understand without trying. */
export const assistants = {
  search: {
    kind: 'mutation',
    rest: 'POST /assistants/search',
    access: 'member',
    scope: 'read',
    summary: 'Rulings on a question, for assistants: principles with citations',
    input: searchRulingsInput,
    output: searchRulingsOutput,
    travelsAlone: true,
    tool: {
      name: 'search_rulings',
      title: 'Cerca sentenze',
      mayCost: true,
      description:
        'Search Italian case law. Use it for any question of Italian law that rulings answer, and to look up a ruling by its citation or an article by its number. Returns principles (massime) with the citation as lawyers write it, subject headings and the address of each. A new question costs one search of the account, and money where the plan’s searches are used up (receipt.next_search says what); the same question costs nothing for half an hour, whatever the filters and pages. Quote only principles that were returned, and give each citation as returned.',
    },
  },
  read: {
    kind: 'query',
    rest: 'GET /assistants/rulings/{id}',
    access: 'member',
    scope: 'read',
    summary: 'A ruling in full, in parts of at most 20,000 characters',
    input: readRulingInput,
    output: readRulingOutput,
    tool: {
      name: 'read_ruling',
      title: 'Leggi una sentenza',
      description:
        'Read the full text of a ruling that an earlier answer returned, in parts of at most 20,000 characters, with an outline of how each part begins. Costs no search; 300 different rulings a day. Use it when the principle is not enough: for facts, reasoning or the exact wording. file_not_found means that the ruling was not returned before or has no full text.',
    },
  },
  find: {
    kind: 'query',
    rest: 'GET /assistants/rulings/{id}/find',
    access: 'member',
    scope: 'read',
    summary: 'Where words stand in the full text of a ruling',
    input: findInRulingInput,
    output: findInRulingOutput,
    tool: {
      name: 'find_in_ruling',
      title: 'Cerca in una sentenza',
      description:
        'Find words within the full text of a ruling that an earlier answer returned: each place with what stands around it, its offsets, and the part of read_ruling that has it. Use it instead of reading a long ruling whole. Costs no search; it counts as reading that ruling.',
    },
  },
  checkCitations: {
    kind: 'mutation',
    rest: 'POST /assistants/citations',
    access: 'member',
    scope: 'read',
    summary: 'Check every citation of a text, for assistants',
    input: checkTextInput,
    output: checkTextOutput,
    travelsAlone: true,
    keepsTyped: true,
    tool: {
      name: 'check_citations',
      title: 'Verifica citazioni',
      description:
        'Check every citation of rulings and provisions in an Italian text against the collection. Use it on every text with citations before handing it over, also on one you wrote. Each citation is found, differs (other date, section or court), elsewhere (other year or court), impossible (cannot exist), missing (not in the collection, which does not mean that it does not exist), understood (a provision) or unread. What stands in quotation marks is compared with what it cites: verbatim, altered (with the words of the ruling), absent or uncheckable. Costs no search; 30 checks a day. A report of more than 150 citations goes on at "next".',
    },
  },
  similar: {
    kind: 'query',
    rest: 'GET /assistants/rulings/{id}/similar',
    access: 'member',
    scope: 'read',
    summary: 'Other principles of a ruling, and rulings like it',
    input: rulingById,
    output: similarRulingsOutput,
    tool: {
      name: 'similar_rulings',
      title: 'Sentenze simili',
      description:
        'Other principles of the same ruling, and rulings on the same subject. Use it to widen a search from one good result, for instance to find a line of cases or a contrary view. Costs no search.',
    },
  },
  citing: {
    kind: 'query',
    rest: 'GET /assistants/rulings/{id}/citing',
    access: 'member',
    scope: 'read',
    summary: 'Who cites a ruling, by year, and what it cites',
    input: rulingById,
    output: citingRulingsOutput,
    tool: {
      name: 'citing_rulings',
      title: 'Chi la cita',
      description:
        'Which rulings cite this one, with counts by year, what it cites, the provisions it applies, and rulings that say the same. Use it to see whether a ruling is still followed. Costs no search.',
    },
  },
  onArticle: {
    kind: 'query',
    rest: 'GET /assistants/provisions',
    access: 'member',
    scope: 'read',
    summary: 'How often, when and by whom an article of law is applied',
    input: articleInput,
    output: articleOutput,
    tool: {
      name: 'rulings_on_article',
      title: 'Sentenze su un articolo',
      description:
        'How many rulings apply an article of law, by year and by court. Use it for numbers; search_rulings with the article as question returns the principles. Costs no search.',
    },
  },
  folders: {
    kind: 'query',
    rest: 'GET /assistants/folders',
    access: 'member',
    scope: 'read',
    summary: 'Your folders, or what one of them holds',
    input: myFoldersInput,
    output: myFoldersOutput,
    tool: {
      name: 'my_folders',
      title: 'Le mie cartelle',
      description:
        'The folders of the account, the latest changed first; with a name, the results saved in that folder with their notes. Twenty results or a hundred folders a page. Costs no search.',
    },
  },
  save: {
    kind: 'mutation',
    rest: 'POST /assistants/folders',
    access: 'member',
    scope: 'write',
    summary: 'Save a result to the folder of this name',
    input: saveToFolderInput,
    output: saveToFolderOutput,
    keepsTyped: true,
    tool: {
      name: 'save_to_folder',
      title: 'Salva in una cartella',
      description:
        'Save a result in a folder of the account, with a note. Use it only when the user wants something kept. A folder of that name is made if there is none; saving twice changes nothing but the note. Nothing is ever deleted by tools.',
      isIdempotent: true,
    },
  },
  follow: {
    kind: 'mutation',
    rest: 'POST /assistants/alerts',
    access: 'member',
    scope: 'write',
    summary: 'Follow a question, or the citations of a ruling',
    input: followInput,
    output: followOutput,
    tool: {
      name: 'follow',
      title: 'Avvisami',
      description:
        'Follow a question, or the citations of a ruling: the user is mailed when new rulings match. Give either question or id. Use it only when the user asks to be kept informed; twenty at a time. Costs no search.',
      isIdempotent: true,
    },
  },
  usage: {
    kind: 'query',
    rest: 'GET /assistants/usage',
    access: 'member',
    scope: 'read',
    summary: 'What is left of your searches',
    output: usageOutput,
    tool: {
      name: 'usage',
      title: 'Consumi',
      description:
        'How many searches are left and until when, whether a search would be allowed, and whether this connection may save and follow. Use it when a search was refused, or before many searches. Costs nothing.',
    },
  },
} as const satisfies OperationTable;
