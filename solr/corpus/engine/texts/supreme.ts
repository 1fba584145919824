import { inPresent } from '../polish.ts';
import { longDate, ordinalFeminine } from '../words.ts';
import type { Written } from '../principles.ts';
import { citation } from '../references.ts';
import { initials } from '../vocabulary.ts';
import {
  application,
  type Draft,
  facts,
  NOTICE,
  ofProvisions,
  outcome,
  parties,
  reasoning,
} from './parts.ts';

/** A judgment of the Corte costituzionale. */
export function constitutional(draft: Draft): string {
  const { plan, written } = draft;
  const { random } = plan;
  const heads = (i: number, w: Written) =>
    i === 0
      ? `Il dubbio di legittimità va esaminato alla luce ${ofProvisions(w.provisions)}.`
      : `${['Negli atti di intervento sono stati richiamati anche', 'A sostegno delle rispettive tesi le parti hanno evocato', 'Restano da ricordare, per completezza,'][i - 1] ?? 'Si ricordano'} i principi elaborati in applicazione ${ofProvisions(w.provisions)}.`;
  const last = written.length + 1;
  return [
    NOTICE,
    '',
    'REPUBBLICA ITALIANA',
    'IN NOME DEL POPOLO ITALIANO',
    'LA CORTE COSTITUZIONALE',
    'composta dai signori:',
    `Presidente: ${initials(random)}; Giudici: ${Array.from({ length: 8 }, () => initials(random)).join(', ')}`,
    '',
    'ha pronunciato la seguente',
    'SENTENZA',
    '',
    `nel giudizio iscritto al n. ${random.int(3, 240)} del registro ordinanze ${plan.year - 1}.`,
    `Udito nella camera di consiglio il Giudice relatore ${initials(random)}; deliberato nella camera di consiglio del ${longDate(plan.date)}.`,
    '',
    'Ritenuto in fatto',
    `1.– ${facts(draft)}`,
    `2.– ${random.pick(["È intervenuto in giudizio il Presidente del Consiglio dei ministri, rappresentato e difeso dall'Avvocatura generale dello Stato, chiedendo che le questioni siano dichiarate inammissibili e, comunque, non fondate.", "Si è costituita la parte del giudizio principale, che ha concluso per l'accoglimento delle questioni; l'Avvocatura generale dello Stato, intervenuta, ha eccepito l'inammissibilità."])}`,
    '',
    'Considerato in diritto',
    ...reasoning(draft, heads).map((line) => line.replace(/^(\d+(?:\.\d+)?)\. /u, '$1.– ')),
    `${last}.– ${application(draft)}`,
    '',
    'per questi motivi',
    'LA CORTE COSTITUZIONALE',
    `${inPresent(outcome(draft))}${outcome(draft).includes('non fondata') ? ', nei sensi di cui in motivazione' : ''}.`,
    `Così deciso in Roma, nella sede della Corte costituzionale, Palazzo della Consulta, il ${longDate(plan.date)}.`,
    'Il Presidente',
    'Il Redattore',
  ].join('\n');
}

