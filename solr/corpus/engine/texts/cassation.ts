import { ordinalFeminine, ordinalMasculine, longDate, capitalize } from '../words.ts';
import {
  application,
  type Draft,
  facts,
  judges,
  NOTICE,
  ofProvisions,
  outcome,
  parties,
  reasoning,
  withDefence,
} from './parts.ts';

function chamber(section: string | null, branch: string): string {
  if (section === 'U') return `SEZIONI UNITE ${branch}I`;
  if (section === 'L') return 'SEZIONE LAVORO';
  if (section === 'T') return 'SEZIONE TRIBUTARIA';
  return `${ordinalFeminine(Number(section)).toUpperCase()} SEZIONE ${branch}E`;
}

const count = (n: number) =>
  ['nessun motivo', 'un solo motivo', 'due motivi', 'tre motivi', 'quattro motivi'][n] ?? `${n} motivi`;

/** A judgment of the Cassazione civile, labour and tax sections included. */
export function civilCassation(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const { appellant, respondent } = parties(plan);
  const below = belowCourt(draft);
  const kind = plan.type.toUpperCase();
  const heads = (i: number, w: { provisions: string[] }) => {
    const ground = random.pick([
      ", ai sensi dell'art. 360, primo comma, n. 3, cod. proc. civ., la violazione e falsa applicazione",
      ' la violazione o falsa applicazione',
      ", in relazione all'art. 360, n. 3, cod. proc. civ., la violazione",
    ]);
    const fate = plan.upheld
      ? random.pick([
          'Il motivo è infondato.',
          'Il motivo non è fondato.',
          'La censura non può essere accolta.',
        ])
      : i === 0
        ? random.pick(['Il motivo è fondato.', 'La censura coglie nel segno.'])
        : random.pick([
            'Il motivo resta assorbito; giova tuttavia richiamare il principio cui il giudice del rinvio dovrà attenersi.',
            "L'accoglimento del primo motivo assorbe la censura, sulla quale è opportuno comunque ribadire quanto segue.",
          ]);
    return `Con il ${ordinalMasculine(i + 1)} motivo ${random.pick(['si denuncia', 'si deduce', 'la parte ricorrente lamenta'])}${ground} ${ofProvisions(w.provisions)}. ${fate}`;
  };
  const last = written.length + 1;
  const order =
    plan.type === 'ordinanza'
      ? 'FATTI DI CAUSA'
      : random.pick(['FATTI DI CAUSA', 'SVOLGIMENTO DEL PROCESSO']);
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'LA CORTE SUPREMA DI CASSAZIONE',
    chamber(plan.section, 'CIVIL'),
    '',
    'Composta dagli Ill.mi Magistrati:',
    ...judges(plan, 5),
    '',
    'ha pronunciato la seguente',
    '',
    kind,
    '',
    `sul ricorso iscritto al n. ${random.int(1000, 29000)}/${plan.year - random.int(1, 3)} R.G., proposto da:`,
    `${withDefence(plan, appellant)}`,
    '– parte ricorrente –',
    'contro',
    `${withDefence(plan, respondent)}`,
    '– parte controricorrente –',
    `avverso la sentenza ${below.of} n. ${random.int(100, 3900)}/${plan.year - random.int(1, 2)}.`,
    plan.type === 'ordinanza'
      ? `Udita la relazione svolta nella camera di consiglio del ${longDate(plan.date)}.`
      : 'Udita la relazione della causa svolta nella pubblica udienza; udito il Pubblico Ministero, che ha concluso come da verbale.',
    '',
    order,
    `1. ${facts(draft)}`,
    `2. ${capitalize(below.the)}, con la sentenza ${random.pick(['indicata in epigrafe', 'qui impugnata', 'oggetto del ricorso'])}, ha ${outcome(draft)}.`,
    `3. ${random.pick(['Avverso tale sentenza ha proposto ricorso per cassazione', 'Per la cassazione di questa decisione ricorre', 'Contro la pronuncia ha proposto ricorso'])} ${appellant}, ${random.pick(['sulla base di', 'affidandosi a', 'con'])} ${count(written.length)}. ${random.pick(['Ha resistito con controricorso', 'Resiste'])} ${respondent}. ${random.pick(['Le parti hanno depositato memorie.', 'La sola parte ricorrente ha depositato memoria.', 'Non sono state depositate memorie.'])}`,
    '',
    plan.type === 'ordinanza'
      ? 'RAGIONI DELLA DECISIONE'
      : random.pick(['RAGIONI DELLA DECISIONE', 'MOTIVI DELLA DECISIONE']),
    ...reasoning(draft, heads),
    `${last}. ${application(draft)}`,
    `${last + 1}. ${
      plan.upheld
        ? random.pick([
            'In conclusione, il ricorso va rigettato. Le spese del giudizio di legittimità seguono la soccombenza e si liquidano come in dispositivo.',
            'Il ricorso deve essere pertanto rigettato, con compensazione delle spese in ragione della peculiarità della vicenda.',
          ])
        : `La sentenza impugnata va dunque cassata, con rinvio ${below.to}, in diversa composizione, che si atterrà ai principi enunciati e provvederà anche sulle spese del giudizio di legittimità.`
    }`,
    '',
    'P.Q.M.',
    plan.upheld
      ? `La Corte rigetta il ricorso e provvede sulle spese come in motivazione.${plan.year >= 2013 ? " Dà atto della sussistenza dei presupposti processuali per il versamento dell'ulteriore importo a titolo di contributo unificato, se dovuto." : ''}`
      : `La Corte accoglie il ricorso, cassa la sentenza impugnata e rinvia la causa, anche per le spese, ${below.to}, in diversa composizione.`,
    `Così deciso in Roma, il ${longDate(plan.date)}.`,
    'Il Presidente',
  ].join('\n');
}

