import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Asker } from '../ask.ts';
import { mean, scoreQuestion, type Score } from '../score.ts';
import { limits, ownWordsLimits, plainLimits } from './limits.ts';
import { checkOwnWords, type Subjects } from './own-words.ts';
import { checkPlainQuestions } from './plain-questions.ts';
import { type CheckQuestion, type CheckSet, checkSets } from './questions.ts';

type Ruling = {
  id: string;
  number: string;
  year: number;
  principles: { n: number; kind: string; title: string; text: string; provisions: string[] }[];
};

/** Returns the terms for which the sample is reported to have no match. */
type Silence = (question: string) => Promise<string[]>;

const firstPage = 10;

/** The demo's rulings: invented data, and in the checkout. */
export const sampleFile = fileURLToPath(new URL('../../../solr/demo/rulings.jsonl', import.meta.url));

export const sampleVectors = fileURLToPath(new URL('../../../solr/demo/vectors', import.meta.url));

/**
 * Runs the sample's queries, prints the score of each set and returns whether all are within their
 * limits.
 */
export async function runCheck(
  asker: Asker,
  subjects: Subjects | undefined,
  silence: Silence,
  file: string,
): Promise<{ report: string; passed: boolean }> {
  const rulings = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Ruling);
  const lines: string[] = [];
  let passed = true;
  for (const [name, questions] of Object.entries(checkSets) as [CheckSet, readonly CheckQuestion[]][]) {
    const scores: Score[] = [];
    for (const question of questions) {
      const { q, answers: expectedAnswers } = withAnswers(question, rulings);
      const { ids } = await asker.search({ q }, 100);
      scores.push(scoreQuestion(ids, expectedAnswers));
    }
    const { ndcg10, recall100 } = mean(scores);
    const limit = limits[name];
    const within = ndcg10 >= limit.ndcg10 && recall100 >= limit.recall100;
    passed &&= within;
    lines.push(
      `${within ? '✓' : '✗'} ${name.padEnd(12)} nDCG@10 ${ndcg10.toFixed(3)} (at least ${limit.ndcg10}), recall@100 ${recall100.toFixed(3)} (at least ${limit.recall100})`,
      ...(within ? [] : questions.map(({ q }, i) => `    ${scores[i]!.ndcg10.toFixed(2)} ${q}`)),
    );
  }
  for (const { of, questions, good, inReach, failed } of await checkOwnWords(
    asker,
    principlesOf(rulings),
    subjects,
  )) {
    const limit = ownWordsLimits[of];
    const least = subjects ? limit.good : limit.byWords;
    const within = good >= least && (!subjects || inReach >= limit.inReach);
    passed &&= within;
    lines.push(
      `${within ? '✓' : '✗'} ${`own words, ${of}`.padEnd(20)} of ${questions}, ${good} with an answer on the first page (at least ${least}), ${inReach} one press away (at least ${limit.inReach})`,
      // Anyone who reads which of those kept aside fail has begun to tune on them.
      ...(of === 'aside' || within ? [] : failed.map((q) => `    ${q}`)),
    );
  }
  const plain = await reportPlain(
    { asker, silence, hasModel: subjects !== undefined },
    principlesOf(rulings),
  );
  return { report: [...lines, ...plain.lines].join('\n'), passed: passed && plain.passed };
}

async function reportPlain(
  { asker, silence, hasModel }: { asker: Asker; silence: Silence; hasModel: boolean },
  principles: ReturnType<typeof principlesOf>,
): Promise<{ lines: string[]; passed: boolean }> {
  const first = async (q: string) => (await asker.search({ q }, firstPage)).ids;
  const { answered: withAnswer, silent } = await checkPlainQuestions({ first, silence }, principles);
  const good = hasModel ? plainLimits.good : plainLimits.byWords;
  // Without a model, a query with some matching terms is never reported as unanswered.
  const minSilent = hasModel ? plainLimits.said : 0;
  const symbolOf = (isPassed: boolean) => (isPassed ? '✓' : '✗');
  const isGood = withAnswer.good >= good;
  const isReported = silent.said >= minSilent;
  return {
    passed: isGood && isReported,
    lines: [
      `${symbolOf(isGood)} ${'plain, answered'.padEnd(20)} of ${withAnswer.questions}, ${withAnswer.good} with an answer among the first five (at least ${good})`,
      ...(isGood ? [] : withAnswer.failed.map((q) => `    ${q}`)),
      `${symbolOf(isReported)} ${'plain, silent'.padEnd(20)} of ${silent.questions}, ${silent.said} said to be (at least ${minSilent})`,
      ...(isReported ? [] : silent.failed.map((q) => `    ${q}`)),
    ],
  };
}

const principlesOf = (rulings: readonly Ruling[]) =>
  rulings.flatMap(({ id, principles }) =>
    principles
      .filter(({ kind }) => kind === 'principle')
      .map(({ n, title, text }) => ({ id: `${id}-m${n}`, title, text })),
  );

/** The question as asked, and the ids of the principles that answer it. */
function withAnswers(
  question: CheckQuestion,
  rulings: readonly Ruling[],
): { q: string; answers: Set<string> } {
  const named = 'ofCourt' in question ? rulings.find(({ id }) => id.startsWith(question.ofCourt)) : undefined;
  const answerIds = rulings.flatMap(({ id, principles }) =>
    principles
      .filter(({ kind }) => kind === 'principle')
      .filter(({ title, provisions }) =>
        'title' in question
          ? title.includes(question.title)
          : 'cites' in question
            ? provisions.includes(question.cites)
            : id === named?.id,
      )
      .map(({ n }) => `${id}-m${n}`),
  );
  if (answerIds.length === 0) throw new Error(`The sample contains no answer to "${question.q}".`);
  const q = question.q.replace('{number}', named?.number ?? '').replace('{year}', String(named?.year ?? ''));
  return { q, answers: new Set(answerIds) };
}