/** A preliminary ruling of the Court of Justice, in the shape of its Italian version. */
export function unionCourt(draft: Draft): string {
  const { plan, written } = draft;
  const { random, vars } = plan;
  const { b } = parties(plan);
  const paragraphs = [
    `La domanda di pronuncia pregiudiziale è stata presentata dal giudice del rinvio nell'ambito di una controversia tra ${vars.get('A')} e ${b}.`,
    facts(draft),
    "Il giudice del rinvio, ritenendo che la soluzione della controversia dipenda dall'interpretazione del diritto dell'Unione, ha sospeso il procedimento e sottoposto alla Corte le questioni di seguito esaminate.",
    ...written.flatMap((w, i) => [
      ASKED[i % ASKED.length]!.replace('…', inFull(ofProvisions(w.provisions))),
      w.rule,
      ...(w.unused.length
        ? [w.unused.slice(0, 2).join(' ')]
        : [
            'Spetta al giudice nazionale trarre da tale interpretazione le conseguenze necessarie nel procedimento principale.',
          ]),
    ]),
    ...(draft.cites.length
      ? [
          `Tale interpretazione è conforme alla giurisprudenza della Corte (v., in tal senso, ${draft.cites.map((c) => citation(c)).join('; ')}).`,
        ]
      : []),
    application(draft),
  ];
  return [
    NOTICE,
    '',
    'SENTENZA DELLA CORTE',
    `(${ordinalFeminine(Number(plan.section))} Sezione)`.replace(/\(./u, (s) => s.toUpperCase()),
    `${longDate(plan.date)}`,
    '',
    `«${plan.topic.head} – ${plan.lawsuit.l}»`,
    '',
    `Nella causa ${plan.number},`,
    'avente ad oggetto la domanda di pronuncia pregiudiziale proposta alla Corte da un giudice italiano,',
    `nel procedimento ${vars.get('A')} contro ${b},`,
    '',
    'LA CORTE,',
    `composta da ${initials(random)}, presidente di sezione, ${initials(random)}, ${initials(random)} e ${initials(random)} (relatore), giudici,`,
    `avvocato generale: ${initials(random)}; cancelliere: ${initials(random)},`,
    'ha pronunciato la seguente',
    'Sentenza',
    '',
    ...paragraphs.map((p, i) => `${i + 1}. ${p}`),
    '',
    'Sulle spese',
    `${paragraphs.length + 1}. Nei confronti delle parti nel procedimento principale la presente causa costituisce un incidente sollevato dinanzi al giudice nazionale, cui spetta quindi statuire sulle spese.`,
    '',
    `Per questi motivi, la Corte ha ${outcome(draft)}.`,
    'Firme',
  ].join('\n');
}

/** A judgment of the European Court of Human Rights against Italy. */
export function humanRights(draft: Draft): string {
  const { plan, written } = draft;
  const { random, vars } = plan;
  const paragraphs = [
    facts(draft),
    `Il Governo contesta la tesi della parte ricorrente, deducendo ${random.pick(['il mancato esaurimento delle vie di ricorso interne', 'la manifesta infondatezza del ricorso', 'la perdita della qualità di vittima'])}. La Corte respinge l'eccezione e dichiara il ricorso ricevibile.`,
    ...written.flatMap((w, i) => [
      GENERAL[i % GENERAL.length]!.replace('…', inFull(ofProvisions(w.provisions))),
      w.rule,
      ...(w.unused.length ? [w.unused.slice(0, 2).join(' ')] : []),
    ]),
    ...(draft.cites.length
      ? [
          `Tali principi sono stati affermati in precedenti decisioni (si vedano ${draft.cites.map((c) => citation(c)).join('; ')}).`,
        ]
      : []),
    application(draft),
    "La Corte considera che la constatazione che precede tenga conto dell'essenziale delle doglianze e che non occorra esaminare separatamente gli altri profili.",
  ];
  return [
    NOTICE,
    '',
    "CORTE EUROPEA DEI DIRITTI DELL'UOMO",
    `${ordinalFeminine(Number(plan.section)).toUpperCase()} SEZIONE`,
    `CAUSA ${vars.get('A')} c. ITALIA`,
    `(Ricorso n. ${plan.number})`,
    'SENTENZA',
    `STRASBURGO, ${longDate(plan.date)}`,
    '',
    `La Corte europea dei diritti dell'uomo, riunita in una Camera composta da ${Array.from({ length: 7 }, () => initials(random)).join(', ')}, giudici, dopo aver deliberato in camera di consiglio, pronuncia la seguente sentenza:`,
    '',
    'IN FATTO E IN DIRITTO',
    ...paragraphs.map((p, i) => `${i + 1}. ${p}`),
    '',
    `PER QUESTI MOTIVI, LA CORTE, all'unanimità, ha ${outcome(draft)}.`,
    'Fatta in francese e notificata per iscritto.',
  ].join('\n');
}

const ASKED = [
  'Con la sua questione il giudice del rinvio chiede, in sostanza, quale sia la portata ….',
  "Nelle osservazioni scritte è stata richiamata anche la giurisprudenza relativa all'applicazione …, sulla quale è utile precisare quanto segue.",
  "All'udienza si è discusso altresì, in via subordinata, della portata ….",
  'Per completezza, quanto alla portata …, la Corte ricorda quanto segue.',
];

const GENERAL = [
  'Per quanto concerne la portata …, la Corte ricorda anzitutto i principi generali elaborati nella propria giurisprudenza.',
  'Il Governo e la parte ricorrente hanno evocato anche i principi affermati, in altre vicende, in applicazione ….',
  'La Corte ritiene utile ricordare altresì quanto deciso in applicazione ….',
  'Da ultimo, si richiama la giurisprudenza relativa alla portata ….',
];

/** European courts write provisions in full: "dell'articolo 4 della direttiva 93/13/CEE". */
function inFull(text: string): string {
  return text
    .replace(/\bart\. (\d+)/gu, 'articolo $1')
    .replace(/ dir\. /gu, ' della direttiva ')
    .replace(/ reg\. /gu, ' del regolamento ')
    .replace(/ CEDU/gu, ' della Convenzione')
    .replace(/della clausola (\d)|del clausola (\d)/gu, 'della clausola $1$2');
}
