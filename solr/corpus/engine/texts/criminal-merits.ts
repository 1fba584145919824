import { inPresent } from '../polish.ts';
import { longDate, ordinalFeminine } from '../words.ts';
import {
  application,
  type Draft,
  facts,
  judges,
  lawyer,
  NOTICE,
  outcome,
  questionHead,
  reasoning,
} from './parts.ts';

/** A first-instance or appeal judgment in criminal matters, the juvenile court included. */
export function criminalMerits(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const accused = plan.vars.get('A') ?? '';
  const appeal = plan.court === 'APP';
  const defence = plan.lawsuit.win === 'a';
  const name = appeal ? "CORTE D'APPELLO" : plan.court === 'MIN' ? 'TRIBUNALE PER I MINORENNI' : 'TRIBUNALE';
  const last = written.length + 1;
  const verdict = appeal
    ? plan.upheld
      ? 'conferma la sentenza appellata.'
      : 'in riforma della sentenza appellata, provvede come in motivazione.'
    : `${inPresent(outcome(draft))}; provvede sulla posizione di ${accused} e sulle spese come in motivazione.`;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    `${appeal ? 'LA' : 'IL'} ${name} DI ${plan.place.toUpperCase()}`,
    plan.section
      ? `${ordinalFeminine(Number(plan.section)).toUpperCase()} SEZIONE PENALE`
      : 'in composizione collegiale',
    `compost${appeal ? 'a' : 'o'} dai Magistrati:`,
    ...judges(
      plan,
      3,
      'Presidente',
      appeal ? 'Consigliere estensore' : 'Giudice estensore',
      appeal ? 'Consigliere' : 'Giudice',
    ),
    '',
    'ha pronunciato la seguente',
    'SENTENZA',
    `nel procedimento penale nei confronti di ${accused}, con l'assistenza dell'${lawyer(plan)}.`,
    '',
    appeal ? 'SVOLGIMENTO DEL PROCESSO' : 'MOTIVI IN FATTO',
    facts(draft),
    appeal
      ? `Il Tribunale ha ${outcome(draft)}. Ha proposto appello ${plan.upheld === defence ? 'il pubblico ministero' : `la difesa di ${accused}`}, chiedendo la riforma della decisione.`
      : `Nel corso dell'istruttoria ${random.pick(['sono stati sentiti gli operanti e la persona offesa', 'sono stati acquisiti, con il consenso delle parti, gli atti di indagine', 'sono stati esaminati i testimoni delle parti e il consulente'])}. Le parti hanno quindi concluso come da verbale.`,
    '',
    appeal ? 'MOTIVI DELLA DECISIONE' : 'MOTIVI IN DIRITTO',
    ...reasoning(draft, questionHead(plan)),
    `${last}. ${application(draft)}`,
    '',
    'P.Q.M.',
    `${appeal ? 'La Corte' : 'Il Tribunale'}, ${plan.court === 'MIN' ? 'visti gli atti' : `visti gli artt. ${appeal ? '592 e 605' : '530, 533 e 544'} cod. proc. pen.`}, ${verdict}`,
    `Così deciso in ${plan.place}, il ${longDate(plan.date)}.`,
    'Il Presidente',
  ].join('\n');
}