/** The court whose judgment is before the Cassazione: a regional tax court in tax matters, else the Corte d'appello. */
function belowCourt({ plan }: Draft): { the: string; of: string; to: string } {
  const { city, region } = plan.origin;
  if (plan.area !== 4)
    return {
      the: `la Corte d'appello di ${city}`,
      of: `della Corte d'appello di ${city}`,
      to: `alla Corte d'appello di ${city}`,
    };
  const now = `Corte di giustizia tributaria di secondo grado ${ofRegion(region)}`;
  const then = `Commissione tributaria regionale ${ofRegion(region)}`;
  const ruled = plan.year >= 2024 ? now : then;
  return { the: `la ${ruled}`, of: `della ${ruled}`, to: `alla ${plan.year >= 2023 ? now : then}` };
}

export function ofRegion(region: string): string {
  if (/^[AEIOU]/u.test(region)) return `dell'${region}`;
  if (region === 'Marche') return 'delle Marche';
  return /^(?:Lazio|Piemonte|Veneto|Molise|Friuli|Trentino)/u.test(region)
    ? `del ${region}`
    : `della ${region}`;
}

/** A judgment of the Cassazione penale. */
export function criminalCassation(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const accused = plan.vars.get('A') ?? '';
  const defence = (plan.lawsuit.win === 'a') !== plan.upheld;
  const appellant = defence ? accused : "il Procuratore generale presso la Corte d'appello";
  const court = plan.topic.id.startsWith('misure')
    ? `Tribunale di ${plan.origin.city}`
    : `Corte d'appello di ${plan.origin.city}`;
  const heads = (i: number, w: { provisions: string[] }) =>
    `Con il ${ordinalMasculine(i + 1)} motivo${i > 0 ? ', proposto in via subordinata,' : ''} ${random.pick(['si deduce violazione di legge', 'si denunciano violazione di legge e vizio di motivazione', 'è dedotta inosservanza o erronea applicazione'])} con riguardo alla portata ${ofProvisions(w.provisions)}. ${plan.upheld ? random.pick(['La doglianza è infondata.', 'Il motivo non può essere accolto.', 'La censura è infondata.']) : i === 0 ? random.pick(['Il motivo è fondato.', 'La doglianza è fondata.', 'La censura merita accoglimento.']) : 'Il motivo resta assorbito, ma conviene ribadire il principio che regola la materia.'}`;
  const last = written.length + 1;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    'LA CORTE SUPREMA DI CASSAZIONE',
    chamber(plan.section, 'PENAL'),
    '',
    'Composta dagli Ill.mi Magistrati:',
    ...judges(plan, 5),
    '',
    'ha pronunciato la seguente',
    '',
    'SENTENZA',
    '',
    `sul ricorso proposto ${defence ? `nell'interesse di ${accused}` : `dal Procuratore generale presso la Corte d'appello di ${plan.origin.city}, nel procedimento nei confronti di ${accused}`},`,
    `avverso la ${plan.topic.id.startsWith('misure') ? 'ordinanza del' : 'sentenza della'} ${court}.`,
    'Visti gli atti, il provvedimento impugnato e il ricorso;',
    `udite le conclusioni del Sostituto Procuratore generale, che ha chiesto ${random.pick(['il rigetto del ricorso', "l'annullamento con rinvio", "l'inammissibilità del ricorso"])}.`,
    '',
    'RITENUTO IN FATTO',
    `1. ${facts(draft)}`,
    `2. ${court.startsWith('T') ? 'Il' : 'La'} ${court}, con il provvedimento impugnato, ha ${outcome(draft)}.`,
    `3. ${random.pick(['Propone ricorso per cassazione', 'Ricorre per cassazione'])} ${defence ? `${accused}, a mezzo del difensore di fiducia,` : appellant} articolando ${count(written.length)}, di seguito sintetizzati nei limiti strettamente necessari ai fini della motivazione.`,
    '',
    'CONSIDERATO IN DIRITTO',
    ...reasoning(draft, heads),
    `${last}. ${application(draft)}`,
    '',
    'P.Q.M.',
    plan.upheld
      ? `Rigetta il ricorso${defence ? ' e condanna la parte ricorrente al pagamento delle spese processuali' : ' del Procuratore generale'}.`
      : `Annulla il provvedimento impugnato con rinvio, per nuovo giudizio, ad altra sezione ${court.startsWith('T') ? 'del' : 'della'} ${court}${court.startsWith('T') ? ', in diversa composizione' : ''}.`,
    `Così deciso in Roma, il ${longDate(plan.date)}.`,
    'Il Consigliere estensore',
    'Il Presidente',
  ].join('\n');
}
