import { inPresent } from '../polish.ts';
import { longDate, ordinalFeminine } from '../words.ts';
import {
  application,
  type Draft,
  facts,
  judges,
  NOTICE,
  outcome,
  parties,
  questionHead,
  reasoning,
  withDefence,
} from './parts.ts';

const section = (s: string | null) =>
  s === 'L' ? 'SEZIONE LAVORO' : s ? `SEZIONE ${ordinalFeminine(Number(s)).toUpperCase()} CIVILE` : '';

/** A first-instance civil, labour, family or juvenile judgment. */
export function civilTribunal(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const { a, b, winner, loser } = parties(plan);
  const minors = plan.court === 'MIN';
  const last = written.length + 1;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    `${minors ? 'IL TRIBUNALE PER I MINORENNI' : 'IL TRIBUNALE'} DI ${plan.place.toUpperCase()}`,
    section(plan.section),
    ...(minors || plan.area === 8
      ? [
          'riunito in camera di consiglio e composto dai Magistrati:',
          ...judges(plan, 3, 'Presidente', 'Giudice relatore', 'Giudice'),
        ]
      : [
          `in composizione monocratica, nella persona ${random.chance(0.5) ? 'del dott.' : 'della dott.ssa'} ${judges(plan, 1)[0]?.split(' ')[1]}`,
        ]),
    '',
    `ha pronunciato ${plan.type === 'decreto' ? 'il seguente' : 'la seguente'}`,
    plan.type.toUpperCase(),
    '',
    `nel procedimento iscritto al n. ${random.int(500, 29000)}/${plan.year - random.int(1, 3)} R.G., promosso da`,
    `${withDefence(plan, a)}`,
    minors ? '– parte istante –' : plan.area === 6 ? '– parte ricorrente –' : '– parte attrice –',
    'nei confronti di',
    `${withDefence(plan, b)}`,
    plan.area === 6 || minors ? '– parte resistente –' : '– parte convenuta –',
    '',
    random.pick([
      'RAGIONI DI FATTO E DI DIRITTO DELLA DECISIONE',
      'CONCISA ESPOSIZIONE DELLE RAGIONI DI FATTO E DI DIRITTO',
      'MOTIVI DELLA DECISIONE',
    ]),
    `In fatto. ${facts(draft)} ${random.pick([
      'La causa è stata istruita con documenti e con la prova per testimoni.',
      "È stata disposta consulenza tecnica d'ufficio e sono stati sentiti i testimoni ammessi.",
      'La causa, di natura documentale, è stata trattenuta in decisione sulle conclusioni precisate dalle parti.',
    ])}`,
    `Nel costituirsi, ${b} ha chiesto il rigetto delle domande.`,
    '',
    'In diritto.',
    ...reasoning(draft, questionHead(plan)),
    `${last}. ${application(draft)}`,
    `${last + 1}. ${random.pick(['Le spese seguono la soccombenza e si liquidano come in dispositivo.', 'La novità di alcune delle questioni trattate giustifica la compensazione di metà delle spese di lite, ponendosi il resto a carico della parte soccombente.', 'Sussistono giusti motivi per compensare le spese tra le parti.'])}`,
    '',
    'P.Q.M.',
    `Il Tribunale, definitivamente pronunciando, ogni altra domanda ed eccezione disattesa:`,
    `1) ${inPresent(outcome(draft))};`,
    `2) provvede sulle spese tra ${winner} e ${loser} come in motivazione.`,
    `Così deciso in ${plan.place}, il ${longDate(plan.date)}.`,
    minors || plan.area === 8 ? 'Il Presidente' : 'Il Giudice',
  ]
    .filter((line, i, all) => line !== '' || all[i - 1] !== '')
    .join('\n');
}

/** A judgment of a Corte d'appello in civil, labour, family or juvenile matters. */
export function civilAppeal(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const { appellant, respondent } = parties(plan);
  const last = written.length + 1;
  const first = plan.area === 7 ? 'Tribunale per i minorenni' : 'Tribunale';
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    `LA CORTE D'APPELLO DI ${plan.place.toUpperCase()}`,
    section(plan.section),
    'composta dai Magistrati:',
    ...judges(plan, 3),
    '',
    'ha pronunciato la seguente',
    'SENTENZA',
    '',
    `nel procedimento d'appello iscritto al n. ${random.int(100, 3900)}/${plan.year - random.int(1, 2)} R.G., promosso da`,
    `${withDefence(plan, appellant)}`,
    '– parte appellante –',
    'contro',
    `${withDefence(plan, respondent)}`,
    '– parte appellata –',
    '',
    'SVOLGIMENTO DEL PROCESSO',
    `${facts(draft)}`,
    `Il ${first} di ${plan.place} ha ${outcome(draft)}.`,
    `${random.pick(['Ha proposto appello', 'Contro la sentenza ha interposto gravame'])} ${appellant}, censurando la ricostruzione dei fatti e l'applicazione delle norme. Nel costituirsi, ${respondent} ha chiesto la conferma della decisione. ${random.pick(["Respinta l'istanza di sospensione dell'esecuzione, la causa è stata trattenuta in decisione.", 'Non è stata svolta ulteriore attività istruttoria.', "All'esito della discussione la Corte si è riservata la decisione."])}`,
    '',
    'MOTIVI DELLA DECISIONE',
    ...reasoning(draft, questionHead(plan)),
    `${last}. ${application(draft)}`,
    `${last + 1}. ${plan.upheld ? "L'appello va quindi respinto e la sentenza confermata, con le correzioni di motivazione che precedono." : 'La sentenza appellata va dunque riformata, con nuova regolazione delle spese di entrambi i gradi.'}`,
    '',
    'P.Q.M.',
    plan.upheld
      ? `La Corte, definitivamente pronunciando, rigetta l'appello proposto da ${appellant} e conferma la sentenza impugnata; spese come in motivazione.`
      : `La Corte, definitivamente pronunciando, accoglie l'appello proposto da ${appellant} e, in riforma della sentenza impugnata, provvede come in motivazione, anche sulle spese.`,
    `Così deciso in ${plan.place}, nella camera di consiglio del ${longDate(plan.date)}.`,
    'Il Consigliere estensore',
    'Il Presidente',
  ]
    .filter((line, i, all) => line !== '' || all[i - 1] !== '')
    .join('\n');
}
