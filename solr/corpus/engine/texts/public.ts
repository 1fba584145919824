import { longDate, romanSection } from '../words.ts';
import { inPresent } from '../polish.ts';
import type { Written } from '../principles.ts';
import { ofRegion } from './cassation.ts';
import {
  about,
  application,
  type Draft,
  facts,
  judges,
  lawyer,
  NOTICE,
  ofProvisions,
  outcome,
  parties,
  reasoning,
  withDefence,
} from './parts.ts';

/** A judgment of a TAR or of the Consiglio di Stato. */
export function administrative(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const { a, b, appellant, respondent } = parties(plan);
  const council = plan.court === 'CDS';
  const won = plan.lawsuit.win === 'a';
  const fate = council ? !plan.upheld : won;
  const heads = (i: number, w: Written) =>
    `Con ${council ? "il motivo d'appello" : 'la censura'} rubricat${council ? 'o' : 'a'} sub ${['I', 'II', 'III', 'IV'][i]} ${random.pick(['si lamenta', 'è dedotta', 'si denuncia'])} la violazione ${ofProvisions(w.provisions)}. ${fate ? (i > 0 ? 'La censura resta assorbita, ma è utile ribadire la regola che governa la materia.' : random.pick(['La doglianza è fondata.', 'Il rilievo merita adesione.'])) : random.pick(['La doglianza è infondata.', 'Il rilievo non può essere condiviso.'])}`;
  const last = written.length + 1;
  const name = council
    ? `Il Consiglio di Stato in sede giurisdizionale (${plan.section === 'A' ? 'Adunanza Plenaria' : `Sezione ${romanSection(plan.section ?? '')}`})`
    : tarName(plan.region);
  const heading = council
    ? name
    : `${name} (Sezione ${romanSection(plan.section ?? '')}), sede di ${plan.place}`;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    heading,
    'ha pronunciato la presente',
    'SENTENZA',
    '',
    `sul ricorso${council ? ' in appello' : ''} numero di registro generale ${random.int(500, 9900)} del ${plan.year - 1}, proposto da ${withDefence(plan, council ? appellant : a)};`,
    `contro ${withDefence(plan, council ? respondent : b)};`,
    council
      ? `per la riforma della sentenza ${tarName(plan.origin.region).replace(/^Il /u, 'del ')}, sede di ${plan.origin.city}, n. ${random.int(200, 4900)}/${plan.year - 1};`
      : "per l'annullamento degli atti indicati in motivazione;",
    'Visti il ricorso e i relativi allegati; visti tutti gli atti della causa;',
    `Relatore nell'udienza pubblica il ${judges(plan, 1, 'Cons.')[0]
      ?.replace(/ – Cons\.$/u, '')
      .replace(/^Dott(?:\.ssa|\.)/u, 'cons.')} e uditi per le parti i difensori;`,
    'Ritenuto e considerato in fatto e in diritto quanto segue.',
    '',
    'FATTO',
    facts(draft),
    council
      ? `Il giudice di primo grado ha ${outcome(draft)}. Appella ${appellant}; si è costituita in giudizio la parte appellata, che ha chiesto il rigetto del gravame.`
      : `Si è costituita in giudizio la parte intimata, che ha ${random.pick(["eccepito l'inammissibilità del ricorso e ne ha chiesto comunque il rigetto", 'difeso la legittimità degli atti impugnati', 'depositato una relazione sui fatti di causa e chiesto il rigetto del ricorso'])}. ${random.pick(["L'istanza cautelare è stata respinta.", "L'istanza cautelare è stata accolta ai fini del riesame.", 'Non è stata chiesta tutela cautelare.'])}`,
    '',
    'DIRITTO',
    ...reasoning(draft, heads),
    `${last}. ${application(draft)}`,
    `${last + 1}. ${fate ? `In definitiva, ${council ? "l'appello" : 'il ricorso'} va accolto.` : `In definitiva, ${council ? "l'appello" : 'il ricorso'} va respinto.`} ${random.pick(['Le spese possono essere compensate, attesa la peculiarità della fattispecie.', 'Le spese seguono la soccombenza e sono liquidate in dispositivo.'])}`,
    '',
    'P.Q.M.',
    `${name}, definitivamente pronunciando, ${fate ? `accoglie ${council ? "l'appello e, in riforma della sentenza impugnata, provvede come in motivazione" : `il ricorso e, per l'effetto, ${inPresent(outcome(draft))}`}` : `respinge ${council ? "l'appello" : 'il ricorso'}`}.`,
    "Ordina che la presente sentenza sia eseguita dall'autorità amministrativa.",
    `Così deciso in ${plan.place} nella camera di consiglio del ${longDate(plan.date)}.`,
    "L'Estensore",
    'Il Presidente',
  ].join('\n');
}

/** "Il Tribunale Amministrativo Regionale per il Lazio", "… per la Lombardia", "… per l'Umbria". */
function tarName(region: string): string {
  const article = ofRegion(region)
    .replace(/^dell'/u, "l'")
    .replace(/^delle /u, 'le ')
    .replace(/^della /u, 'la ')
    .replace(/^del /u, 'il ');
  return `Il Tribunale Amministrativo Regionale per ${article}`;
}

/** A judgment of the Corte dei conti on administrative liability or pensions. */
export function accounts(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const accused = plan.vars.get('A') ?? '';
  const appeal = plan.section !== null;
  const heads = (i: number, w: Written) =>
    `${['Sul primo punto', 'Sul secondo punto', 'Sul terzo punto', 'Sul quarto punto'][i]} (${about(plan, w)}) il Collegio osserva quanto segue.`;
  const last = written.length + 1;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    'LA CORTE DEI CONTI',
    appeal
      ? `SEZIONE ${romanSection(plan.section ?? '')} GIURISDIZIONALE CENTRALE D'APPELLO`
      : `SEZIONE GIURISDIZIONALE REGIONALE PER ${tarName(plan.region)
          .replace(/^.* per /u, '')
          .toUpperCase()}`,
    'composta dai Magistrati:',
    ...judges(plan, 3),
    '',
    'ha pronunciato la seguente',
    'SENTENZA',
    '',
    `nel giudizio di responsabilità iscritto al n. ${random.int(20000, 79000)} del registro di segreteria, promosso dalla Procura ${appeal ? 'generale' : 'regionale'} nei confronti di ${accused}, con il patrocinio dell'${lawyer(plan)}.`,
    '',
    'FATTO',
    facts(draft),
    appeal
      ? `Il giudice territoriale ha ${outcome(draft)}. Contro la decisione è stato proposto appello.`
      : `${random.pick(["Nel corso dell'udienza le parti hanno insistito nelle rispettive conclusioni.", "Depositata memoria di costituzione, la difesa ha chiesto in via subordinata l'esercizio del potere riduttivo."])}`,
    '',
    'DIRITTO',
    ...reasoning(draft, heads),
    `${last}. ${application(draft)}`,
    '',
    'P.Q.M.',
    appeal
      ? "La Corte, definitivamente pronunciando, rigetta l'appello e conferma la sentenza impugnata. Spese a carico della parte soccombente."
      : `La Corte, definitivamente pronunciando, ${inPresent(outcome(draft))}. Spese come in motivazione.`,
    `Così deciso in ${plan.place}, nella camera di consiglio del ${longDate(plan.date)}.`,
    "L'Estensore",
    'Il Presidente',
  ].join('\n');
}
