import type { Topic } from '../types.ts';

const COURTS = { CONTI: 1 } as const;

export const accounts: readonly Topic[] = [
  {
    id: 'danno-erariale',
    subject: 'Responsabilità amministrativa',
    head: 'Danno erariale',
    theme: 'danno erariale',
    area: 3,
    courts: COURTS,
    weight: 1.4,
    points: [
      {
        t: 'Colpa grave',
        r: [
          `la colpa grave consiste nell'inosservanza del minimo di diligenza richiesto, avuto riguardo alle mansioni, alla prevedibilità del danno e alle condizioni organizzative in cui l'agente pubblico ha operato.`,
          `per affermare la responsabilità amministrativa non basta la violazione di una norma, ma occorre una condotta di sprezzante trascuratezza dei propri doveri, resa più evidente dalla chiarezza della disposizione violata.`,
        ],
        c: [
          `Il giudizio va compiuto ex ante, collocandosi nel momento in cui la decisione fu presa.`,
          `L'incertezza interpretativa e i pareri favorevoli degli uffici tecnici possono escludere l'elemento soggettivo.`,
          `Il carico di lavoro e la carenza di personale rilevano anche ai fini del potere riduttivo.`,
        ],
        w: `serve una colpa grave, valutata con giudizio ex ante`,
        p: ['art. 1 l. 20/1994'],
      },
      {
        t: 'Insindacabilità delle scelte discrezionali',
        r: [
          `l'insindacabilità nel merito delle scelte discrezionali non impedisce al giudice contabile di verificarne la compatibilità con i fini dell'ente e con i criteri di economicità ed efficacia.`,
          `il giudice contabile può valutare la ragionevolezza del rapporto tra mezzi impiegati e obiettivi perseguiti, senza con ciò sostituire la propria scelta a quella dell'amministratore.`,
        ],
        c: [
          `La spesa estranea ai fini istituzionali è dannosa, per quanto modesta.`,
          `Il conferimento di incarichi esterni richiede la prova dell'assenza di professionalità interne.`,
          `La motivazione dell'atto è il primo elemento per valutare la razionalità della decisione.`,
        ],
        w: `la discrezionalità non copre le scelte irragionevoli o estranee ai fini dell'ente`,
        p: ['art. 1 l. 20/1994', 'art. 7 d.lgs. 165/2001@2002-'],
      },
      {
        t: `Danno all'immagine`,
        r: [
          `il danno all'immagine della pubblica amministrazione consiste nella perdita di prestigio e di fiducia dei cittadini conseguente alla condotta illecita dell'agente, e va provato anche con presunzioni fondate sulla gravità e sulla diffusione della notizia.`,
          `{@-2009:il risarcimento del danno all'immagine presuppone una condotta di particolare gravità e un'effettiva risonanza, e si liquida in via equitativa.|@2010-:dopo la riforma del 2009 il danno all'immagine è risarcibile nei soli casi previsti dalla legge, di regola in presenza di un accertamento penale definitivo.}`,
        ],
        c: [
          `La liquidazione tiene conto del ruolo rivestito e dell'ampiezza della divulgazione.`,
          `Quando vi è un'utilità illecita percepita, il suo doppio può costituire parametro di quantificazione.`,
          `Il clamore non è elemento costitutivo, ma ne misura la gravità.`,
        ],
        w: `il danno all'immagine va provato e liquidato secondo la gravità del fatto`,
        p: ['art. 17 d.l. 78/2009@2010-', 'art. 1 l. 20/1994'],
      },
      {
        t: 'Prescrizione e occultamento doloso',
        r: [
          `il diritto al risarcimento del danno erariale si prescrive in cinque anni dal fatto o, in caso di occultamento doloso, dalla scoperta, la quale presuppone un'attività diretta a nascondere il pregiudizio.`,
          `l'esordio della prescrizione coincide con il momento in cui il danno diviene conoscibile secondo l'ordinaria diligenza dall'amministrazione, e il semplice silenzio può valere da occultamento se vi era un dovere di informare.`,
        ],
        c: [
          `Per i danni da pagamento indiretto il termine decorre dal versamento al terzo danneggiato.`,
          `L'invito a dedurre vale a interrompere la prescrizione se contiene una richiesta di pagamento.`,
          `L'eccezione va proposta dalla parte nel primo atto difensivo.`,
        ],
        w: `la prescrizione decorre dalla scoperta se il danno è stato nascosto`,
        p: ['art. 1 l. 20/1994', 'art. 2935 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Consulenze esterne',
        win: 'b',
        b: 'la Procura',
        on: 1,
        v: { o: ['la comunicazione', 'la gestione del personale', 'studi giuridici'] },
        f: `La Procura regionale citava {$A}, dirigente di un ente locale, per avere conferito nel {$y} incarichi esterni per {$o}, con una spesa di {$eur}, senza verificare se vi fossero professionalità interne. La difesa invocava l'insindacabilità della scelta.`,
        q: `se gli incarichi esterni per {$o} siano insindacabili quando manca la verifica sul personale interno`,
        o: [
          `+condannato il dirigente che aveva affidato all'esterno, senza verifiche interne, incarichi per {$o}`,
        ],
        y: `l'ente disponeva di {personale idoneo|dipendenti con quella competenza} e la determinazione {non spiegava|taceva} le ragioni del ricorso all'esterno`,
      },
      {
        l: 'Errore in materia controversa',
        win: 'a',
        b: 'la Procura',
        on: 0,
        v: { i: [`un'indennità`, 'un contributo', 'una agevolazione tariffaria'] },
        f: `A {$A}, responsabile di un servizio, la Procura contestava il danno di {$eurs} derivato dal riconoscimento di {$i} senza titolo. Esistevano pareri contrastanti e una circolare favorevole.`,
        q: `se il riconoscimento di {$i}, in presenza di pareri contrastanti, sia gravemente colposo`,
        o: [
          `+respinto la domanda di condanna per il riconoscimento di {$i} in presenza di pareri contrastanti`,
        ],
        y: `la norma era {di incerta lettura|controversa} e una circolare {suggeriva|indicava} la soluzione seguita`,
      },
    ],
  },
  {
    id: 'pensioni-conti',
    subject: 'Pensioni pubbliche',
    head: 'Pensioni pubbliche',
    theme: 'pensioni pubbliche',
    area: 6,
    courts: COURTS,
    points: [
      {
        t: 'Causa di servizio',
        r: [
          `il nesso tra servizio e infermità sussiste quando i fatti di servizio ne siano stati causa o concausa efficiente e determinante, non bastando i disagi comuni alla generalità dei dipendenti.`,
          `il parere dell'organo medico è sindacabile dal giudice contabile, che può disporre una nuova consulenza se il ricorrente indichi elementi specifici di erroneità.`,
        ],
        c: [
          `Il lavoro in ambienti nocivi va documentato con i rapporti informativi e i turni.`,
          `La predisposizione non esclude la concausa, se il servizio ha accelerato il decorso.`,
          `Il termine per la domanda decorre dalla conoscenza dell'infermità e della sua origine.`,
        ],
        w: `il servizio deve avere contribuito in modo determinante alla malattia`,
        p: ['art. 64 d.P.R. 1092/1973'],
      },
      {
        t: 'Recupero di somme indebite',
        r: [
          `le somme percepite in più sulla pensione provvisoria sono, in linea di principio, ripetibili alla liquidazione definitiva, ma il lungo tempo trascorso e la buona fede del pensionato possono precluderne il recupero.`,
          `l'affidamento del pensionato nella correttezza del trattamento va apprezzato considerando la durata della percezione, l'evidenza dell'errore e l'inerzia dell'amministrazione.`,
        ],
        c: [
          `Il termine ordinario per il provvedimento definitivo è un parametro della ragionevolezza.`,
          `La restituzione non può ridurre la pensione sotto la soglia che garantisce i mezzi di vita.`,
          `Il dolo esclude ogni tutela.`,
        ],
        w: `il tempo e la buona fede possono impedire il recupero`,
        p: ['art. 206 d.P.R. 1092/1973', 'art. 162 d.P.R. 1092/1973'],
      },
      {
        t: 'Computo dei servizi e riliquidazione',
        r: [
          `la base pensionabile comprende le sole voci che la legge indica in modo tassativo, e un emolumento accessorio vi rientra soltanto in presenza di un'espressa previsione.`,
          `il riscatto e la ricongiunzione dei periodi operano a domanda, e l'errore dell'ente nella certificazione non attribuisce anzianità non coperta da contribuzione.`,
        ],
        c: [
          `I benefici combattentistici e le maggiorazioni non si cumulano per lo stesso periodo.`,
          `Gli interessi e la rivalutazione spettano dalla maturazione del diritto.`,
          `La prescrizione quinquennale riguarda i ratei e non il diritto.`,
        ],
        w: `nella base pensionabile rientrano solo le voci previste dalla legge`,
        p: ['art. 43 d.P.R. 1092/1973', 'art. 2 l. 335/1995'],
      },
    ],
    cases: [
      {
        l: 'Recupero dopo molti anni',
        win: 'a',
        b: `l'Istituto previdenziale`,
        on: 1,
        v: { a: ['nove', 'dodici', 'quindici'] },
        f: `L'Istituto previdenziale chiedeva a {$A} la restituzione di {$eurs}, percepiti in eccedenza sulla pensione provvisoria, a distanza di {$a} anni dal collocamento a riposo.`,
        q: `se le somme in eccesso sulla pensione possano essere recuperate dopo {$a} anni`,
        o: [`+dichiarato non ripetibili le somme chieste dopo {$a} anni`],
        y: `il tempo trascorso e {la buona fede|la correttezza} del pensionato avevano {consolidato|reso meritevole di tutela} l'affidamento`,
      },
      {
        l: 'Infermità comune',
        win: 'b',
        b: 'il Ministero',
        on: 0,
        v: { m: ['una lombalgia', `un'ipertensione`, 'una gastrite'] },
        f: `{$A}, già dipendente del Ministero, chiedeva il trattamento privilegiato per {$m}, attribuita ai turni notturni. La consulenza accertava una patologia degenerativa.`,
        q: `se {$m} sia dipendente da causa di servizio per i soli turni notturni`,
        o: [`+respinto la domanda di pensione privilegiata per {$m}`],
        y: `i turni non eccedevano l'ordinario e {la patologia|la malattia} aveva origine {degenerativa|costituzionale}`,
      },
    ],
  },
];
