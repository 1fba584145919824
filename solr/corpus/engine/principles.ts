import type { Point, Principle } from '../types.ts';
import type { Plan } from './plan.ts';
import { citation } from './references.ts';
import type { Memory } from './similarity.ts';
import { inForce, spin } from './spin.ts';
import { capitalize } from './words.ts';

const DRAFTS = 28;
const MIN_WORDS = 40;
/** Share of three-word sequences from which two texts read as the same one. */
const NEAR = 0.58;

/** A principle with the consequences it did not use, which the reasoning of the full text takes up. */
export interface Written extends Principle {
  /** The text without facts of the case and without references: what the reasoning states. */
  rule: string;
  unused: string[];
}

const countWords = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;

export function writePrinciples(
  plan: Plan,
  cites: readonly Plan[],
  memories: ReadonlyMap<Point, Memory>,
): Written[] {
  const written: Written[] = [];
  for (const [i, point] of plan.points.entries()) {
    const facts = i === 0 && plan.turnsOnFirst && plan.random.chance(0.78);
    const cite = !facts && cites.length > 0 && plan.random.chance(0.2) ? plan.random.pick(cites) : undefined;
    const drafts = new Map<string, { rule: string; unused: string[] }>();
    for (let k = 0; k < DRAFTS; k += 1) {
      const draft = draftRule(plan, point);
      const tail = facts ? ` ${inThisCase(plan)}` : cite ? ` (Conf. ${citation(cite)}).` : '';
      drafts.set(capitalize(draft.rule + tail), draft);
    }
    // A ruling can do without its last principle, but not with one that has been read elsewhere.
    const spare = plan.points.length - i + written.length > 2;
    const text = memories.get(point)?.choose([...drafts.keys()], spare ? NEAR : 1);
    if (text === undefined) continue;
    const provisions = inForce(point.p, plan.year);
    written.push({
      n: written.length + 1,
      kind: 'principle',
      title: `${plan.topic.head} – ${point.t}`,
      text,
      provisions,
      ...drafts.get(text)!,
    });
  }
  return written;
}

function draftRule(plan: Plan, point: Point): { rule: string; unused: string[] } {
  const { random } = plan;
  const wording = spin(random.pick(point.r), plan);
  const [first = '', second, ...rest] = random.shuffle(point.c).map((c) => spin(c, plan));
  let rule = `${open(plan, wording)} ${first}`;
  const unused = [...rest];
  if (second && (countWords(rule) < MIN_WORDS || random.chance(0.3))) rule += ` ${second}`;
  else if (second) unused.unshift(second);
  return { rule, unused };
}

/** Massime open with their subject or go straight to the rule; a wording marked `^` stands by itself. */
function open(plan: Plan, wording: string): string {
  if (wording.startsWith('^')) return capitalize(wording.slice(1));
  // "In tema di imposta di registro, l'imposta di registro …" would stammer.
  const words = plan.topic.theme.split(/[^\p{L}]+/u).filter((word) => word.length > 5);
  if (words.length > 0 && words.every((word) => wording.includes(word))) return capitalize(wording);
  return plan.random.weighted([
    [`In tema di ${plan.topic.theme}, ${wording}`, 5],
    [`In materia di ${plan.topic.theme}, ${wording}`, 2],
    [capitalize(wording), 4],
  ]);
}

