import type { Plan } from '../plan.ts';
import type { Written } from '../principles.ts';
import { citation } from '../references.ts';
import { spin } from '../spin.ts';
import { initials } from '../vocabulary.ts';

export const NOTICE = 'Provvedimento di fantasia, scritto a fini dimostrativi.';

/** All that a full text is made from. */
export interface Draft {
  plan: Plan;
  written: readonly Written[];
  cites: readonly Plan[];
}

/** The two sides, with the one that the law favours and the one that went to this court. */
export function parties({ lawsuit, vars, upheld }: Plan): {
  a: string;
  b: string;
  winner: string;
  loser: string;
  appellant: string;
  respondent: string;
} {
  const a = vars.get('A') ?? '';
  const b = lawsuit.b ?? (lawsuit.f.includes('{$S}') ? `la società ${vars.get('S')}` : (vars.get('B') ?? ''));
  const winner = lawsuit.win === 'a' ? a : b;
  const loser = lawsuit.win === 'a' ? b : a;
  // Who lost below appeals: against a right decision the loser, against a wrong one the winner.
  return { a, b, winner, loser, appellant: upheld ? loser : winner, respondent: upheld ? winner : loser };
}

export function judges(
  { random }: Plan,
  count: number,
  president = 'Presidente',
  rapporteur = 'Consigliere relatore',
  others = 'Consigliere',
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const title = random.chance(0.5) ? 'Dott.' : 'Dott.ssa';
    return `${title} ${initials(random)} – ${i === 0 ? president : i === count - 1 ? rapporteur : others}`;
  });
}

/** "dell'art. 2043 c.c.", "del d.lgs. 150/2022", "della l. 241/1990". */
function ofProvision(provision: string): string {
  if (/^art/u.test(provision)) return `${provision.startsWith('artt') ? 'degli ' : "dell'"}${provision}`;
  if (/^all/u.test(provision)) return `dell'${provision}`;
  return `${/^(?:l\.|dir\.|legge|direttiva|Carta|Convenzione|clausola)/u.test(provision) ? 'della' : 'del'} ${provision}`;
}

export function ofProvisions(provisions: readonly string[]): string {
  const named = provisions.slice(0, 2).map(ofProvision);
  return named.join(' e ') || 'delle norme richiamate';
}

export const facts = ({ plan }: Draft): string => spin(plan.lawsuit.f, plan);
export const outcome = ({ plan }: Draft): string => spin(plan.outcome, plan);

/** The reasoning on each question: the principle, what follows from it, the precedent it rests on. */
export function reasoning(draft: Draft, heads: (i: number, w: Written) => string, from = 1): string[] {
  const { plan, written, cites } = draft;
  const leads = plan.random.shuffle(LEADS);
  return written.flatMap((w, i) => {
    const n = i + from;
    const lines = [`${n}. ${heads(i, w)}`, `${n}.1. ${leads[i % leads.length]} ${w.rule}`];
    const cite = cites[i];
    const more = w.unused.slice(0, 2).join(' ');
    const support = cite ? ` ${plan.random.pick(SUPPORTS).replace('…', citation(cite))}` : '';
    if (more || support) lines.push(`${n}.2. ${more || plan.random.pick(WITHOUT_MORE)}${support}`.trim());
    return lines;
  });
}

const LEADS = [
  'Il Collegio muove dalla seguente premessa.',
  'La regola di giudizio è la seguente.',
  'Sul punto occorre ribadire un principio consolidato.',
  'Conviene ricordare i termini della questione di diritto.',
  'La soluzione discende da principi che qui si condividono.',
  'Va data continuità al seguente indirizzo.',
];

const SUPPORTS = [
  'In questo senso si è già espressa la giurisprudenza (v. …).',
  'La soluzione è conforme a quanto affermato da …, alla cui motivazione si rinvia.',
  'Nello stesso senso si veda …, dalla quale non vi è ragione di discostarsi.',
  "L'indirizzo è stato ribadito, tra le altre, da ….",
  'Il medesimo principio si legge in …, resa in una vicenda analoga.',
];

const WITHOUT_MORE = [
  'Gli argomenti contrari, pur diffusamente svolti negli scritti difensivi, non inducono a conclusioni diverse.',
  'Non sono stati addotti elementi che impongano di rivedere questa conclusione.',
  'Le difese svolte sul punto non introducono elementi nuovi rispetto a quelli già esaminati.',
];

/** How the rule meets the facts, in a paragraph of its own. */
export function application(draft: Draft): string {
  const { plan } = draft;
  const why = spin(plan.lawsuit.y, plan);
  const opening = plan.random.pick([
    'Venendo alla vicenda in esame, decisivo è che',
    'Applicando questi principi al caso concreto, si osserva che',
    'Nel caso di specie risulta dagli atti che',
    'Alla luce di quanto precede, assume rilievo il fatto che',
  ]);
  const closing = plan.random.pick([
    'Ogni altra questione resta assorbita.',
    'Le ulteriori argomentazioni delle parti non incidono su questo esito.',
    'Tanto basta a definire la lite, senza che occorra esaminare gli altri profili dedotti.',
    'A diversa conclusione non conducono i documenti richiamati negli atti difensivi, che riguardano circostanze successive.',
  ]);
  return `${opening} ${why}. ${closing}`;
}

const STATE =
  /Agenzia delle entrate|Ministero|Soprintendenza|Ufficio territoriale|Università|Stato italiano/u;

/** The party with its defence: the State's lawyers for the State, none for a prosecutor. */
export function withDefence(plan: Plan, party: string): string {
  if (/Pubblico Ministero|Procura/u.test(party)) return party;
  return STATE.test(party)
    ? `${party}, con il patrocinio dell'Avvocatura dello Stato`
    : `${party}, con il patrocinio dell'${lawyer(plan)}`;
}

/** The heading of a question, without the part of the title that names the topic. */
export const about = (plan: Plan, w: Written): string => {
  const text = w.title.slice(plan.topic.head.length + 3);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
    / – (\p{Lu})(?=\p{Ll})/gu,
    (_, letter: string) => `, ${letter.toLowerCase()}`,
  );
};

export const lawyer = ({ random }: Plan): string => `avv. ${initials(random)}`;

/** Heads of the reasoning where there are questions rather than grounds of appeal: the first one decides the case. */
export const questionHead =
  (plan: Plan) =>
  (i: number, w: Written): string => {
    const what = about(plan, w);
    if (i === 0)
      return plan.random.pick([
        `La questione decisiva riguarda il seguente tema: ${what}.`,
        `Viene anzitutto in rilievo il tema decisivo della lite (${what}).`,
      ]);
    return (
      [
        `Le difese delle parti hanno toccato anche un secondo tema (${what}), sul quale si osserva quanto segue.`,
        `In via subordinata è stata sollevata un'ulteriore questione (${what}).`,
        `Resta da dire, per completezza, di un ultimo profilo dedotto (${what}).`,
      ][i - 1] ?? ''
    );
  };
