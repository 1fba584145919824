import { createHash } from 'node:crypto';
import { indexVersion } from '@massima/contract/index-version';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Engine } from '../engine.ts';
import { messageOf, walkFiles, wholeFile } from '../records/walk-files.ts';
import { Rejects } from '../rejects.ts';
import { actDocument, type ActFacts, provisionDocuments } from './act-documents.ts';
import type { ActArticle, ActFile } from './act-file.ts';
import { timelineOf } from './act-timeline.ts';
import { readAkomaNtoso } from './read-akoma-ntoso.ts';

export interface ActsJob {
  engine: Engine;
  /** Files, folders or archives of XML. Each file is an act on one day. */
  from: readonly string[];
  rejectsFile?: string | undefined;
  acceptRejects?: boolean;
  /** Reports the changes without making them. */
  isTrial?: boolean;
  say: (line: string) => void;
}

export interface ActsReport {
  acts: number;
  articles: number;
  versions: number;
  rejected: number;
  /** Number of acts that the index already has in this state. */
  unchanged: number;
}

/** Limit of a file, in characters of XML. The longest published act has some ten million. */
const maxFile = 60_000_000;
const batchSize = 400;

const normattiva = {
  name: 'Normattiva',
  licence: 'CC BY 4.0',
  credit: 'Fonte: Normattiva, www.normattiva.it. Il testo non ha carattere di ufficialità.',
};
const fiction = {
  name: 'Atto di fantasia',
  licence: 'nessuna',
  credit: 'Atto di fantasia, scritto a fini dimostrativi: non è una norma della Repubblica.',
};

type Loaded = { file: ActFile; name: string; hash: string };

/**
 * Loads acts into the collection, by article and version.
 *
 * An act is replaced as a unit: articles that its files lack are deleted. An act whose files are
 * unchanged is skipped, so that a run that was interrupted resumes with the next act.
 * @throws Error if nothing was readable, or more than a tenth was rejected
 */
export async function indexActs(job: ActsJob): Promise<ActsReport> {
  const { engine, say, isTrial = false } = job;
  const rejects = new Rejects(isTrial ? undefined : job.rejectsFile);
  const acts = await readActs(job, rejects);
  const report: ActsReport = { acts: 0, articles: 0, versions: 0, rejected: 0, unchanged: 0 };
  const indexedStates = await statesOf(engine);
  for (const [key, all] of [...acts].sort(([a], [b]) => a.localeCompare(b))) {
    const loaded = await selectOnePerDay(key, all, rejects, say);
    const hash = stateOf(loaded);
    const timeline = timelineOf(loaded.map(({ file }) => file));
    const last = loaded.at(-1)?.file;
    const facts: ActFacts = {
      key,
      title: last?.title ?? '',
      days: loaded.map(({ file }) => file.day),
      isFictional: last?.isFictional === true,
      hash,
      source: last?.isFictional === true ? fiction : normattiva,
    };
    const documents = provisionDocuments(facts, timeline);
    const name = `${provisionLabel(key) ?? key}${facts.title ? ` (${facts.title})` : ''}`;
    const amount = `${timeline.articles.length} articles in ${documents.length} versions, texts of ${facts.days.join(', ')}`;
    for (const { key: article, after, before } of timeline.gaps)
      say(
        `${article}: the texts leave a gap between ${after} and ${before}, in which the act changed more than once.`,
      );
    report.acts++;
    report.articles += timeline.articles.length;
    report.versions += documents.length;
    const isThere = indexedStates.get(key) === hash;
    if (isThere) report.unchanged++;
    else if (!isTrial) await replaceAct(engine, facts, documents, timeline.articles.length);
    say(`${name}: ${amount}${isThere ? '; there already' : ''}.`);
  }
  report.rejected = rejects.count;
  const refused = whyRefused(report, rejects, job.acceptRejects === true);
  if (refused !== undefined) throw new Error(refused);
  await rejects.close();
  if (rejects.count > 0) say(`${rejects.count} files or articles were skipped:\n${rejects.summary()}`);
  if (isTrial) say('Nothing was changed.');
  return report;
}

