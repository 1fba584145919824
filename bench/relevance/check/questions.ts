/**
 * Sixty queries to the demo's rulings, written for the check. Expected are all principles whose
 * title contains `title`, that cite the article `cites`, or that belong to the ruling `ofCourt`.
 */
export type CheckQuestion = { q: string } & ({ title: string } | { cites: string } | { ofCourt: string });

/** Whole questions, in the words of clients and lawyers. */
const questions: readonly CheckQuestion[] = [
  { q: 'chi paga i danni se inciampo in una buca della strada comunale?', title: 'Strade pubbliche' },
  {
    q: "l'assegno di divorzio spetta anche se ho un nuovo compagno?",
    title: 'Nuova convivenza del beneficiario',
  },
  {
    q: 'posso essere licenziato mentre sono in malattia?',
    title: 'Divieto di licenziare il dipendente in malattia',
  },
  {
    q: 'quante assenze per malattia servono per superare il comporto?',
    title: 'Comporto – Computo delle assenze',
  },
  {
    q: "il datore deve provare che non c'era un altro posto dove ricollocarmi",
    title: 'Obbligo di repêchage',
  },
  { q: 'il multavelox deve essere tarato e segnalato?', title: 'Autovelox' },
  { q: 'cosa rischio se mi fermano ubriaco alla guida?', title: 'Guida in stato di ebbrezza' },
  {
    q: 'posso rifiutare di pagare il canone se la casa in affitto ha dei difetti?',
    title: "Vizi dell'immobile e sospensione",
  },
  { q: 'fino a quando devo mantenere mio figlio maggiorenne?', title: 'Figlio maggiorenne' },
  {
    q: 'chi decide sulle spese mediche e scolastiche straordinarie dei figli?',
    title: 'Spese straordinarie',
  },
  { q: 'il tradimento basta per avere la separazione con addebito?', title: 'Addebito – Infedeltà' },
  { q: 'il vicino fa rumore e odori intollerabili, cosa posso chiedere?', title: 'Immissioni' },
  { q: 'a quale distanza dal confine si può costruire?', title: 'Distanze tra costruzioni' },
  { q: 'il condomino può usare il cortile comune solo per sé?', title: 'Uso della cosa comune' },
  { q: 'il medico deve informare il paziente dei rischi prima di operare?', title: 'Consenso informato' },
  {
    q: 'infezione presa in ospedale: che cosa deve dimostrare la struttura?',
    title: 'Infezioni contratte in ospedale',
  },
  { q: 'il comune non risponde alla mia domanda, posso fare ricorso?', title: 'Silenzio inadempimento' },
  { q: 'un ordine di demolizione va motivato anche dopo molti anni?', title: 'Ordine di demolizione' },
  {
    q: 'la cartella esattoriale mai ricevuta si può contestare con il pignoramento?',
    title: 'Omessa notifica',
  },
  { q: 'il fisco può tassare i versamenti sul conto corrente?', title: 'Indagini bancarie' },
  { q: 'ho pagato tasse in più: entro quando posso chiederle indietro?', title: 'Termine di decadenza' },
  {
    q: 'uso del cellulare di servizio per telefonate private: è peculato?',
    title: 'Peculato e uso momentaneo',
  },
  { q: 'coltivare piante di marijuana in casa è reato?', title: 'Coltivazione domestica' },
  { q: 'ho sparato al ladro entrato in casa: è legittima difesa?', title: 'Difesa nel domicilio' },
  { q: 'quando le telefonate e i pedinamenti diventano stalking?', title: 'Atti persecutori' },
  {
    q: 'il lavoratore infortunato ha sempre diritto al risarcimento anche se è stato imprudente?',
    title: 'Rischio elettivo',
  },
  { q: 'mi hanno assegnato compiti inferiori, che cosa posso chiedere?', title: 'Demansionamento' },
  { q: "i nonni e gli zii possono opporsi all'adozione del nipote?", title: 'Parenti entro il quarto grado' },
  { q: 'il giudice deve sentire il bambino prima di decidere con chi vive?', title: 'Ascolto del minore' },
  { q: 'entro quando devo denunciare i vizi della casa al costruttore?', title: 'Denuncia dei vizi' },
];

/** A few words, as most people type. */
const keywords: readonly CheckQuestion[] = [
  {
    q: 'licenziamento giusta causa proporzionalità',
    title: 'Proporzionalità – Previsioni del contratto collettivo',
  },
  { q: 'assegno divorzile criteri', title: 'Assegno divorzile – Funzione e criteri' },
  {
    q: 'onere della prova inadempimento',
    title: 'Inadempimento e responsabilità contrattuale – Onere della prova',
  },
  { q: 'caparra confirmatoria recesso', title: 'Caparra confirmatoria' },
  { q: 'usucapione interversione possesso', title: 'Interversione e tolleranza' },
  { q: 'accesso difensivo riservatezza', title: 'Accesso difensivo e riservatezza' },
  { q: 'soccorso istruttorio cauzione', title: 'Cauzione provvisoria' },
  { q: 'interdittiva antimafia contraddittorio', title: 'Contraddittorio procedimentale' },
  { q: 'danno erariale colpa grave', title: 'Danno erariale – Colpa grave' },
  { q: 'operazioni soggettivamente inesistenti buona fede', title: 'soggettivamente inesistenti' },
  { q: 'anatocismo capitalizzazione trimestrale', title: 'Capitalizzazione trimestrale' },
  { q: 'bancarotta distrazione', title: 'Bancarotta per distrazione' },
  { q: 'captatore informatico', title: 'Captatore informatico' },
  { q: 'sovraffollamento carceri', title: 'Sovraffollamento' },
  { q: 'legittima quota donazione indiretta', title: 'Donazione simulata o indiretta' },
];

/** Articles in the spellings of lawyers. */
const articles: readonly CheckQuestion[] = [
  { q: 'art. 1102 c.c.', cites: 'art. 1102 c.c.' },
  { q: '1137 cc', cites: 'art. 1137 c.c.' },
  { q: 'articolo 2043 del codice civile', cites: 'art. 2043 c.c.' },
  { q: 'art. 131 bis cod. pen.', cites: 'art. 131-bis c.p.' },
  { q: 'articolo 18 statuto dei lavoratori', cites: 'art. 18 l. 300/1970' },
  { q: 'art. 2697 c.c.', cites: 'art. 2697 c.c.' },
  { q: 'art 22 legge 241 del 1990', cites: 'art. 22 l. 241/1990' },
  { q: '2087 c.c.', cites: 'art. 2087 c.c.' },
];

/** A ruling by its number: the first of the corpus that the court has issued. */
const rulings: readonly CheckQuestion[] = [
  { q: 'Cass. civ. n. {number}/{year}', ofCourt: 'demo-cass-civ' },
  { q: 'Cass. pen. {number} del {year}', ofCourt: 'demo-cass-pen' },
  { q: '{number}/{year}', ofCourt: 'demo-cds' },
  { q: 'Corte cost. sent. n. {number} del {year}', ofCourt: 'demo-cost' },
  { q: 'sentenza {number}/{year}', ofCourt: 'demo-trib' },
  { q: 'Corte dei conti n. {number}/{year}', ofCourt: 'demo-conti' },
  { q: 'danno Cass. civ. n. {number}/{year}', ofCourt: 'demo-cass-civ' },
];

export const checkSets = { questions, keywords, articles, rulings } as const;
export type CheckSet = keyof typeof checkSets;
