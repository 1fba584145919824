import { sampleResult } from '../sample-result.ts';
import { sampleApplying, sampleCheck, sampleCitations, sampleOfficial } from '../samples/citations.ts';
import { sampleElements, sampleFolders } from '../samples/folders.ts';
import { sampleApplied, sampleDifference, sampleProvision } from '../samples/provisions.ts';
import { sampleQuestions } from '../samples/questions.ts';
import { sampleAnswer, sampleArticle, samplePage, sampleSimilar } from '../samples/rulings.ts';
import { done, pageAfter, pageOf } from './parts.ts';
import type { Responses } from './types.ts';

/**
 * Returns responses for search, rulings, folders and history. Folders and history keep their
 * changes.
 */
export function researchAnswers(): Responses {
  let folders = sampleFolders();
  let elements = sampleElements();
  let questions = sampleQuestions();
  let paused = false;
  const bin = new Map<number, (typeof folders)[number]>();
  const folder = (id: number) => folders.find((f) => f.project_id === id) ?? sampleFolders()[0]!;
  const matching = (filter: string) => questions.filter(({ query }) => query.includes(filter));
  return {
    // Three results; only one story needs a full page.
    'search.run': ({ offset }) => sampleAnswer({ search: samplePage(offset).slice(0, 3) }),
    'search.suggest': ({ q }) => ({
      suggestions: [`${q} da cose in custodia`, `${q} e caso fortuito`],
      provisions: q.startsWith('art')
        ? [
            {
              ...{ key: 'cc:2051', label: 'art. 2051 c.c.', by: 'name' },
              rubric: 'Danno cagionato da cosa in custodia',
            },
          ]
        : [],
      acts: [
        { text: 'codice civile', label: 'c.c.', official: sampleOfficial() },
        { text: 'art. 2051 c.c.', label: null, official: sampleOfficial() },
      ],
      rulings: [{ text: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123', ruling_id: 'cass-2019-123' }],
      questions: [`${q} biologico terminale`],
    }),
    'search.around': () => ({ total: 7, instead: [], citing: { total: 0, list: [] } }),
    'rulings.article': ({ id_new }) => sampleArticle({ id_new, fictional: id_new.startsWith('demo') }),
    'rulings.similar': sampleSimilar,
    'rulings.citations': sampleCitations,
    'rulings.linked': ({ ruling_id }) => ({ results: [sampleResult({ id_new: `${ruling_id}-m1` })] }),
    'rulings.applying': ({ query }) => sampleApplying(query),
    'rulings.provision': sampleProvision,
    'rulings.applied': sampleApplied,
    'rulings.difference': sampleDifference,
    'citations.check': ({ text }) => sampleCheck(text),
    'feedbacks.many': () => [],
    'feedbacks.save': done('result_feedback_thanks'),
    'feedbacks.remove': done('ok'),
    'feedbacks.of': () => ({ positive: false, comment: 'Fuori tema' }),

    'questions.count': ({ filter }) => ({ count: matching(filter).length }),
    'questions.list': (input) => pageOf(matching(input.filter), input),
    'questions.settings': () => ({ paused }),
    'questions.pause': (input) => ({ paused: (paused = input.paused) }),
    'questions.remove': ({ id }) => {
      questions = questions.filter((q) => q.id !== id);
      return done('ok')();
    },
    'questions.pinned': () => questions.filter(({ pinned }) => pinned),
    'questions.change': ({ id, ...change }) => {
      questions = questions.map((q) =>
        q.id === id ? { ...q, name: change.name ?? q.name, pinned: change.pinned ?? q.pinned } : q,
      );
      return questions.find((q) => q.id === id)!;
    },
    'questions.restore': (entry) => {
      const question = { ...entry, id: 1000 + questions.length };
      questions = [question, ...questions];
      return { ...done('ok')(), question };
    },
    'questions.removeAll': () => {
      const removed = questions.length;
      questions = [];
      return { ...done('ok')(), removed };
    },

    'projects.list': () => folders,
    'projects.byId': ({ id }) => folder(id),
    'projects.elements': (input) => ({
      elements: folder(input.id).elements === 0 ? [] : pageAfter(elements, input),
    }),
    'projects.create': ({ name, description }) => {
      const project = { ...folder(7), project_id: 70 + folders.length, name, description, elements: 0 };
      folders = [project, ...folders];
      return { success: true, message: 'folder_created', project };
    },
    'projects.update': ({ id, project: { name, description } }) => {
      folders = folders.map((f) => (f.project_id === id ? { ...f, name, description } : f));
      return { success: true, message: 'folder_description_modified', project: folder(id) };
    },
    'projects.remove': ({ id }) => {
      bin.set(id, folder(id));
      folders = folders.filter((f) => f.project_id !== id);
      return done('folder_deleted')();
    },
    'projects.restore': ({ id }) => {
      const back = bin.get(id);
      if (back) folders = [back, ...folders];
      return done('ok')();
    },
    'projects.addElement': done('ok'),
    'projects.removeElement': done('folder_element_deleted'),
    'projects.restoreElement': done('ok'),
    'projects.moveElement': ({ idResult, after }) => {
      const remaining = elements.filter((element) => element.idResult !== idResult);
      const at = remaining.findIndex((element) => element.idResult === after) + 1;
      elements = [
        ...remaining.slice(0, at),
        ...elements.filter((element) => element.idResult === idResult),
        ...remaining.slice(at),
      ];
      return { ...done('ok')(), order: elements.map((element) => element.idResult) };
    },
    'projects.holding': () => [],
    'projects.setNote': done('ok'),
    'projects.exportResults': () => ({ filename: 'danno.csv', media_type: 'text/csv', content: btoa('a;b') }),
    'projects.export': () => ({ filename: 'cartella.csv', media_type: 'text/csv', content: btoa('a;b') }),
  };
}