async function readActs({ from }: ActsJob, rejects: Rejects): Promise<Map<string, Loaded[]>> {
  const acts = new Map<string, Loaded[]>();
  const texts = new Map<string, ActArticle>();
  let line = 0;
  for (const path of from)
    for await (const found of walkFiles(path)) {
      if (found.reason === undefined && !/\.(?:xml|akn)$/i.test(found.name)) continue;
      line++;
      try {
        if (found.reason !== undefined) throw new Error(found.reason);
        const bytes = await wholeFile(found.bytes(), maxFile);
        const file = readAkomaNtoso(bytes);
        // Equal articles of an act's files share one object: a code has some hundred files.
        file.articles = file.articles.map((article) => shared(texts, article));
        for (const { name, reason } of file.left)
          await rejects.add({ file: found.name, line, id: name, reason });
        if (file.articles.length === 0) throw new Error('the file contains no article');
        const hash = createHash('sha256').update(bytes).digest('hex');
        acts.set(file.act, [...(acts.get(file.act) ?? []), { file, name: found.name, hash }]);
      } catch (error) {
        await rejects.add({ file: found.name, line, reason: messageOf(error) });
      }
    }
  return acts;
}

function shared(texts: Map<string, ActArticle>, article: ActArticle): ActArticle {
  const digest = createHash('sha1').update(JSON.stringify(article)).digest('base64');
  const sharedArticle = texts.get(digest) ?? article;
  texts.set(digest, sharedArticle);
  return sharedArticle;
}

/** Sorts the files of an act by day. Rejects a second text of the same day. */
async function selectOnePerDay(
  key: string,
  all: readonly Loaded[],
  rejects: Rejects,
  say: (line: string) => void,
): Promise<Loaded[]> {
  const byDay = new Map<string, Loaded>();
  for (const [at, loaded] of all.entries()) {
    const first = byDay.get(loaded.file.day);
    if (!first) byDay.set(loaded.file.day, loaded);
    else if (first.hash === loaded.hash)
      say(`${loaded.name} is a duplicate of ${first.name} and was skipped.`);
    else
      await rejects.add({
        file: loaded.name,
        line: at + 1,
        id: key,
        reason: `${first.name} has another text of this act for the same day, ${loaded.file.day}: the versions overlap`,
      });
  }
  return [...byDay.values()].sort((a, b) => a.file.day.localeCompare(b.file.day));
}

const stateOf = (loaded: readonly Loaded[]): string =>
  createHash('sha256')
    .update([indexVersion, ...loaded.map(({ hash }) => hash)].join('\n'))
    .digest('hex')
    .slice(0, 24);

async function statesOf(engine: Engine): Promise<ReadonlyMap<string, string>> {
  const { docs } = await engine.select({ q: 'kind:act', fl: 'act_key,act_hash', rows: '10000' });
  return new Map(docs.map(({ act_key, act_hash }) => [String(act_key), String(act_hash)]));
}

async function replaceAct(
  engine: Engine,
  facts: ActFacts,
  documents: ReturnType<typeof provisionDocuments>,
  articles: number,
): Promise<void> {
  for (let at = 0; at < documents.length; at += batchSize)
    await engine.add(documents.slice(at, at + batchSize));
  await engine.commit(true);
  const outdated = `act_key:${JSON.stringify(facts.key)} AND -act_hash:"${facts.hash}"`;
  // Deleting by query blocks all writes on each replica, so it runs only if documents match.
  if ((await engine.select({ q: outdated, rows: '0' })).numFound > 0) await engine.deleteQuery(outdated);
  await engine.add([actDocument(facts, articles, new Date())]);
  await engine.commit(true);
}

function whyRefused(
  { acts, articles }: ActsReport,
  rejects: Rejects,
  acceptRejects: boolean,
): string | undefined {
  if (acts === 0 && rejects.count === 0) return 'There is no XML file in it.';
  if (acts === 0) return `Nothing was accepted.\n${rejects.summary()}`;
  if (acceptRejects || rejects.count * 10 <= rejects.count + articles) return undefined;
  return `More than a tenth was skipped: ${rejects.count} files or articles. The others are loaded.\n${rejects.summary()}\nFix these and run this again, or give --accept-rejects.`;
}
