import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 4 } as const;
const SECTIONS = ['1', '1', '6'];

export const business: readonly Topic[] = [
  {
    id: 'crisi-impresa',
    subject: 'Procedure concorsuali',
    head: 'Procedure concorsuali',
    theme: `procedure concorsuali`,
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.1,
    points: [
      {
        t: 'Stato di insolvenza',
        r: [
          `lo stato di insolvenza consiste in una situazione di impotenza strutturale, e non transitoria, a soddisfare regolarmente le obbligazioni, desumibile anche da un solo inadempimento che ne sia manifestazione.`,
          `per la società in liquidazione l'insolvenza va valutata verificando se gli elementi attivi del patrimonio consentano di soddisfare integralmente i creditori, non rilevando la capacità di stare sul mercato.`,
        ],
        c: [
          `L'onere di provare il mancato superamento delle soglie dimensionali grava sul debitore.`,
          `I bilanci non depositati hanno scarso valore probatorio, ma possono essere sostituiti da altri documenti.`,
          `L'esistenza di cespiti non prontamente liquidabili non esclude l'insolvenza.`,
        ],
        w: `l'insolvenza è l'incapacità strutturale di pagare regolarmente`,
        p: ['art. 5 r.d. 267/1942@2000-2022', 'art. 2 d.lgs. 14/2019@2023-'],
      },
      {
        t: 'Azione revocatoria concorsuale',
        r: [
          `nella revocatoria dei pagamenti la conoscenza dello stato di insolvenza da parte del terzo deve essere effettiva, ma può essere provata con indizi, come protesti, azioni esecutive e notizie di stampa.`,
          `i pagamenti eseguiti nei termini d'uso sono esenti da revocatoria quando avvengano con modalità e tempi abituali tra le parti, anche se diversi da quelli stabiliti nel contratto.`,
        ],
        c: [
          `L'intensità dell'onere varia secondo la qualità professionale del creditore.`,
          `Gli atti a titolo gratuito del periodo anteriore sono privi di effetto senza che rilevi lo stato soggettivo.`,
          `La contiguità territoriale e i rapporti commerciali abituali sono elementi da valutare insieme.`,
        ],
        w: `la conoscenza dell'insolvenza può essere provata per indizi`,
        p: ['art. 67 r.d. 267/1942@2000-2022', 'art. 166 d.lgs. 14/2019@2023-'],
      },
      {
        t: 'Accertamento del passivo',
        r: [
          `nell'accertamento del passivo la data certa della scrittura è elemento costitutivo dell'opponibilità al curatore, terzo rispetto ai rapporti del debitore, e la sua mancanza è rilevabile d'ufficio.`,
          `nell'opposizione allo stato passivo il creditore può produrre nuovi documenti a sostegno della domanda, ma non mutarne i fatti costitutivi o il titolo di prelazione.`,
        ],
        c: [
          `La certezza della data può risultare da qualsiasi fatto che dimostri l'anteriorità in modo sicuro.`,
          `Il decreto ingiuntivo non ancora dichiarato esecutivo prima dell'apertura non è opponibile.`,
          `L'estratto autentico delle scritture non fa piena prova contro il curatore.`,
        ],
        w: `la scrittura priva di data certa non è opponibile al curatore`,
        p: ['art. 2704 c.c.', 'art. 98 r.d. 267/1942@2000-2022', 'art. 206 d.lgs. 14/2019@2023-'],
      },
      {
        t: 'Concordato preventivo – Fattibilità',
        years: [2008, 2026],
        r: [
          `il controllo del tribunale sulla fattibilità giuridica del concordato è pieno, mentre quello sulla fattibilità economica si limita a verificare la manifesta inettitudine del piano a raggiungere gli obiettivi.`,
          `il giudizio sulla convenienza della proposta spetta ai creditori, che devono poter decidere sulla base di informazioni complete e veritiere fornite dal debitore e dall'attestatore.`,
        ],
        c: [
          `La condotta che occulta parte dell'attivo comporta la revoca dell'ammissione.`,
          `L'attestazione deve essere analitica e coerente con le verifiche svolte.`,
          `La continuità aziendale richiede di indicare costi, ricavi e risorse per il periodo di prosecuzione.`,
        ],
        w: `il tribunale verifica che il piano non sia manifestamente irrealizzabile`,
        p: ['art. 160 r.d. 267/1942@2008-2022', 'art. 47 d.lgs. 14/2019@2023-'],
      },
    ],
    cases: [
      {
        l: 'Insolvenza di una società commerciale',
        win: 'a',
        on: 0,
        v: { d: ['due bilanci non depositati', 'tre decreti ingiuntivi', 'quattro protesti'] },
        f: `{$A}, creditore per {$eurs}, chiedeva l'apertura della procedura concorsuale nei confronti della società {$S}, indicando {$d} e un pignoramento negativo. La società opponeva la temporaneità della crisi e la proprietà di un capannone ipotecato.`,
        q: `se vi sia insolvenza in presenza di indici come {$d} e di un solo immobile ipotecato`,
        o: [
          `+ritenuto insolvente la società a carico della quale risultavano {$d}`,
          `-escluso l'insolvenza, in presenza di {$d}, per la sola proprietà di un immobile ipotecato`,
        ],
        y: `il bene non era {prontamente liquidabile|idoneo a generare liquidità} e i segnali {erano convergenti|indicavano un'incapacità stabile di pagare}`,
      },
      {
        l: 'Pagamenti in ritardo ma abituali',
        win: 'b',
        on: 1,
        years: [2007, 2026],
        v: { g: ['sessanta', 'novanta', 'centoventi'] },
        f: `Il curatore {$A} chiedeva alla società {$S} la restituzione di {$eur}, pagati con {$g} giorni di ritardo rispetto alla scadenza. La convenuta provava che per anni i pagamenti erano avvenuti con lo stesso ritardo.`,
        q: `se siano revocabili pagamenti eseguiti con un ritardo abituale di {$g} giorni`,
        o: [
          `+respinto la revocatoria di pagamenti eseguiti con un ritardo abituale di {$g} giorni`,
          `-revocato i pagamenti per il solo ritardo di {$g} giorni rispetto al contratto`,
        ],
        y: `la prassi tra le parti era {costante|consolidata} e i tempi {non erano mutati|erano rimasti gli stessi} nel periodo sospetto`,
      },
    ],
  },
  {
    id: 'societa',
    subject: 'Società',
    head: 'Società di capitali – Responsabilità degli amministratori',
    theme: 'azione di responsabilità verso gli amministratori',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Scelte gestionali – Diligenza',
        r: [
          `all'amministratore non può essere imputato l'esito negativo di scelte gestionali, ma l'omissione delle cautele e delle verifiche normalmente richieste prima di compierle, secondo una valutazione ex ante.`,
          `l'insindacabilità delle scelte di gestione trova un limite nella loro irrazionalità manifesta e nella violazione di obblighi specifici imposti dalla legge o dallo statuto.`,
        ],
        c: [
          `Gli amministratori privi di deleghe rispondono se, pur a fronte di segnali di allarme, non si sono attivati.`,
          `L'operazione in conflitto di interessi va motivata e resa nota.`,
          `Il mancato adeguamento degli assetti organizzativi è un inadempimento autonomo.`,
        ],
        w: `non si sindaca la scelta ma il modo in cui è stata compiuta`,
        p: ['art. 2392 c.c.', 'art. 2391 c.c.'],
      },
      {
        t: 'Danno – Differenza tra passivo e attivo',
        r: [
          `il danno derivante dalla prosecuzione dell'attività dopo la perdita del capitale non coincide automaticamente con la differenza tra passivo e attivo, ma va commisurato alle perdite causate dalle nuove operazioni.`,
          `la mancanza delle scritture contabili può giustificare il ricorso al criterio del deficit, purché il giudice indichi le ragioni che impediscono di accertare gli specifici effetti dannosi.`,
        ],
        c: [
          `Il raffronto tra i netti patrimoniali richiede bilanci rettificati.`,
          `I costi che sarebbero stati comunque sostenuti nella liquidazione si detraggono.`,
          `L'attore deve allegare inadempimenti astrattamente idonei a produrre l'intero danno preteso.`,
        ],
        w: `il danno si misura sulle perdite prodotte dalle nuove operazioni`,
        p: ['art. 2486 c.c.@2004-', 'art. 2449 c.c.@2000-2003', 'art. 2393 c.c.'],
      },
      {
        t: 'Azione dei creditori e del curatore',
        r: [
          `il curatore può esercitare cumulativamente l'azione sociale e quella dei creditori, che conservano presupposti e regimi distinti, e ha l'onere di indicare quale faccia valere.`,
          `la prescrizione dell'azione dei creditori decorre da quando l'insufficienza del patrimonio sia oggettivamente conoscibile, momento che si presume coincidere con l'apertura della procedura.`,
        ],
        c: [
          `La prova di una conoscibilità anteriore spetta all'amministratore che eccepisce la prescrizione.`,
          `L'approvazione del bilancio non libera gli amministratori.`,
          `La transazione con uno dei condebitori giova agli altri che ne profittano.`,
        ],
        w: `la prescrizione decorre da quando l'insufficienza del patrimonio è conoscibile`,
        p: ['art. 2394 c.c.', 'art. 2476 c.c.', 'art. 2949 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Acquisto senza verifiche',
        win: 'a',
        on: 0,
        v: { b: ['un ramo di azienda', 'una partecipazione', 'un brevetto'] },
        f: `{$A}, nuovo amministratore della società {$T}, agiva per questa contro {$B} per avere acquistato nel {$y} {$b} al prezzo di {$eur2}, senza perizia né esame dei conti. {$B} invocava l'insindacabilità della scelta.`,
        q: `se l'acquisto di {$b} senza perizia né verifiche sia una scelta insindacabile`,
        o: [
          `+ritenuto responsabile l'amministratore che aveva acquistato {$b} senza verifiche`,
          `-considerato insindacabile l'acquisto di {$b} compiuto senza verifiche`,
        ],
        y: `erano mancate le {cautele minime|verifiche elementari} che ogni operatore {prudente|diligente} avrebbe compiuto`,
      },
      {
        l: 'Prosecuzione dopo la perdita del capitale',
        win: 'b',
        on: 1,
        v: { e: ['un esercizio', 'due esercizi', 'tre esercizi'] },
        f: `Il curatore {$A} chiedeva a {$B}, già amministratore, l'intero deficit di {$eur2}, per avere proseguito l'attività per {$e} dopo la perdita del capitale. La contabilità era completa.`,
        q: `se chi ha proseguito l'attività per {$e} debba pagare l'intero deficit quando la contabilità è completa`,
        o: [
          `+limitato la condanna alle perdite causate dalla prosecuzione per {$e}`,
          `-condannato l'amministratore all'intero deficit per avere proseguito l'attività per {$e}`,
        ],
        y: `le scritture {consentivano|permettevano} di individuare le nuove operazioni e {il relativo|il corrispondente} danno`,
      },
    ],
  },
  {
    id: 'marchi',
    subject: 'Proprietà intellettuale',
    head: `Marchi, concorrenza e diritto d'autore`,
    theme: 'proprietà intellettuale',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    years: [2005, 2026],
    points: [
      {
        t: 'Rischio di confusione',
        r: [
          `il giudizio di confondibilità tra marchi va compiuto in modo globale e sintetico, con riguardo all'impressione d'insieme, tenendo conto degli elementi distintivi e dominanti e della somiglianza dei prodotti.`,
          `il marchio forte, privo di legame concettuale con il prodotto, è protetto anche contro variazioni rilevanti che ne lascino intatto il nucleo, mentre per quello debole bastano modeste differenze.`,
        ],
        c: [
          `Il consumatore medio non ha la possibilità di un confronto diretto e si affida al ricordo.`,
          `La notorietà può accrescere la capacità distintiva e la tutela.`,
          `La convalida opera dopo cinque anni di tolleranza consapevole.`,
        ],
        w: `la confondibilità si valuta sull'impressione d'insieme`,
        p: ['art. 20 d.lgs. 30/2005', 'art. 12 d.lgs. 30/2005'],
      },
      {
        t: 'Concorrenza sleale – Storno e informazioni riservate',
        r: [
          `^lo storno di dipendenti è illecito quando è attuato con l'intento di danneggiare l'altrui azienda, oltre i limiti della fisiologica mobilità, e può desumersi dal numero, dalle qualifiche e dalle modalità.`,
          `^le informazioni aziendali sono protette come segreto se non generalmente note, dotate di valore economico e sottoposte a misure ragionevoli di protezione.`,
        ],
        c: [
          `L'ex dipendente può usare le competenze personali, ma non elenchi e dati riservati.`,
          `Il sequestro dei documenti deve essere proporzionato e rispettare la riservatezza di entrambi.`,
          `La lealtà impone di non sfruttare in modo parassitario gli investimenti altrui.`,
        ],
        w: `lo storno è illecito se mira a disgregare l'impresa altrui`,
        p: ['art. 2598 c.c.', 'art. 98 d.lgs. 30/2005'],
      },
      {
        t: `Diritto d'autore – Creatività`,
        r: [
          `la protezione del diritto d'autore presuppone un atto creativo, anche minimo, suscettibile di manifestarsi nel mondo esteriore, e riguarda la forma espressiva e non l'idea.`,
          `il danno da sfruttamento non autorizzato dell'opera può essere liquidato con il criterio del prezzo del consenso, salva la prova di un pregiudizio maggiore o la retroversione degli utili.`,
        ],
        c: [
          `Il plagio richiede la ripresa dei tratti essenziali che individuano l'opera.`,
          `La fotografia semplice gode di una tutela più breve e richiede indicazioni sull'esemplare.`,
          `La paternità si presume in capo a chi è indicato come autore nelle forme d'uso.`,
        ],
        w: `il diritto d'autore protegge la forma e non l'idea`,
        p: ['art. 1 l. 633/1941', 'art. 158 l. 633/1941'],
      },
    ],
    cases: [
      {
        l: 'Segno simile su prodotti affini',
        win: 'a',
        on: 0,
        v: { p: ['calzature', 'vini', 'cosmetici'] },
        f: `{$A}, titolare di un marchio registrato per {$p}, conveniva la società {$S}, che usava un segno diverso per una sola lettera sugli stessi prodotti. La società deduceva la diversità dei caratteri grafici.`,
        q: `se il cambio di una lettera in un marchio per {$p} escluda la confusione`,
        o: [
          `+inibito l'uso, per {$p}, di un segno diverso per una sola lettera`,
          `-escluso la confondibilità tra segni per {$p} in base al solo confronto grafico`,
        ],
        y: `l'impressione d'insieme era {identica|pressoché la stessa} e i prodotti {coincidevano|erano i medesimi}`,
      },
      {
        l: 'Passaggio di dipendenti a un concorrente',
        win: 'b',
        on: 1,
        v: { n: ['due', 'tre', 'quattro'] },
        f: `{$A}, imprenditore, lamentava che la società {$S} avesse assunto {$n} suoi addetti in un anno. Risultava che costoro avevano risposto a un annuncio e che l'impresa aveva continuato a operare.`,
        q: `se l'assunzione di {$n} addetti in un anno sia uno storno illecito`,
        o: [
          `+respinto la domanda di concorrenza sleale per l'assunzione di {$n} addetti`,
          `-ravvisato lo storno nella sola assunzione di {$n} addetti del concorrente`,
        ],
        y: `il passaggio era {spontaneo|dovuto a un annuncio pubblico} e non era provato l'intento di {disgregare|danneggiare} l'impresa`,
      },
    ],
  },
  {
    id: 'privacy',
    subject: 'Protezione dei dati personali',
    head: 'Protezione dei dati personali',
    theme: 'trattamento dei dati personali',
    area: 1,
    courts: { CASS: 4, TRIB: 4, CGUE: 2 },
    sections: SECTIONS,
    years: [2004, 2026],
    points: [
      {
        t: 'Liceità e minimizzazione',
        r: [
          `il trattamento dei dati personali deve rispettare i principi di liceità, correttezza, pertinenza e non eccedenza, e la diffusione di informazioni superflue rispetto allo scopo resta illecita anche se i dati sono veri.`,
          `il consenso al trattamento è valido se libero, specifico e informato: non lo è quando il servizio è subordinato all'accettazione di finalità pubblicitarie non indispensabili.`,
        ],
        c: [
          `Il titolare deve poter dimostrare il rispetto dei principi.`,
          `I dati sulla salute richiedono garanzie rafforzate, anche nella forma della pubblicazione.`,
          `L'interesse legittimo va bilanciato con i diritti dell'interessato.`,
        ],
        w: `si possono trattare solo i dati necessari allo scopo`,
        p: [
          'art. 11 d.lgs. 196/2003@2004-2018',
          'art. 5 reg. (UE) 2016/679@2018-',
          'art. 6 reg. (UE) 2016/679@2018-',
        ],
      },
      {
        t: 'Danno da trattamento illecito',
        r: [
          `il danno non patrimoniale da trattamento illecito dei dati non sussiste per la sola violazione delle norme, ma va provato, anche per presunzioni, insieme al nesso causale.`,
          `chi tratta i dati risponde del danno se non prova di avere adottato tutte le misure idonee a evitarlo, mentre al danneggiato spetta dimostrare il pregiudizio.`,
        ],
        c: [
          `{@-2018:La serietà della lesione va apprezzata in base alla gravità dell'offesa.|@2019-:Non è richiesta una soglia minima di gravità, secondo l'interpretazione europea, ma il danno deve essere reale.}`,
          `Il timore fondato di un uso illecito può costituire pregiudizio.`,
          `La liquidazione non ha funzione punitiva.`,
        ],
        w: `il danno da illecito trattamento va provato e non è in re ipsa`,
        p: [
          'art. 15 d.lgs. 196/2003@2004-2018',
          'art. 82 reg. (UE) 2016/679@2018-',
          'art. 2050 c.c.@2004-2018',
        ],
      },
      {
        t: `Diritto all'oblio e cronaca`,
        years: [2012, 2026],
        r: [
          `il diritto all'oblio consente di ottenere la deindicizzazione o l'aggiornamento della notizia quando sia venuto meno l'interesse pubblico, nel bilanciamento con la libertà di informazione e la memoria storica.`,
          `la ripubblicazione di vicende lontane è lecita per finalità storica se omette l'identità di chi non riveste più un ruolo pubblico.`,
        ],
        c: [
          `La permanenza nell'archivio in rete è compatibile con l'esclusione dai risultati ottenuti con il nome.`,
          `Il gestore del motore di ricerca è titolare del trattamento dei risultati.`,
          `Il decorso del tempo va valutato in rapporto alla gravità dei fatti e al ruolo della persona.`,
        ],
        w: `col tempo il nome può essere sganciato dalla notizia`,
        p: ['art. 7 d.lgs. 196/2003@2004-2018', 'art. 17 reg. (UE) 2016/679@2018-', 'art. 21 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Notizia risalente indicizzata',
        win: 'a',
        on: 2,
        years: [2012, 2026],
        v: { a: ['dodici', 'quindici', 'diciotto'] },
        f: `{$A} chiedeva alla società {$S}, che gestisce un motore di ricerca, di rimuovere dai risultati legati al proprio nome una notizia di {$a} anni prima su un'indagine poi archiviata.`,
        q: `se una notizia di {$a} anni prima, su un'indagine archiviata, vada tolta dai risultati di ricerca`,
        o: [`+dichiarato il diritto alla deindicizzazione di una notizia di {$a} anni prima`],
        y: `il fatto era {lontano|privo di attualità}, l'indagine archiviata e l'interessato {non aveva|non rivestiva} alcun ruolo pubblico`,
      },
      {
        l: 'Dati sanitari diffusi',
        win: 'a',
        on: 0,
        v: { d: ['una diagnosi', 'un periodo di ricovero', 'il grado di invalidità'] },
        f: `La società {$S} affiggeva in un locale comune un prospetto delle assenze di {$A}, nel quale era indicato un dato sulla salute: {$d}. {$A} agiva per la cessazione e il risarcimento.`,
        q: `se il datore possa affiggere un prospetto che rivela {$d}`,
        o: [
          `+dichiarato illecita l'affissione di un prospetto che rivelava {$d}`,
          `-ritenuto lecita, perché il dato era vero, l'affissione di un prospetto che rivelava {$d}`,
        ],
        y: `l'informazione era {eccedente|non necessaria} rispetto allo scopo di {gestire|organizzare} i turni`,
      },
    ],
  },
  {
    id: 'protezione-int',
    subject: 'Stranieri',
    head: 'Protezione internazionale',
    theme: 'protezione internazionale',
    area: 1,
    courts: { CASS: 5, TRIB: 4 },
    sections: ['1', '1', '6'],
    years: [2008, 2026],
    weight: 1.1,
    points: [
      {
        t: 'Dovere di cooperazione del giudice',
        r: [
          `nei giudizi sulla protezione internazionale il giudice ha il dovere di cooperare all'accertamento, acquisendo d'ufficio informazioni aggiornate sul Paese di origine, purché il richiedente abbia allegato i fatti.`,
          `il giudice che valuta la situazione del Paese di origine deve indicare le fonti consultate e la loro data, e non può limitarsi a formule generiche o a nozioni di comune conoscenza.`,
        ],
        c: [
          `L'esame va compiuto con riferimento alla regione di provenienza e al tempo della decisione.`,
          `Il ricorrente che contesta le fonti deve indicarne altre, più recenti o pertinenti.`,
          `Il dovere non si estende a fatti mai dedotti dall'interessato.`,
        ],
        w: `il giudice deve acquisire d'ufficio fonti aggiornate sul Paese di origine`,
        p: ['art. 3 d.lgs. 251/2007', 'art. 8 d.lgs. 25/2008'],
      },
      {
        t: 'Credibilità del richiedente',
        r: [
          `la valutazione di credibilità delle dichiarazioni del richiedente non è affidata alla mera opinione del giudice, ma segue i criteri legali, secondo una procedimentalizzazione che impone un esame complessivo.`,
          `le incongruenze su aspetti secondari non bastano a negare la credibilità del racconto, se il richiedente ha compiuto ogni ragionevole sforzo per circostanziare la domanda.`,
        ],
        c: [
          `L'audizione è necessaria quando siano dedotti fatti nuovi o chiesti chiarimenti decisivi.`,
          `Per la minaccia derivante da violenza indiscriminata la non credibilità personale non è ostativa.`,
          `La traduzione e il contesto culturale vanno considerati.`,
        ],
        w: `la credibilità va valutata secondo i criteri di legge e nel complesso`,
        p: ['art. 3 d.lgs. 251/2007'],
      },
      {
        t: 'Protezione umanitaria e complementare',
        r: [
          `{@-2018:la protezione umanitaria è misura atipica e residuale, che richiede di comparare la situazione soggettiva del richiedente con quella in cui si troverebbe in caso di rimpatrio.|@2019-2020:la protezione umanitaria, per le domande anteriori alla riforma, richiede di comparare l'integrazione raggiunta con la condizione di partenza e il rischio di perdita dei diritti fondamentali.|@2021-:la protezione complementare, fondata anche sul rispetto della vita privata e familiare, richiede di valutare la natura dei legami, l'effettivo inserimento e la durata del soggiorno.}`,
          `l'integrazione lavorativa e linguistica è uno degli elementi da valutare ai fini della protezione nazionale, senza che occorra un livello particolarmente elevato, ma non è sufficiente da sola.`,
        ],
        c: [
          `La vulnerabilità può dipendere da traumi subiti nel Paese di transito.`,
          `La presenza di figli minori impone di considerarne l'interesse.`,
          `Il giudizio di comparazione è individuale, e non può basarsi sulla sola situazione generale.`,
        ],
        w: `la protezione nazionale richiede una valutazione individuale`,
        p: ['art. 5 d.lgs. 286/1998', 'art. 19 d.lgs. 286/1998', 'art. 8 CEDU'],
      },
    ],
    cases: [
      {
        l: 'Fonti non indicate',
        win: 'a',
        b: `il Ministero dell'interno`,
        on: 0,
        v: { p: ['in una regione di confine', `nell'area settentrionale`, 'nella provincia di provenienza'] },
        f: `{$A}, di origine straniera, chiedeva la protezione internazionale per il conflitto in corso {$p}. La domanda era respinta con la formula che il Paese «non presenta situazioni di pericolo», senza indicare fonti.`,
        q: `se la situazione {$p} possa essere valutata senza indicare fonti`,
        o: [
          `+riconosciuto la protezione dopo l'esame di fonti aggiornate sulla situazione {$p}`,
          `-escluso il rischio {$p} senza indicare le fonti consultate`,
        ],
        y: `il richiedente aveva allegato {fatti precisi|circostanze precise} e il giudice doveva {acquisire|consultare} informazioni aggiornate`,
      },
      {
        l: 'Inserimento lavorativo',
        win: 'a',
        b: `il Ministero dell'interno`,
        on: 2,
        v: { l: ['panificio', 'cantiere', 'albergo'] },
        f: `{$A} era da cinque anni in Italia, lavorava stabilmente in un {$l} e frequentava corsi di lingua. Chiedeva una forma di protezione nazionale, dopo il rigetto delle altre domande.`,
        q: `se il lavoro stabile in un {$l} e la conoscenza della lingua rilevino per la protezione`,
        o: [
          `+riconosciuto la protezione nazionale a chi lavorava stabilmente in un {$l}`,
          `-negato rilievo, ai fini della protezione nazionale, al lavoro stabile in un {$l}`,
        ],
        y: `l'inserimento era {effettivo|reale} e il rimpatrio avrebbe comportato {la perdita|il venir meno} di legami significativi`,
      },
    ],
  },
  {
    id: 'diffamazione-civ',
    subject: 'Responsabilità civile',
    head: 'Diffamazione a mezzo stampa',
    theme: 'diffamazione',
    area: 1,
    courts: COURTS,
    sections: ['3', '3', '6'],
    points: [
      {
        t: 'Diritto di cronaca – Verità, continenza, interesse',
        r: [
          `il diritto di cronaca esclude l'illiceità della notizia lesiva dell'onore se ricorrono la verità oggettiva o anche soltanto putativa dei fatti, frutto di un serio lavoro di ricerca, l'interesse pubblico e la continenza.`,
          `la verità della notizia va intesa come corrispondenza tra fatti accaduti e narrati e può essere lesa anche da accostamenti suggestivi, omissioni rilevanti o sottintesi.`,
        ],
        c: [
          `Nella cronaca giudiziaria l'obbligo è di attenersi agli atti, senza anticipare giudizi di colpevolezza.`,
          `Le inesattezze marginali non escludono l'esimente.`,
          `La fonte va controllata, e l'anonimato del sito non esonera.`,
        ],
        w: `la cronaca è lecita se vera, di interesse pubblico e continente`,
        p: ['art. 21 Cost.', 'art. 51 c.p.', 'art. 595 c.p.'],
      },
      {
        t: 'Diritto di critica e satira',
        r: [
          `il diritto di critica consente giudizi soggettivi e toni aspri, ma presuppone un nucleo di fatti veri e non deve risolversi in aggressioni gratuite alla persona.`,
          `la satira è sottratta al parametro della verità in quanto espressione paradossale, ma resta soggetta al limite della continenza e del nesso con la dimensione pubblica del destinatario.`,
        ],
        c: [
          `Nel confronto politico il limite della continenza è più ampio.`,
          `L'epiteto privo di legame con il tema non è mai giustificato.`,
          `Il contesto e il destinatario della comunicazione concorrono a definire il significato.`,
        ],
        w: `la critica può essere aspra ma non gratuita`,
        p: ['art. 21 Cost.', 'art. 595 c.p.'],
      },
      {
        t: 'Danno alla reputazione',
        r: [
          `il danno alla reputazione non è in re ipsa e va provato anche per presunzioni, con riferimento alla diffusione dello scritto, alla rilevanza dell'offesa e alla posizione sociale della vittima.`,
          `nella liquidazione equitativa del danno da diffamazione il giudice considera la notorietà del diffamante, la natura della condotta, la risonanza mediatica e gli eventuali atti riparatori.`,
        ],
        c: [
          `La somma prevista come riparazione ha natura distinta dal risarcimento.`,
          `La rettifica attenua il danno, ma non lo elimina.`,
          `Il direttore risponde se ha omesso il controllo, secondo i rispettivi titoli.`,
        ],
        w: `il danno alla reputazione va provato`,
        p: ['art. 2043 c.c.', 'art. 2059 c.c.', 'art. 12 l. 47/1948'],
      },
    ],
    cases: [
      {
        l: `Articolo su un'indagine`,
        win: 'b',
        on: 0,
        v: { i: ['una gara comunale', 'un concorso', 'un finanziamento'] },
        f: `{$A} chiedeva alla società {$S}, editrice di un quotidiano, {$eur} per un articolo che riferiva di un'indagine a suo carico relativa a {$i}. L'articolo riportava gli atti e dava conto della sua versione.`,
        q: `se sia diffamatorio l'articolo che riferisce con fedeltà di un'indagine relativa a {$i}`,
        o: [
          `+respinto la domanda per un articolo fedele agli atti di un'indagine relativa a {$i}`,
          `-condannato l'editore per un articolo relativo a {$i} perché l'indagine fu poi archiviata`,
        ],
        y: `il testo era {aderente|conforme} agli atti, riportava la replica e {non anticipava|evitava} giudizi di colpevolezza`,
      },
      {
        l: 'Offese in rete',
        win: 'a',
        on: 1,
        years: [2010, 2026],
        v: { r: ['un ristoratore', 'un medico', 'un insegnante'] },
        f: `{$B} pubblicava su una rete sociale, a proposito di {$A} e della sua attività ({$r}), epiteti offensivi privi di ogni riferimento a fatti. {$A} chiedeva la rimozione e {$eurs}.`,
        q: `se gli epiteti rivolti in rete a chi svolge un'attività ({$r}) siano coperti dal diritto di critica`,
        o: [
          `+condannato l'autore di epiteti offensivi diretti in rete a {$r}`,
          `-ritenuto esercizio del diritto di critica gli epiteti diretti in rete a {$r}`,
        ],
        y: `le espressioni non avevano alcun nucleo di fatto e {colpivano|aggredivano} la persona`,
      },
    ],
  },
  {
    id: 'esecuzione',
    subject: 'Processo civile',
    head: 'Esecuzione forzata e processo civile',
    theme: 'esecuzione forzata',
    area: 1,
    courts: COURTS,
    sections: ['3', '3', '6'],
    points: [
      {
        t: 'Opposizioni esecutive',
        r: [
          `si propone opposizione all'esecuzione quando si contesta il diritto di procedere, e opposizione agli atti quando si denunciano vizi formali, da far valere nel termine di venti giorni.`,
          `con l'opposizione all'esecuzione fondata su un titolo giudiziale possono dedursi soltanto fatti estintivi o modificativi successivi alla sua formazione, perché quelli anteriori sono coperti dal giudicato.`,
        ],
        c: [
          `La caducazione del titolo, in ogni tempo, travolge gli atti compiuti.`,
          `Il giudice qualifica la domanda secondo la sostanza, e ciò determina il mezzo di impugnazione.`,
          `La sospensione richiede gravi motivi e può essere reclamata.`,
        ],
        w: `contro un titolo giudiziale valgono solo i fatti successivi`,
        p: ['art. 615 c.p.c.', 'art. 617 c.p.c.'],
      },
      {
        t: 'Pignoramento presso terzi e beni impignorabili',
        r: [
          `i crediti da stipendio o pensione sono pignorabili nei limiti di legge, e le somme già accreditate sul conto restano in parte protette secondo il tempo dell'accredito.`,
          `la dichiarazione del terzo ha natura confessoria e può essere revocata per errore incolpevole prima dell'assegnazione; la mancata dichiarazione vale come non contestazione, se il credito è individuato.`,
        ],
        c: [
          `L'assegnazione trasferisce il credito, ma estingue il debito solo con il pagamento.`,
          `L'impignorabilità della quota minima della pensione è rilevabile d'ufficio.`,
          `Il terzo che paga dopo la notifica non si libera verso il creditore.`,
        ],
        w: `stipendi e pensioni sono pignorabili solo in parte`,
        p: ['art. 545 c.p.c.', 'art. 547 c.p.c.', 'art. 548 c.p.c.'],
      },
      {
        t: 'Revocatoria ordinaria',
        r: [
          `^per la revocatoria dell'atto successivo al sorgere del credito basta la consapevolezza del debitore e del terzo di arrecare pregiudizio alle ragioni creditorie, che può essere provata per presunzioni.`,
          `^il pregiudizio richiesto per la revocatoria può consistere anche in una variazione soltanto qualitativa del patrimonio, che renda più difficile o incerta l'esazione.`,
        ],
        c: [
          `Spetta al debitore provare che il patrimonio residuo è sufficiente.`,
          `La costituzione del fondo patrimoniale è atto gratuito, anche se compiuta da entrambi i coniugi.`,
          `Il credito può essere eventuale o litigioso, e non occorre un titolo.`,
        ],
        w: `basta che l'atto renda più difficile la riscossione`,
        p: ['art. 2901 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: 'Notificazione e termini',
        r: [
          `^la notificazione eseguita in luogo o a persona diversi da quelli prescritti è nulla se esiste un collegamento con il destinatario, inesistente solo quando manchino gli elementi che la rendono riconoscibile come tale.`,
          `^la notifica non andata a buon fine per causa non imputabile va riattivata con immediatezza, entro la metà del termine previsto per impugnare, salva la prova di circostanze eccezionali.`,
        ],
        c: [
          `La costituzione del convenuto sana la nullità con effetto dal momento della notifica.`,
          `{@-2012:La consegna a persona di famiglia nella casa del destinatario si presume regolare.|@2013-:L'indirizzo di posta certificata tratto dai pubblici elenchi è domicilio valido.}`,
          `Per il notificante gli effetti si producono con la consegna all'ufficiale giudiziario.`,
        ],
        w: `la notifica viziata è nulla ma sanabile, se riconoscibile come tale`,
        p: ['art. 160 c.p.c.', 'art. 156 c.p.c.', 'art. 149 c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Donazione ai familiari',
        win: 'a',
        on: 2,
        v: { p: ['ai figli', 'alla sorella', 'al convivente'] },
        f: `{$A}, creditore per {$eur}, chiedeva la revoca della donazione con cui {$B}, garante di una società in difficoltà, aveva trasferito {$p} la nuda proprietà della casa. {$B} deduceva di possedere altri beni.`,
        q: `se sia revocabile la donazione fatta {$p} dal garante che afferma di avere altri beni`,
        o: [
          `+revocato la donazione della nuda proprietà fatta {$p} dal garante`,
          `-posto a carico del creditore la prova dell'insufficienza dei beni residui dopo la donazione fatta {$p}`,
        ],
        y: `i beni residui erano {gravati da ipoteche|di valore incerto} e l'atto, gratuito, {rendeva|aveva reso} più difficile la riscossione`,
      },
      {
        l: 'Fatti anteriori alla sentenza',
        win: 'b',
        on: 0,
        v: { m: ['un pagamento', 'una compensazione', 'una transazione'] },
        f: `Al precetto notificato in base a una sentenza definitiva {$A} si opponeva, deducendo {$m} anteriore al giudizio. {$B} eccepiva il giudicato.`,
        q: `se si possa opporre all'esecuzione di una sentenza {$m} anteriore alla causa`,
        o: [
          `+rigettato l'opposizione fondata su {$m} anteriore alla causa`,
          `-accolto l'opposizione fondata su {$m} che si poteva dedurre nella causa di merito`,
        ],
        y: `il fatto era {deducibile|opponibile} nel giudizio concluso e il giudicato {copre|comprende} anche ciò che si poteva dedurre`,
      },
    ],
  },
  {
    id: 'sanzioni-amm',
    subject: 'Sanzioni amministrative',
    head: 'Sanzioni amministrative e codice della strada',
    theme: 'sanzioni amministrative',
    area: 1,
    courts: { CASS: 4, TRIB: 5 },
    sections: ['2', '6'],
    points: [
      {
        t: 'Autovelox – Taratura e segnalazione',
        r: [
          `le apparecchiature di rilevamento della velocità devono essere sottoposte a verifiche periodiche di funzionalità e taratura, {@-2014:la cui mancanza rileva se il ricorrente allega un concreto difetto di funzionamento.|@2015-:e in caso di contestazione spetta all'amministrazione provarne l'esecuzione.}`,
          `la postazione di controllo della velocità deve essere preventivamente segnalata e ben visibile, e l'inosservanza dell'obbligo rende illegittimo l'accertamento, trattandosi di norma a tutela degli utenti.`,
        ],
        c: [
          `Il verbale fa piena prova di quanto attestato dal pubblico ufficiale come avvenuto in sua presenza.`,
          `La contestazione differita è ammessa nei casi tipici, da indicare nel verbale.`,
          `{@-2023:L'omologazione o approvazione dell'apparecchio va indicata, ma la relativa mancanza non basta da sola.|@2024-:La semplice approvazione dell'apparecchio non equivale all'omologazione richiesta dalla legge.}`,
        ],
        w: `l'apparecchio va verificato e la postazione segnalata`,
        p: ['art. 142 d.lgs. 285/1992', 'art. 45 d.lgs. 285/1992'],
      },
      {
        t: 'Elemento soggettivo e buona fede',
        r: [
          `per l'illecito amministrativo bastano la coscienza e la volontà della condotta, e la colpa si presume, salvo che l'interessato provi l'errore incolpevole.`,
          `la buona fede esclude la responsabilità se determinata da un elemento positivo estraneo all'autore, come una rassicurazione dell'autorità, idoneo a generare il convincimento della liceità.`,
        ],
        c: [
          `Il principio del favore per la legge successiva più mite non opera in via generale per le sanzioni amministrative.`,
          `L'obbligato in solido risponde del pagamento anche se l'autore resta ignoto.`,
          `Lo stato di necessità richiede un pericolo attuale di danno grave alla persona.`,
        ],
        w: `la colpa si presume, salvo errore incolpevole`,
        p: ['art. 3 l. 689/1981', 'art. 4 l. 689/1981'],
      },
      {
        t: 'Ordinanza ingiunzione – Giudizio',
        r: [
          `l'opposizione all'ordinanza ingiunzione introduce un giudizio sul rapporto, nel quale l'amministrazione è attore in senso sostanziale e deve provare la violazione.`,
          `la mancata audizione dell'interessato che l'abbia chiesta non comporta la nullità dell'ordinanza, perché gli argomenti possono essere proposti davanti al giudice.`,
        ],
        c: [
          `Il termine di novanta giorni per la contestazione decorre dal completamento degli accertamenti necessari.`,
          `Il giudice può ridurre la sanzione al minimo se ne ricorrono le ragioni.`,
          `I motivi di opposizione delimitano l'oggetto della lite e non possono essere ampliati.`,
        ],
        w: `nell'opposizione è l'amministrazione a dover provare la violazione`,
        p: ['art. 14 l. 689/1981', 'art. 18 l. 689/1981', 'art. 6 d.lgs. 150/2011@2012-'],
      },
    ],
    cases: [
      {
        l: 'Velocità rilevata in modo automatico',
        win: 'a',
        b: 'il Comune',
        on: 0,
        years: [2015, 2026],
        v: { k: ['diciotto', 'ventiquattro', 'trentuno'] },
        f: `{$A} si opponeva al verbale del Comune per avere superato di {$k} chilometri orari il limite, chiedendo la prova della verifica periodica dell'apparecchio. Il Comune produceva un certificato di quattro anni prima.`,
        q: `se sia valido il verbale per un eccesso di {$k} chilometri orari senza prova della taratura recente`,
        o: [
          `+annullato il verbale per un eccesso di {$k} chilometri orari in mancanza di prova della taratura`,
          `-confermato il verbale per un eccesso di {$k} chilometri orari benché la taratura non fosse provata`,
        ],
        y: `il certificato era {scaduto|troppo risalente} e l'onere della prova {grava|incombe} sull'amministrazione`,
      },
      {
        l: 'Affidamento su un parere informale',
        win: 'b',
        b: 'la Provincia',
        on: 1,
        v: { a: ['una discarica di inerti', 'un allevamento', 'uno scarico'] },
        f: `{$A} si opponeva alla sanzione irrogata dalla Provincia per avere attivato {$a} senza autorizzazione, affermando di avere ricevuto rassicurazioni verbali da un impiegato non identificato.`,
        q: `se una rassicurazione verbale di un impiegato non identificato escluda la colpa di chi ha attivato {$a}`,
        o: [
          `+confermato la sanzione per avere attivato {$a} senza autorizzazione`,
          `-escluso la colpa di chi aveva attivato {$a} in base a una rassicurazione non provata`,
        ],
        y: `la circostanza non era {provata|dimostrata} e l'operatore del settore {doveva|era tenuto a} informarsi in modo formale`,
      },
    ],
  },
];