/** What became of the rule in the case at hand, said as each court would. */
function inThisCase(plan: Plan): string {
  const { random, court, upheld, criminal } = plan;
  const done = spin(plan.outcome, plan);
  switch (court) {
    case 'CASS':
      if (upheld)
        return random.pick([
          `(Nella specie, la S.C. ha confermato la decisione di merito che aveva ${done}).`,
          `(In applicazione di tale principio, è stata ritenuta immune da censure la ${criminal ? 'pronuncia' : 'sentenza'} che aveva ${done}).`,
          `(Fattispecie in cui il giudice di merito aveva ${done}, con decisione confermata in sede di legittimità).`,
        ]);
      return random.pick([
        `(Nella specie, la S.C. ha ${criminal ? 'annullato con rinvio' : 'cassato con rinvio'} la decisione che aveva ${done}).`,
        `(In applicazione di tale principio, è stata ${criminal ? 'annullata' : 'cassata'} la sentenza di merito che aveva ${done}).`,
        `(Fattispecie in cui il giudice di merito aveva ${done}, con decisione ${criminal ? 'annullata' : 'cassata'} dalla S.C.).`,
      ]);
    case 'APP':
    case 'CDS':
    case 'CGT2':
      return upheld
        ? random.pick([
            `Nella specie, il giudice d'appello ha confermato la decisione di primo grado che aveva ${done}.`,
            `(Fattispecie in cui il primo giudice aveva ${done}, con sentenza confermata in appello).`,
          ])
        : random.pick([
            `Nella specie, è stata riformata la decisione di primo grado che aveva ${done}.`,
            `(Fattispecie in cui il primo giudice aveva ${done}, con sentenza riformata in appello).`,
          ]);
    case 'COST':
    case 'CGUE':
    case 'CEDU':
      return `Nella specie, la Corte ha ${done}.`;
    default:
      return random.pick([
        `Nella specie, il giudice ha ${done}.`,
        `(Fattispecie in cui il giudice ha ${done}).`,
        `(In applicazione di tale principio, il giudice ha ${done}).`,
      ]);
  }
}

/** The synthetic principle of the verdict: what was at stake, what was decided, why. */
export function writeSynthesis(plan: Plan, memory: Memory): Principle {
  const { random, lawsuit, topic } = plan;
  const drafts = Array.from({ length: DRAFTS }, () => {
    const stake = spin(lawsuit.q, plan);
    const why = spin(lawsuit.y, plan);
    const opening = random.pick([
      `Era controverso ${stake}.`,
      `La questione decisa è ${stake}.`,
      `Si discuteva ${stake}.`,
      `Il giudizio verteva sulla questione ${stake}.`,
      `Al centro della lite vi era la domanda ${stake}.`,
    ]);
    const [turning, ...others] = plan.points.map((p) => spin(p.w, plan));
    const further =
      others.length > 0 && random.chance(0.6) ? ` Si chiarisce inoltre che ${random.pick(others)}.` : '';
    const closing = `${random.pick(['La pronuncia precisa che', 'Viene così ribadito che', 'Ne deriva, in termini generali, che', 'Il principio che ne risulta è che'])} ${turning}.${further}`;
    const done = decision(plan);
    // A second "perché" in one sentence would not read well.
    const link =
      done.includes('perché') || why.includes('perché')
        ? ': '
        : random.pick([', perché ', ', in quanto ', ': ']);
    return `${opening} ${done}${link}${why}. ${closing}`;
  });
  const provisions = [...new Set(plan.points.flatMap((p) => inForce(p.p, plan.year)))].slice(0, 4);
  return {
    n: 1,
    kind: 'synthesis',
    title: `${topic.head} – ${lawsuit.l}`,
    text: memory.choose(drafts) ?? '',
    provisions,
  };
}

function decision(plan: Plan): string {
  const { random, court, upheld } = plan;
  const done = spin(plan.outcome, plan);
  if (court === 'CASS') {
    if (upheld)
      return random.pick([
        `La Cassazione ha confermato la decisione che aveva ${done}`,
        `La S.C. ha rigettato il ricorso contro la pronuncia che aveva ${done}`,
      ]);
    return plan.criminal
      ? random.pick([
          `La Cassazione ha annullato con rinvio la decisione che aveva ${done}`,
          `La S.C. ha accolto il ricorso contro la pronuncia che aveva ${done}`,
        ])
      : random.pick([
          `La Cassazione ha cassato la decisione che aveva ${done}`,
          `La S.C. ha accolto il ricorso contro la sentenza che aveva ${done}`,
        ]);
  }
  if (court === 'APP' || court === 'CDS' || court === 'CGT2')
    return `Il giudice d'appello ha ${upheld ? 'confermato' : 'riformato'} la decisione che aveva ${done}`;
  const name =
    { TRIB: 'Il Tribunale', MIN: 'Il Tribunale per i minorenni', TAR: 'Il TAR' }[court as string] ??
    (court === 'CGT1' ? 'Il giudice tributario' : 'La Corte');
  return `${name} ha ${done}`;
}
