import { issuerName } from '../courts.ts';
import { inPresent } from '../polish.ts';
import { longDate } from '../words.ts';
import { ofRegion } from './cassation.ts';
import {
  application,
  type Draft,
  facts,
  judges,
  lawyer,
  NOTICE,
  outcome,
  parties,
  questionHead,
  reasoning,
} from './parts.ts';

/** A judgment of a tax court of first or second instance. */
export function taxMerits(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const { a, b, appellant, respondent } = parties(plan);
  const second = plan.court === 'CGT2';
  const won = plan.lawsuit.win === 'a';
  const name = issuerName(plan.court, plan.date);
  const last = written.length + 1;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    `LA ${name.toUpperCase()} ${second ? ofRegion(plan.region).toUpperCase() : `DI ${plan.place.toUpperCase()}`}`,
    `SEZIONE ${plan.section}`,
    "riunita con l'intervento dei Giudici:",
    ...judges(plan, 3, 'Presidente', 'Relatore', 'Giudice'),
    '',
    'ha emesso la seguente',
    'SENTENZA',
    '',
    second
      ? `sull'appello proposto da ${appellant} contro ${respondent}`
      : `sul ricorso proposto da ${a}, con l'assistenza dell'${lawyer(plan)}, contro ${b}`,
    `iscritto al n. ${random.int(100, 6900)}/${plan.year - 1} R.G.`,
    '',
    'SVOLGIMENTO DEL PROCESSO',
    facts(draft),
    second
      ? `I giudici di primo grado hanno ${outcome(draft)}. Appella ${appellant}, riproponendo le difese già svolte; resiste ${respondent}.`
      : `Si è costituita in giudizio la parte resistente, che ha difeso la legittimità del proprio operato e chiesto il rigetto del ricorso. La controversia è stata discussa ${random.pick(['in pubblica udienza', 'in camera di consiglio'])}.`,
    '',
    'MOTIVI DELLA DECISIONE',
    ...reasoning(draft, questionHead(plan)),
    `${last}. ${application(draft)}`,
    `${last + 1}. ${random.pick(['Le spese seguono la soccombenza.', 'La complessità della materia giustifica la compensazione delle spese.'])}`,
    '',
    'P.Q.M.',
    second
      ? `${plan.upheld ? "Rigetta l'appello e conferma la sentenza impugnata" : "Accoglie l'appello e riforma la sentenza impugnata"}. Spese come in motivazione.`
      : `${won ? 'Accoglie il ricorso' : 'Rigetta il ricorso'}: ${inPresent(outcome(draft))}. Spese come in motivazione.`,
    `Così deciso in ${plan.place}, il ${longDate(plan.date)}.`,
    'Il Relatore',
    'Il Presidente',
  ].join('\n');
}
