import type { Topic } from '../types.ts';

const COURTS = { CASS: 3, APP: 2, MIN: 4 } as const;
const SECTIONS = ['1'];
const PROSECUTOR = 'il Pubblico Ministero minorile';

export const minors: readonly Topic[] = [
  {
    id: 'adozione',
    subject: 'Minori',
    head: 'Adozione – Stato di abbandono',
    theme: 'dichiarazione di adottabilità',
    area: 7,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.2,
    points: [
      {
        t: 'Presupposti',
        r: [
          `lo stato di abbandono ricorre quando i genitori non sono in grado di assicurare al minore quel minimo di cure materiali, calore affettivo e aiuto psicologico indispensabile allo sviluppo, e la situazione non sia dovuta a forza maggiore transitoria.`,
          `il diritto del minore a crescere nella famiglia di origine può essere sacrificato soltanto in presenza di una carenza grave e non recuperabile in tempi compatibili con le esigenze del figlio.`,
        ],
        c: [
          `La valutazione deve essere attuale e fondata su un'indagine sulle capacità genitoriali.`,
          `L'adozione è l'extrema ratio, da disporre solo dopo che gli interventi di sostegno si siano rivelati inutili.`,
          `La mera espressione di volontà di accudire il figlio, priva di concreti riscontri, non è sufficiente.`,
        ],
        w: `l'adottabilità presuppone un abbandono grave e non recuperabile`,
        p: ['art. 8 l. 184/1983', 'art. 1 l. 184/1983'],
      },
      {
        t: 'Parenti entro il quarto grado',
        r: [
          `la disponibilità dei parenti entro il quarto grado esclude lo stato di abbandono se accompagnata da rapporti significativi con il minore, o dalla concreta possibilità di instaurarli in tempi brevi.`,
          `i nonni che si offrono di accudire il minore vanno valutati con riguardo alla loro idoneità effettiva, e l'età da sola non giustifica una prognosi negativa.`,
        ],
        c: [
          `I parenti che abbiano mantenuto rapporti devono essere sentiti nel procedimento.`,
          `La contiguità con il genitore inadeguato può rilevare, se impedisce di proteggere il minore.`,
          `L'affidamento ai parenti va preferito a quello a terzi.`,
        ],
        w: `i parenti idonei e legati al minore escludono l'abbandono`,
        p: ['art. 12 l. 184/1983', 'art. 11 l. 184/1983'],
      },
      {
        t: 'Adozione in casi particolari',
        r: [
          `l'adozione in casi particolari per impossibilità di affidamento preadottivo è possibile anche quando il minore non sia in stato di abbandono, se ne realizza il preminente interesse a conservare un legame di fatto.`,
          `l'adozione in casi particolari consente di non recidere i rapporti con la famiglia di origine e si presta alle situazioni di semiabbandono permanente.`,
        ],
        c: [
          `Il dissenso del genitore esercente la {@-2013:potestà|@2014-:responsabilità} impedisce l'adozione, salvo che sia contrario all'interesse del figlio.`,
          `L'idoneità affettiva dell'adottante va accertata in concreto{@-2014:, con l'ausilio dei servizi|@2015-:, senza preclusioni legate all'orientamento}.`,
          `Il rapporto continuativo con gli affidatari costituisce titolo di preferenza.`,
        ],
        w: `l'adozione in casi particolari tutela i legami già esistenti`,
        p: ['art. 44 l. 184/1983', 'art. 57 l. 184/1983'],
      },
    ],
    cases: [
      {
        l: 'Genitori con dipendenze',
        win: 'b',
        b: PROSECUTOR,
        on: 0,
        v: { e: ['due', 'tre', 'cinque'] },
        f: `Il Pubblico Ministero minorile chiedeva di dichiarare adottabile un minore di {$e} anni, figlio di {$A}. I genitori avevano interrotto tre volte il programma di recupero e disertavano gli incontri protetti da oltre un anno. {$A} si opponeva, dichiarandosi disponibile a un nuovo percorso.`,
        q: `se vada dichiarato adottabile un minore di {$e} anni quando i genitori disertano percorsi e incontri`,
        o: [
          `+dichiarato lo stato di adottabilità di un minore di {$e} anni i cui genitori disertavano gli incontri`,
          `-rigettato la domanda di adottabilità di un minore di {$e} anni per la sola dichiarata disponibilità dei genitori`,
        ],
        y: `i percorsi erano stati {interrotti|abbandonati} più volte e {i tempi|la durata} del recupero non si conciliavano con l'età del figlio`,
      },
      {
        l: 'Nonni disponibili',
        win: 'a',
        b: PROSECUTOR,
        on: 1,
        v: { a: ['sessantuno', 'sessantasei', 'settanta'] },
        f: `{$A}, nonna materna di {$a} anni, si opponeva alla dichiarazione di adottabilità della nipote, con la quale aveva convissuto fino al ricovero della madre. I servizi ritenevano l'età un ostacolo.`,
        q: `se l'età di {$a} anni della nonna giustifichi la dichiarazione di adottabilità`,
        o: [
          `+escluso lo stato di abbandono della minore accudita dalla nonna di {$a} anni`,
          `-dichiarato l'adottabilità della minore in ragione dell'età ({$a} anni) della nonna disponibile`,
        ],
        y: `il legame era {solido|significativo} e l'idoneità della nonna {risultava|emergeva} dalla convivenza precedente`,
      },
    ],
  },
  {
    id: 'responsabilita-genitoriale',
    years: [2014, 2026],
    subject: 'Minori',
    head: 'Responsabilità genitoriale',
    theme: 'provvedimenti sulla responsabilità genitoriale',
    area: 7,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Decadenza e condotta pregiudizievole',
        r: [
          `la decadenza dalla responsabilità genitoriale richiede una violazione dei doveri, o un abuso dei poteri, che provochi un grave pregiudizio al figlio, ed è rivolta a proteggere quest'ultimo e non a punire il genitore.`,
          `quando la condotta del genitore non è tale da giustificare la decadenza, ma appare pregiudizievole, il giudice adotta i provvedimenti convenienti, anche limitando la responsabilità o disponendo un sostegno.`,
        ],
        c: [
          `Il pregiudizio può essere anche soltanto psicologico e derivare dall'esposizione alla violenza domestica.`,
          `Le misure sono sempre modificabili e revocabili al mutare delle circostanze.`,
          `La reintegrazione presuppone che siano cessate le ragioni e sia escluso ogni rischio.`,
        ],
        w: `la decadenza protegge il figlio da un grave pregiudizio`,
        p: ['art. 330 c.c.', 'art. 333 c.c.'],
      },
      {
        t: 'Garanzie processuali – Curatore speciale',
        r: [
          `nel procedimento sulla responsabilità genitoriale il minore è parte e va rappresentato da un curatore speciale in caso di conflitto di interessi con i genitori, la cui omessa nomina comporta la nullità del giudizio.`,
          `i provvedimenti provvisori sulla responsabilità genitoriale devono essere adottati nel contraddittorio, salvo che l'urgenza ne imponga l'emissione immediata e la successiva conferma.`,
        ],
        c: [
          `Il conflitto può essere anche potenziale e va valutato in concreto.`,
          `Il reclamo è ammesso contro le decisioni che incidono in modo stabile sui rapporti.`,
          `Le relazioni dei servizi sono valutabili se messe a disposizione delle parti.`,
        ],
        w: `il minore in conflitto con i genitori deve avere un curatore`,
        p: ['art. 336 c.c.', 'art. 78 c.p.c.'],
      },
      {
        t: 'Scelte sanitarie e istruzione',
        r: [
          `il rifiuto dei genitori di un trattamento sanitario necessario alla salute del figlio può essere superato dal giudice, che nomina un curatore per la singola decisione senza limitare per il resto la responsabilità.`,
          `il mancato adempimento dell'obbligo scolastico, se protratto e privo di un progetto educativo alternativo, costituisce condotta pregiudizievole e giustifica prescrizioni a carico dei genitori.`,
        ],
        c: [
          `Le convinzioni religiose o personali incontrano il limite dell'interesse del minore.`,
          `Il parere dei medici va reso comprensibile ai genitori, ai quali deve essere offerta un'informazione completa.`,
          `L'intervento deve essere proporzionato e limitato nel tempo.`,
        ],
        w: `il giudice può superare il rifiuto di cure necessarie al figlio`,
        p: ['art. 333 c.c.', 'art. 30 Cost.', 'art. 3 l. 219/2017@2018-'],
      },
    ],
    cases: [
      {
        l: 'Violenza assistita',
        win: 'b',
        b: PROSECUTOR,
        on: 0,
        v: { n: ['due', 'tre', 'quattro'] },
        f: `Su ricorso del Pubblico Ministero minorile si valutava la posizione di {$A}, che aveva ripetutamente aggredito il coniuge alla presenza di {$n} figli. {$A} sosteneva di non avere mai usato violenza verso i minori.`,
        q: `se la violenza sul coniuge alla presenza di {$n} figli giustifichi la decadenza`,
        o: [
          `+pronunciato la decadenza nei confronti del genitore violento davanti a {$n} figli`,
          `-escluso ogni misura perché la violenza non era diretta verso i {$n} figli`,
        ],
        y: `assistere alla violenza {produce|provoca} un danno psicologico {documentato|accertato} dai consulenti`,
      },
      {
        l: 'Curatore non nominato',
        courts: ['CASS', 'APP'],
        win: 'a',
        b: PROSECUTOR,
        on: 1,
        years: [2008, 2026],
        v: {
          m: ['il collocamento in comunità', `l'affidamento ai servizi`, 'la sospensione degli incontri'],
        },
        f: `{$A} impugnava il provvedimento che aveva disposto {$m} per il figlio, deducendo che nessun curatore speciale era stato nominato, benché i genitori avessero posizioni opposte.`,
        q: `se sia valido il provvedimento che dispone {$m} senza un curatore speciale`,
        o: [
          `+dichiarato la nullità del giudizio in cui era stato disposto senza curatore un intervento come {$m}`,
          `-ritenuto non necessaria la nomina del curatore nel giudizio riguardante {$m}`,
        ],
        y: `il conflitto era {evidente|manifesto} e il minore {è rimasto|era rimasto} privo di rappresentanza`,
      },
    ],
  },
  {
    id: 'sottrazione-int',
    subject: 'Minori',
    head: 'Sottrazione internazionale di minori',
    theme: 'sottrazione internazionale di minori',
    area: 7,
    courts: { CASS: 4, MIN: 3 },
    sections: SECTIONS,
    points: [
      {
        t: 'Residenza abituale',
        r: [
          `la residenza abituale è il luogo in cui il minore, per una permanenza tendenzialmente stabile, ha il centro dei propri legami affettivi, e non coincide con la dimora temporanea né con la scelta unilaterale di un genitore.`,
          `per accertare la residenza abituale del minore rilevano la durata, la regolarità e le condizioni del soggiorno, la frequenza scolastica, le conoscenze linguistiche e i rapporti sociali.`,
        ],
        c: [
          `Per i bambini molto piccoli assume peso l'ambiente del genitore che se ne prende cura.`,
          `L'accordo iniziale su un soggiorno a tempo non ne modifica la residenza, se manca l'intenzione comune.`,
          `L'accertamento è di fatto e, se motivato, non è censurabile in cassazione.`,
        ],
        w: `la residenza abituale è il centro dei legami del minore`,
        p: [`art. 3 Convenzione dell'Aja 1980`],
      },
      {
        t: 'Eccezioni al rientro',
        r: [
          `il rientro del minore può essere negato se sussiste un fondato rischio di pericoli fisici o psichici, o di una situazione intollerabile, da accertare in modo rigoroso e non confuso con il naturale disagio del distacco.`,
          `l'opposizione al rientro espressa dal minore che abbia maturità sufficiente è autonoma ragione di rifiuto, che il giudice può disattendere solo con una motivazione specifica.`,
        ],
        c: [
          `L'ascolto è imposto quando l'età e il discernimento lo consentano.`,
          `Il genitore che si oppone deve provare che l'altro non esercitava di fatto l'affidamento o aveva prestato assenso.`,
          `Le misure di protezione adottate nello Stato di provenienza vanno considerate.`,
        ],
        w: `il rientro si nega solo per un rischio grave e provato`,
        p: [`art. 13 Convenzione dell'Aja 1980`, 'art. 7 l. 64/1994'],
      },
      {
        t: 'Natura del procedimento',
        r: [
          `il procedimento per il rientro ha carattere urgente e tende soltanto a ripristinare la situazione di fatto: ogni valutazione sul merito dell'affidamento resta riservata al giudice della residenza abituale.`,
          `decorso oltre un anno dalla sottrazione senza domanda, il rientro non è disposto se il minore risulta integrato nel nuovo ambiente.`,
        ],
        c: [
          `Il decreto è immediatamente ricorribile per cassazione e non è reclamabile.`,
          `L'istruttoria è sommaria e non si estende alla comparazione tra i genitori.`,
          `Il rientro è verso lo Stato e non necessariamente verso la casa dell'altro genitore.`,
        ],
        w: `il procedimento non decide sull'affidamento`,
        p: [`art. 12 Convenzione dell'Aja 1980`, 'art. 7 l. 64/1994'],
      },
    ],
    cases: [
      {
        l: 'Vacanza protratta',
        win: 'a',
        on: 0,
        v: { p: ['la Francia', 'la Germania', 'il Belgio'] },
        f: `{$A} chiedeva il rientro della figlia di otto anni, condotta in Italia da {$B} per le vacanze e mai ricondotta verso {$p}, dove frequentava la scuola. {$B} affermava che la minore si era ambientata in quattro mesi.`,
        q: `se una vacanza protratta di quattro mesi sposti la residenza abituale da un altro Stato ({$p})`,
        o: [
          `+disposto il rientro della minore nello Stato di residenza ({$p})`,
          `-negato il rientro nello Stato di residenza ({$p}) per l'ambientamento in Italia di soli quattro mesi`,
        ],
        y: `la scuola e gli affetti erano {radicati|rimasti} nell'altro Stato e il soggiorno italiano {doveva essere|era} temporaneo`,
      },
      {
        l: 'Opposizione del minore',
        win: 'b',
        on: 1,
        v: { e: ['undici', 'dodici', 'tredici'] },
        f: `Alla domanda di rientro proposta da {$A} si opponeva {$B}, presso cui viveva il figlio di {$e} anni. Il minore, ascoltato, descriveva episodi di violenza e manifestava una ferma contrarietà.`,
        q: `se l'opposizione di un figlio di {$e} anni impedisca il rientro`,
        o: [
          `+negato il rientro di un minore di {$e} anni che vi si opponeva con ragioni precise`,
          `-disposto il rientro di un minore di {$e} anni senza confrontarsi con la sua opposizione`,
        ],
        y: `le ragioni erano {circostanziate|precise} e la maturità del minore {adeguata|proporzionata} all'età`,
      },
    ],
  },
  {
    id: 'minori-penale',
    subject: 'Processo penale minorile',
    head: 'Processo penale minorile',
    theme: 'processo penale a carico di minorenni',
    area: 7,
    criminal: true,
    courts: { MIN: 4, APP: 1, CASS: 2 },
    sections: ['1', '2', '5'],
    points: [
      {
        t: 'Messa alla prova',
        r: [
          `la sospensione del processo con messa alla prova del minorenne richiede una prognosi positiva sulla rieducazione, fondata sul tipo di reato, sulla personalità e sul contesto, ed è compatibile anche con reati gravi.`,
          `il progetto di messa alla prova deve essere concreto, concordato con i servizi e proporzionato, e può contenere prescrizioni di riparazione e di conciliazione con la persona offesa.`,
        ],
        c: [
          `La confessione non è una condizione, ma il riconoscimento critico del fatto è elemento favorevole.`,
          `Trasgressioni ripetute conducono alla revoca, da valutare nel complesso del percorso.`,
          `L'esito positivo estingue il reato e preclude ogni ulteriore misura.`,
        ],
        w: `la prova del minore si fonda su una prognosi di recupero`,
        p: ['art. 28 d.P.R. 448/1988', 'art. 29 d.P.R. 448/1988'],
      },
      {
        t: 'Imputabilità e maturità',
        r: [
          `tra i quattordici e i diciotto anni la capacità di intendere e di volere va accertata in concreto, con riguardo allo sviluppo intellettivo, alla forza di carattere e alla comprensione del disvalore del fatto.`,
          `l'immaturità che esclude l'imputabilità del minorenne ha carattere relativo e si misura sul singolo reato, essendo minore la maturità richiesta per cogliere l'illiceità di condotte elementari.`,
        ],
        c: [
          `La perizia non è obbligatoria, se gli atti e i rapporti dei servizi offrono elementi sufficienti.`,
          `La carenza educativa grave può incidere sullo sviluppo morale.`,
          `Il dubbio sulla capacità va risolto in favore dell'imputato.`,
        ],
        w: `la maturità del minore va accertata in concreto per ciascun fatto`,
        p: ['art. 98 c.p.', 'art. 9 d.P.R. 448/1988'],
      },
      {
        t: 'Irrilevanza del fatto e perdono giudiziale',
        r: [
          `la sentenza di non luogo a procedere per irrilevanza del fatto presuppone la tenuità, l'occasionalità del comportamento e il pregiudizio che l'ulteriore corso recherebbe alle esigenze educative.`,
          `il perdono giudiziale può essere concesso quando il giudice presume che il minorenne si asterrà dal commettere altri reati, in base ai criteri di gravità e di capacità a delinquere.`,
        ],
        c: [
          `L'occasionalità va intesa come mancanza di reiterazione e non come unicità assoluta.`,
          `Il beneficio può estendersi a fatti legati dalla continuazione, anche se giudicati separatamente.`,
          `Il consenso dell'imputato alla definizione anticipata deve essere espresso in modo personale.`,
        ],
        w: `il fatto tenue e occasionale del minore può non essere punito`,
        p: ['art. 27 d.P.R. 448/1988', 'art. 169 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Danneggiamento di gruppo',
        win: 'a',
        b: PROSECUTOR,
        on: 0,
        v: { o: ['di una scuola', 'di un autobus', 'di una stazione'] },
        f: `A {$A}, di sedici anni, era contestato, in concorso con altri, il danneggiamento {$o}. I servizi proponevano un progetto con lavori di ripristino e frequenza scolastica; il pubblico ministero esprimeva parere contrario per la gravità dei danni.`,
        q: `se il minorenne accusato del danneggiamento {$o} possa essere ammesso alla prova`,
        o: [
          `+ammesso alla prova il minorenne accusato del danneggiamento {$o}`,
          `-negato la messa alla prova per la sola gravità del danneggiamento {$o}`,
        ],
        y: `il progetto era {concreto|dettagliato} e {la personalità|il percorso} del ragazzo consentiva una prognosi favorevole`,
      },
      {
        l: 'Furto isolato',
        win: 'a',
        b: PROSECUTOR,
        on: 2,
        v: { b: ['un casco', 'una felpa', 'un paio di cuffie'] },
        f: `Nei confronti di {$A}, di quindici anni, si procedeva per il furto di {$b} in un negozio, con immediata restituzione del bene. La famiglia si era attivata e il rendimento scolastico era regolare.`,
        q: `se il furto isolato di {$b} commesso da un quindicenne sia irrilevante`,
        o: [
          `+ritenuto irrilevante il furto di {$b} commesso da un quindicenne`,
          `-escluso l'irrilevanza del furto di {$b} senza valutare le esigenze educative`,
        ],
        y: `il fatto era {isolato|occasionale} e il processo avrebbe {interrotto|ostacolato} un percorso educativo già avviato`,
      },
    ],
  },
];
