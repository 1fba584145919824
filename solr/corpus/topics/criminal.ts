import type { Topic } from '../types.ts';

const COURTS = { CASS: 6, APP: 2, TRIB: 3 } as const;

export const criminal: readonly Topic[] = [
  {
    id: 'truffa',
    subject: 'Reati contro il patrimonio',
    head: 'Truffa',
    theme: 'truffa',
    area: 2,
    courts: COURTS,
    sections: ['2', '5', '6'],
    weight: 1.1,
    points: [
      {
        t: 'Artifici e raggiri – Silenzio',
        r: [
          `gli artifici o i raggiri richiesti per il reato di truffa possono consistere anche nel silenzio maliziosamente serbato su circostanze {rilevanti|decisive} da parte di chi abbia il dovere, anche di natura civilistica, di farle conoscere.`,
          `l'idoneità dell'artificio e del raggiro a ingannare la vittima va valutata in concreto, con riferimento alla situazione e alla persona, e non è esclusa {dalla scarsa diligenza|dalla mancanza di diligenza} della persona offesa nel verificare.`,
        ],
        c: [
          `Il mendacio semplice {può essere sufficiente|può bastare}, se presentato in modo da creare un falso convincimento.`,
          `La buona reputazione di cui l'agente si vale {concorre|contribuisce} a integrare la messa in scena.`,
          `Il mero inadempimento contrattuale non costituisce reato, se la volontà di non adempiere è sorta dopo la conclusione dell'accordo.`,
        ],
        w: `anche il silenzio può essere raggiro se vi era un dovere di parlare`,
        p: ['art. 640 c.p.'],
      },
      {
        t: 'Momento consumativo – Pagamento elettronico',
        years: [2012, 2026],
        r: [
          `la truffa è reato istantaneo e di danno, che si consuma quando alla condotta segue l'effettivo conseguimento del profitto con {la correlata perdita|il correlato danno} della persona offesa, e non con la sola assunzione dell'obbligazione.`,
          `se il pagamento ottenuto con l'inganno avviene mediante ricarica di carta prepagata, il reato si consuma nel {tempo e luogo|momento e nel luogo} in cui la vittima versa la somma, perché essa esce in modo definitivo dalla sua sfera.`,
        ],
        c: [
          `Nel caso di bonifico rileva {invece|al contrario} il luogo in cui l'agente ottiene la disponibilità dell'accredito.`,
          `La competenza territoriale {si determina|va determinata} secondo tale criterio e, se ignoto, secondo le regole suppletive.`,
          `La restituzione successiva della somma {non fa venir meno|non elide} il reato e vale come attenuante se anteriore al giudizio.`,
        ],
        w: `il reato si consuma quando la vittima perde definitivamente il denaro`,
        p: ['art. 640 c.p.', 'art. 8 c.p.p.'],
      },
      {
        t: 'Vendite a distanza – Minorata difesa',
        years: [2010, 2026],
        r: [
          `nella truffa commessa mediante vendita di beni in rete può ricorrere l'aggravante della minorata difesa, perché la distanza e l'identità non verificabile {consentono|permettono} all'agente di schermarsi e di sottrarsi al controllo dell'acquirente.`,
          `la messa in vendita in rete di un bene che non si possiede o non si intende consegnare, accompagnata da {rassicurazioni|conferme} e da un recapito inesistente, integra il reato di truffa e non un semplice illecito civile.`,
        ],
        c: [
          `L'aggravante non è però automatica e {va esclusa|deve essere esclusa} quando vi sia stato un contatto diretto o la possibilità di visionare il bene.`,
          `L'intestazione ad altri della carta o del conto {costituisce|è} indizio di partecipazione, da valutare con gli altri elementi.`,
          `Il reato così aggravato {è perseguibile|può essere perseguito} secondo il regime vigente al momento del fatto, salva la disciplina più favorevole.`,
        ],
        w: `vendere in rete ciò che non si intende consegnare è truffa, spesso aggravata`,
        p: ['art. 640 c.p.', 'art. 61 c.p.'],
      },
      {
        t: 'Rapporto con il millantato vanto e con altri reati',
        r: [
          `il delitto di truffa si distingue dalla {insolvenza fraudolenta|fattispecie di insolvenza fraudolenta} perché richiede una condotta attiva di inganno, mentre nell'altra l'agente si limita a dissimulare il proprio stato per contrarre un debito.`,
          `quando l'inganno consiste nella prospettazione di un male futuro, il fatto integra truffa se il pericolo è presentato come {eventuale e indipendente|possibile e non dipendente} dall'agente, estorsione se questi afferma di poterlo realizzare.`,
        ],
        c: [
          `Ciò che conta è l'effetto sulla vittima: {errore|inganno} nel primo caso, coartazione nel secondo.`,
          `Il giudice può modificare la qualificazione se il fatto {resta immutato|è rimasto lo stesso} e la difesa ha potuto interloquire.`,
          `La falsità documentale usata come mezzo {concorre|può concorrere} con la truffa, diverso essendo il bene protetto.`,
        ],
        w: `la truffa suppone un inganno attivo, non la sola dissimulazione dell'insolvenza`,
        p: ['art. 640 c.p.', 'art. 641 c.p.', 'art. 629 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Vendita in rete di un bene inesistente',
        win: 'b',
        on: 2,
        years: [2010, 2026],
        v: { b: ['un telefono', 'una macchina fotografica', 'un ciclomotore'] },
        f: `All'imputato {$A} era contestato di avere messo in vendita su un sito {$b} mai posseduto, facendosi accreditare {$eurs} e rendendosi poi irreperibile. La difesa sosteneva che si trattava di un inadempimento civile dovuto a problemi con il corriere.`,
        q: `se l'offerta in rete di {$b} mai posseduto {integri|costituisca} truffa o semplice inadempimento`,
        o: [
          `+ritenuto integrata la truffa nell'offerta in rete di {$b} mai posseduto`,
          `-qualificato come mero inadempimento l'offerta in rete di {$b} che il venditore non aveva`,
        ],
        y: `il recapito era {falso|inesistente} e il bene non era mai stato nella disponibilità di chi lo offriva, {sicché l'inganno|di modo che l'inganno} era presente fin dall'inizio`,
      },
      {
        l: 'Reticenza nella vendita di un immobile',
        win: 'a',
        on: 0,
        v: { v: [`l'esistenza di un'ipoteca`, 'una lite pendente', `la mancanza dell'agibilità`] },
        f: `L'imputato {$A} era tratto a giudizio per avere taciuto {$v} durante le trattative per la vendita di un appartamento. Dal contratto preliminare, letto dal notaio, risultava però la circostanza, e l'acquirente ne aveva discusso con il proprio tecnico.`,
        q: `se tacere {$v} nella vendita di un immobile sia truffa quando la circostanza risulta dagli atti`,
        o: [
          `+escluso la truffa per difetto di inganno, poiché dagli atti risultava {$v}`,
          `-ravvisato la truffa nel silenzio su {$v}, che pure risultava dagli atti`,
        ],
        y: `l'acquirente {conosceva|era a conoscenza di} quanto si assumeva taciuto, per averlo letto nel preliminare, così che mancava ogni induzione in errore`,
      },
    ],
  },
  {
    id: 'stupefacenti',
    subject: 'Stupefacenti',
    head: 'Stupefacenti – Fatto di lieve entità',
    theme: 'stupefacenti',
    area: 2,
    courts: COURTS,
    sections: ['3', '4', '6'],
    weight: 1.1,
    points: [
      {
        t: 'Lieve entità – Valutazione complessiva',
        r: [
          `la fattispecie del fatto di lieve entità può essere riconosciuta solo in caso di minima offensività penale della condotta, desumibile dal dato qualitativo e quantitativo, dai mezzi, dalle modalità e dalle circostanze dell'azione.`,
          `ai fini della lieve entità il giudice deve valutare complessivamente tutti gli elementi indicati dalla norma, potendo escluderla anche in base a uno solo di essi quando riveli una portata offensiva assorbente.`,
        ],
        c: [
          `La diversità delle sostanze detenute non è di per sé ostativa al riconoscimento del fatto lieve.`,
          `Lo svolgimento non occasionale dell'attività di spaccio non esclude la fattispecie, se le quantità cedute restano modeste.`,
          `Il numero delle dosi ricavabili è un indice, da leggere insieme alla rete di contatti e alle somme rinvenute.`,
        ],
        w: `la lieve entità richiede una valutazione complessiva di tutti gli indici`,
        p: ['art. 73 d.P.R. 309/1990'],
      },
      {
        t: 'Uso personale – Onere della prova',
        r: [
          `la destinazione della sostanza all'uso personale non costituisce una causa di non punibilità che l'imputato debba dimostrare: grava sull'accusa la prova della finalità di cessione, quale elemento costitutivo del reato.`,
          `il superamento dei limiti tabellari non comporta una presunzione di spaccio, ma rappresenta un indizio che, unito al frazionamento, al materiale di confezionamento e ai luoghi, può condurre ad affermare la destinazione a terzi.`,
        ],
        c: [
          `Il consumo di gruppo resta privo di rilievo penale se l'acquisto avviene per conto di tutti, fin dall'inizio identificati e concordi.`,
          `La condizione di tossicodipendente e la disponibilità di redditi leciti vanno considerate a favore dell'uso esclusivo.`,
          `La scorta per un periodo prolungato deve essere compatibile con la deperibilità della sostanza e con le risorse di chi la detiene.`,
        ],
        w: `spetta all'accusa provare la destinazione a terzi della sostanza`,
        p: ['art. 75 d.P.R. 309/1990', 'art. 73 d.P.R. 309/1990'],
      },
      {
        t: 'Coltivazione domestica',
        years: [2020, 2026],
        r: [
          `non integra il reato di coltivazione di stupefacenti l'attività di minime dimensioni svolta in forma domestica che, per le tecniche rudimentali, lo scarso numero di piante e il modesto prodotto, appaia destinata in via esclusiva all'uso del coltivatore.`,
          `l'offensività della coltivazione va apprezzata in concreto: la conformità della pianta al tipo botanico rileva insieme all'attitudine a giungere a maturazione e a produrre sostanza con effetto drogante.`,
        ],
        c: [
          `L'uso di lampade, impianti di irrigazione e serre dotate di termometri è sintomo di un'attività non rudimentale.`,
          `Non è necessario che al momento dell'accertamento il principio attivo sia già presente in quantità apprezzabile.`,
          `Esclusa la rilevanza penale, resta applicabile il regime amministrativo per chi detiene a fini personali.`,
        ],
        w: `la coltivazione minima e domestica per uso proprio non è reato`,
        p: ['art. 73 d.P.R. 309/1990', 'art. 26 d.P.R. 309/1990'],
      },
    ],
    cases: [
      {
        l: 'Dosi rinvenute addosso',
        win: 'a',
        on: 0,
        v: { n: ['nove dosi', 'dodici dosi', 'quindici involucri'] },
        f: `Nel corso di un controllo {$A} era trovato in possesso di {$n} di sostanza e di poche banconote di piccolo taglio. Il pubblico ministero contestava la detenzione a fini di spaccio; la difesa chiedeva di ravvisare il fatto di lieve entità, segnalando l'assenza di contatti con gruppi organizzati.`,
        q: `se la detenzione di {$n}, con poco denaro, sia un fatto di lieve entità`,
        o: [
          `+qualificato come fatto di lieve entità la detenzione di {$n}`,
          `-escluso la lieve entità nella detenzione di {$n} per il solo dato della suddivisione in involucri`,
        ],
        y: `{la quantità|il dato ponderale}, le modalità elementari e l'assenza di una rete di cessione {indicavano|rivelavano} un'offesa minima`,
      },
      {
        l: 'Piante sul balcone',
        win: 'a',
        on: 2,
        years: [2020, 2026],
        v: { n: ['due', 'tre', 'quattro'] },
        f: `{$A} era chiamato a rispondere della coltivazione di {$n} piante sul balcone, curate in vasi comuni e senza lampade. In casa non vi erano bilancini né denaro. La difesa deduceva l'uso personale.`,
        q: `se la coltivazione di {$n} piante in vaso sul balcone costituisca reato`,
        o: [
          `+assolto chi coltivava sul balcone {$n} piante con mezzi rudimentali`,
          `-affermato la responsabilità per la coltivazione di {$n} piante in base alla sola conformità al tipo botanico`,
        ],
        y: `le dimensioni erano {minime|modestissime}, le tecniche rudimentali e {nulla indicava|nessun elemento indicava} una cessione`,
      },
    ],
  },
  {
    id: 'tenuita',
    subject: 'Diritto penale – Parte generale',
    head: 'Particolare tenuità del fatto',
    theme: 'particolare tenuità del fatto',
    area: 2,
    courts: COURTS,
    sections: ['1', '2', '3', '4', '5', '6'],
    years: [2015, 2026],
    weight: 1.1,
    points: [
      {
        t: 'Presupposti – Art. 131-bis c.p.',
        r: [
          `la causa di non punibilità prevista dall'art. 131-bis c.p. richiede una valutazione complessa che abbia a oggetto le modalità della condotta, il grado di colpevolezza e l'entità del danno o del pericolo, secondo i criteri dell'art. 133 c.p.`,
          `l'esiguità del danno non è sufficiente per applicare l'art. 131-bis c.p., dovendosi accertare, in modo congiunto, la tenuità dell'offesa e la non abitualità del comportamento.`,
        ],
        c: [
          `Non occorre esaminare tutti gli elementi di valutazione, purché siano indicati quelli ritenuti decisivi.`,
          `Nessuna fattispecie, rientrante nei limiti di pena, è esclusa in astratto per la natura del bene protetto.`,
          `{@-2022:Il comportamento successivo al reato può concorrere solo a illuminare la gravità della condotta.|@2023-:Dopo la riforma rileva espressamente anche la condotta successiva al reato, come la riparazione del danno.}`,
        ],
        w: `la tenuità va valutata secondo tutti gli indici della condotta e del danno`,
        p: ['art. 131-bis c.p.', 'art. 133 c.p.'],
      },
      {
        t: 'Abitualità del comportamento',
        r: [
          `il comportamento è abituale, e impedisce la non punibilità per tenuità, quando l'autore, anche successivamente al reato per cui si procede, abbia commesso almeno due illeciti della stessa indole oltre a quello in esame.`,
          `la continuazione tra reati non osta di per sé all'applicazione dell'art. 131-bis c.p., se i fatti riuniti, per natura e modalità, non rivelano una tendenza a delinquere.`,
        ],
        c: [
          `Ai fini del giudizio rilevano anche condotte non accertate con sentenza irrevocabile, purché il giudice possa valutarle.`,
          `I precedenti di altra indole e remoti non sono ostativi, pur potendo contribuire al quadro.`,
          `Le condotte reiterate previste come elemento della fattispecie escludono il beneficio.`,
        ],
        w: `l'abitualità presuppone più illeciti della stessa indole`,
        p: ['art. 131-bis c.p.', 'art. 81 c.p.'],
      },
      {
        t: 'Rilevabilità nel processo',
        r: [
          `la particolare tenuità del fatto può essere rilevata nel giudizio di legittimità anche se non dedotta in appello, a condizione che i presupposti emergano dalla sentenza impugnata senza necessità di nuovi accertamenti.`,
          `il giudice d'appello deve pronunciarsi sulla richiesta di non punibilità per tenuità avanzata nelle conclusioni, essendo tenuto a indicare le ragioni per le quali la ritenga non applicabile.`,
        ],
        c: [
          `La motivazione può risultare anche implicita dal complesso argomentativo, quando la gravità del fatto sia stata specificamente descritta.`,
          `La dichiarazione non pregiudica la parte civile, sulla cui domanda il giudice provvede se vi è stato accertamento del fatto.`,
          `La sentenza è iscritta nel casellario e può essere impugnata da chi ha interesse a un'assoluzione piena.`,
        ],
        w: `la tenuità può essere rilevata in ogni grado se emerge dagli atti`,
        p: ['art. 131-bis c.p.', 'art. 609 c.p.p.', 'art. 651-bis c.p.p.'],
      },
    ],
    cases: [
      {
        l: 'Furto di modesto valore',
        win: 'a',
        on: 0,
        v: { b: ['due confezioni di alimenti', 'un paio di guanti', 'alcuni cosmetici'] },
        f: `{$A}, senza precedenti, era stato processato per il furto di {$b} da un supermercato, del valore di poche decine di {@-2007:migliaia di lire|@2008-:euro}, restituiti subito dopo il fatto. La difesa chiedeva l'applicazione dell'art. 131-bis c.p.`,
        q: `se il furto di {$b}, restituiti nell'immediatezza, sia un fatto di particolare tenuità`,
        o: [
          `+dichiarato non punibile per particolare tenuità il furto di {$b}`,
          `-escluso la particolare tenuità del furto di {$b} senza motivare sulle modalità della condotta`,
        ],
        y: `{il valore era esiguo|il danno era minimo}, l'azione estemporanea e {nessun precedente|nulla} faceva ritenere abituale il comportamento`,
      },
      {
        l: 'Condotte ripetute',
        win: 'b',
        on: 1,
        v: { n: ['tre', 'quattro', 'cinque'] },
        f: `La difesa di {$A}, imputato per avere danneggiato un'autovettura, chiedeva la declaratoria di particolare tenuità. Dal certificato risultavano {$n} condanne per fatti analoghi negli ultimi anni.`,
        q: `se {$n} precedenti per fatti analoghi {impediscano|precludano} la non punibilità per tenuità`,
        o: [
          `+negato la particolare tenuità in presenza di {$n} precedenti della stessa indole`,
          `-applicato l'art. 131-bis c.p. a chi aveva {$n} precedenti della stessa indole`,
        ],
        y: `i precedenti, {ravvicinati|vicini nel tempo} e della stessa indole, rendevano abituale la condotta`,
      },
    ],
  },
  {
    id: 'legittima-difesa',
    subject: 'Diritto penale – Parte generale',
    head: 'Cause di giustificazione – Legittima difesa',
    theme: 'legittima difesa',
    area: 2,
    courts: COURTS,
    sections: ['1', '5', '4'],
    points: [
      {
        t: 'Necessità e proporzione',
        r: [
          `la legittima difesa presuppone un'aggressione ingiusta e una reazione necessaria, inevitabile e proporzionata: l'agente deve trovarsi nell'alternativa tra subire e reagire, senza poter far ricorso a mezzi meno lesivi.`,
          `il giudizio di proporzione tra offesa e difesa va compiuto con valutazione ex ante, raffrontando i mezzi disponibili e usati nonché i beni in conflitto, e non in base al solo esito dello scontro.`,
        ],
        c: [
          `La fuga non è esigibile quando esporrebbe l'aggredito o altri a un pericolo maggiore.`,
          `Chi accetta la sfida o si pone volontariamente in pericolo non può, di regola, invocare la scriminante.`,
          `La sproporzione tra i beni in gioco esclude la causa di giustificazione, ma può residuare l'eccesso colposo.`,
        ],
        w: `la difesa è legittima se necessaria e proporzionata secondo una valutazione ex ante`,
        p: ['art. 52 c.p.', 'art. 55 c.p.'],
      },
      {
        t: 'Difesa nel domicilio',
        years: [2006, 2026],
        r: [
          `nella legittima difesa domiciliare {@-2018:è presunta la proporzione dell'uso di un'arma legittimamente detenuta contro chi si è introdotto nell'abitazione, ma restano da provare la necessità della reazione e l'attualità del pericolo.|@2019-:la presunzione di proporzione opera se l'intrusione avviene con violenza o minaccia, fermo restando che la reazione deve dirigersi contro un pericolo attuale.}`,
          `la presunzione di proporzionalità stabilita per chi si difende nella propria abitazione non consente di reagire contro l'intruso in fuga, venuto meno il pericolo di aggressione alla persona.`,
        ],
        c: [
          `L'interpretazione conforme alla Convenzione europea esclude che la vita possa essere sacrificata a tutela dei soli beni.`,
          `Sono equiparati al domicilio i luoghi in cui si svolge un'attività commerciale o professionale.`,
          `Il grave turbamento dell'agente rileva ai fini della punibilità dell'eccesso e va accertato in concreto.`,
        ],
        w: `nel domicilio la proporzione può presumersi ma il pericolo deve essere attuale`,
        p: ['art. 52 c.p.', 'art. 614 c.p.'],
      },
      {
        t: 'Legittima difesa putativa',
        r: [
          `la legittima difesa putativa richiede che l'erronea opinione di doversi difendere sia fondata su dati di fatto concreti, tali da giustificare la persuasione di un pericolo imminente, e non su un mero stato d'animo.`,
          `l'errore sull'esistenza di un'aggressione esclude il dolo; se determinato da colpa, l'autore risponde del fatto quando la legge lo preveda come delitto colposo.`,
        ],
        c: [
          `Vanno considerati l'ora, i luoghi, i precedenti rapporti e il comportamento di chi appariva aggressore.`,
          `Il timore soggettivo, non ancorato a circostanze esterne, non basta a escludere la responsabilità.`,
          `Il dubbio sull'esistenza della scriminante, se serio, impone l'assoluzione.`,
        ],
        w: `l'errore sul pericolo scusa solo se basato su fatti concreti`,
        p: ['art. 59 c.p.', 'art. 52 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Lite seguita da reazione',
        win: 'b',
        on: 0,
        v: { m: ['un bastone', 'una bottiglia', 'una sedia'] },
        f: `Durante una lite in strada {$A} colpiva con {$m} l'altro contendente, che lo aveva spinto, causandogli lesioni guaribili in trenta giorni. La difesa invocava la legittima difesa. I testimoni riferivano che {$A} era andato a prendere {$m} dopo essersi allontanato.`,
        q: `se chi si arma di {$m} e torna ad affrontare l'avversario agisca per legittima difesa`,
        o: [
          `+escluso la legittima difesa di chi, allontanatosi, era tornato con {$m}`,
          `-riconosciuto la legittima difesa a chi era tornato sul posto armato di {$m}`,
        ],
        y: `il pericolo era {cessato|venuto meno} e l'imputato aveva {scelto|accettato} di riaprire lo scontro`,
      },
      {
        l: 'Aggressione notturna',
        win: 'a',
        on: 0,
        v: { l: ['in un parcheggio', 'sul pianerottolo di casa', 'in un garage'] },
        f: `{$A}, aggredito di notte {$l} da due persone, una delle quali brandiva un coltello, reagiva con un pugno che provocava a uno di loro una frattura. Il pubblico ministero riteneva la reazione eccessiva.`,
        q: `se il pugno sferrato {$l} contro due aggressori armati sia una difesa proporzionata`,
        o: [
          `+assolto per legittima difesa la persona aggredita di notte {$l}`,
          `-ritenuto sproporzionata, guardando al solo esito, la reazione di chi era stato aggredito {$l}`,
        ],
        y: `la minaccia era {attuale|in atto} e la reazione, {a mani nude|senza armi}, era la meno lesiva tra quelle possibili`,
      },
    ],
  },
  {
    id: 'misure-cautelari',
    subject: 'Procedura penale',
    head: 'Misure cautelari personali',
    theme: 'misure cautelari personali',
    area: 2,
    courts: { CASS: 1 },
    sections: ['1', '2', '3', '4', '5', '6'],
    points: [
      {
        t: 'Gravi indizi di colpevolezza',
        r: [
          `la nozione di gravi indizi di colpevolezza non coincide con quella richiesta per la condanna: è sufficiente un giudizio di qualificata probabilità sulla responsabilità dell'indagato, purché fondato su elementi concreti.`,
          `in sede di legittimità il controllo sulla gravità indiziaria riguarda la congruenza e la coerenza logica dell'apparato argomentativo, e non può estendersi a una nuova lettura degli elementi acquisiti.`,
        ],
        c: [
          `Le dichiarazioni accusatorie del coindagato richiedono riscontri esterni individualizzanti.`,
          `Gli indizi devono essere valutati prima singolarmente, per saggiarne la certezza, e poi nel loro insieme.`,
          `Le intercettazioni tra terzi possono bastare, se il loro contenuto è chiaro e attendibile.`,
        ],
        w: `per la misura cautelare basta una qualificata probabilità di colpevolezza`,
        p: ['art. 273 c.p.p.', 'art. 192 c.p.p.'],
      },
      {
        t: 'Esigenze cautelari – Attualità',
        r: [
          `il pericolo di reiterazione del reato deve essere {@-2014:concreto, desunto da specifiche modalità del fatto e dalla personalità dell'indagato, e non da mere congetture.|@2015-:concreto e attuale, nel senso che il giudice deve dare conto, con valutazione prognostica, di una effettiva continuità del rischio.}`,
          `il tempo trascorso tra il fatto e l'applicazione della misura impone una motivazione rafforzata sulla persistenza delle esigenze cautelari, poiché tende ad affievolirle.`,
        ],
        c: [
          `La gravità del titolo di reato non può, da sola, fondare il giudizio di pericolosità.`,
          `L'incensuratezza ha valenza presuntiva relativa e può essere superata dalle modalità della condotta.`,
          `Per i reati assistiti da presunzione, spetta all'indagato indicare elementi che la vincano.`,
        ],
        w: `il pericolo di recidiva va motivato in concreto, soprattutto se il fatto è lontano`,
        p: ['art. 274 c.p.p.'],
      },
      {
        t: 'Adeguatezza e proporzionalità – Custodia in carcere',
        r: [
          `la custodia in carcere è misura estrema: il giudice deve spiegare perché ogni altra misura, anche applicata cumulativamente o con strumenti di controllo elettronico, risulti inadeguata.`,
          `la scelta della misura cautelare obbedisce ai principi di adeguatezza e proporzionalità, da rispettare anche nel corso dell'esecuzione in rapporto alla durata già sofferta e alla pena prevedibile.`,
        ],
        c: [
          `Non può disporsi la custodia in carcere se si ritiene che la pena da eseguire sarà sospesa.`,
          `La violazione delle prescrizioni degli arresti domiciliari comporta l'aggravamento, salvo che il fatto sia di lieve entità.`,
          `L'assenza di un domicilio idoneo non può tradursi, senza altra ragione, nella scelta più afflittiva.`,
        ],
        w: `la custodia in carcere presuppone l'inadeguatezza di ogni altra misura`,
        p: ['art. 275 c.p.p.'],
      },
    ],
    cases: [
      {
        l: 'Custodia in carcere per fatti risalenti',
        win: 'a',
        on: 1,
        v: { t: ['due anni', 'tre anni', 'quattro anni'] },
        f: `Il giudice per le indagini preliminari applicava a {$A} la custodia in carcere per fatti di ricettazione risalenti a {$t} prima. La difesa proponeva riesame, deducendo l'assenza di condotte successive e un'attività lavorativa regolare.`,
        q: `se la custodia in carcere possa essere disposta per fatti di {$t} prima senza una motivazione specifica`,
        o: [
          `+annullato la misura disposta per fatti risalenti a {$t} prima`,
          `-confermato la custodia in carcere per fatti risalenti a {$t} prima richiamando la sola gravità del reato`,
        ],
        y: `in {$t} non risultavano {altre condotte|nuovi fatti} e {il giudice non ha spiegato|non è stato spiegato} perché il rischio fosse ancora attuale`,
      },
      {
        l: 'Misura più lieve ritenuta inadeguata',
        win: 'b',
        on: 2,
        v: { r: ['rapine a mano armata', 'furti in abitazione', 'estorsioni'] },
        f: `{$A}, indagato per {$r} con il contributo di familiari conviventi, chiedeva gli arresti domiciliari presso la propria abitazione. Il giudice del riesame respingeva la richiesta.`,
        q: `se chi è gravemente indiziato di {$r} con l'aiuto di familiari possa ottenere gli arresti presso di loro`,
        o: [
          `+mantenuto la custodia in carcere nei confronti dell'indagato per {$r} realizzati o agevolati dai familiari`,
          `-sostituito la misura con gli arresti domiciliari presso i familiari coinvolti nei fatti ({$r})`,
        ],
        y: `il domicilio indicato era quello {dei complici|delle persone coinvolte} e il controllo elettronico non avrebbe impedito {nuovi contatti|la ripresa dei contatti}`,
      },
    ],
  },
  {
    id: 'intercettazioni',
    subject: 'Procedura penale',
    head: 'Intercettazioni',
    theme: 'intercettazioni',
    area: 2,
    courts: { CASS: 6, APP: 2, TRIB: 1 },
    sections: ['1', '3', '5', '6'],
    points: [
      {
        t: 'Motivazione del decreto',
        r: [
          `il decreto che autorizza le intercettazioni può essere motivato per relationem alla richiesta del pubblico ministero, se il giudice dimostra di averla valutata e di averne condiviso le ragioni con un proprio esame critico.`,
          `i gravi indizi richiesti per autorizzare le intercettazioni attengono all'esistenza del reato e non alla colpevolezza di un determinato soggetto, sicché l'intercettato può essere anche un terzo estraneo.`,
        ],
        c: [
          `La mera ripetizione della formula di legge equivale a difetto di motivazione e rende inutilizzabili i risultati.`,
          `Per i delitti di criminalità organizzata bastano sufficienti indizi e la necessità per lo svolgimento delle indagini.`,
          `La proroga può richiamare i risultati già ottenuti, purché ne indichi la rilevanza.`,
        ],
        w: `il decreto deve mostrare una valutazione autonoma del giudice`,
        p: ['art. 267 c.p.p.', 'art. 271 c.p.p.'],
      },
      {
        t: 'Utilizzazione in altro procedimento',
        r: [
          `il divieto di utilizzare le intercettazioni in procedimenti diversi non opera per i reati connessi ai sensi dell'art. 12 c.p.p. a quelli per i quali l'autorizzazione era stata disposta, se rientranti nei limiti di ammissibilità.`,
          `la nozione di procedimento diverso, ai fini del divieto di utilizzazione, ha contenuto sostanziale e prescinde dal numero di iscrizione, dovendosi guardare al legame tra i fatti.`,
        ],
        c: [
          `Le conversazioni che costituiscono corpo del reato sono sempre utilizzabili come documenti.`,
          `I risultati possono valere come notizia di reato per avviare autonome indagini.`,
          `La parte che eccepisce l'inutilizzabilità deve indicare gli atti viziati e la loro incidenza sulla decisione.`,
        ],
        w: `fuori dei reati connessi le conversazioni non passano da un procedimento all'altro`,
        p: ['art. 270 c.p.p.', 'art. 12 c.p.p.'],
      },
      {
        t: 'Captatore informatico',
        years: [2016, 2026],
        r: [
          `l'intercettazione tra presenti mediante captatore informatico installato su un dispositivo mobile è consentita anche nel domicilio nei procedimenti per delitti di criminalità organizzata, senza che occorra indicare in anticipo i luoghi.`,
          `il decreto che autorizza l'uso del captatore deve indicare le ragioni che lo rendono necessario e, fuori dei reati più gravi, i luoghi e i tempi in cui il microfono può essere attivato.`,
        ],
        c: [
          `L'acquisizione di dati e immagini non comunicativi segue un regime diverso da quello delle intercettazioni.`,
          `Le operazioni vanno verbalizzate in modo da consentire il controllo sulle fasi di avvio e cessazione.`,
          `La mancata indicazione dei luoghi è irrilevante se le conversazioni captate si sono svolte fuori del domicilio.`,
        ],
        w: `il captatore richiede una motivazione specifica e, di regola, luoghi determinati`,
        p: ['art. 266 c.p.p.', 'art. 267 c.p.p.'],
      },
      {
        t: 'Ascolto diretto – Diritti della difesa',
        r: [
          `il difensore ha diritto di ottenere copia delle registrazioni poste a fondamento della misura cautelare; il rifiuto o il ritardo ingiustificato del pubblico ministero determina una nullità di ordine generale.`,
          `l'interpretazione del linguaggio, anche criptico, usato dagli interlocutori è questione di fatto rimessa al giudice di merito, e non è sindacabile in cassazione se conforme a criteri logici.`,
        ],
        c: [
          `I brogliacci redatti dalla polizia sono utilizzabili nella fase delle indagini, salvo contestazione specifica.`,
          `Il travisamento è deducibile quando il contenuto riportato sia difforme da quello reale in modo decisivo.`,
          `La trascrizione peritale non è la prova, che resta costituita dalla registrazione.`,
        ],
        w: `la difesa ha diritto di ascoltare le registrazioni`,
        p: ['art. 268 c.p.p.', 'art. 178 c.p.p.'],
      },
    ],
    cases: [
      {
        l: 'Decreto privo di motivazione',
        win: 'a',
        on: 0,
        v: { r: ['una corruzione', 'un traffico di sostanze', `un'usura`] },
        f: `Nel procedimento a carico di {$A} per {$r}, la difesa eccepiva l'inutilizzabilità delle conversazioni, perché il decreto autorizzativo riportava la sola formula di legge e un timbro. L'accusa richiamava l'ampia richiesta del pubblico ministero.`,
        q: `se siano utilizzabili, in un processo per {$r}, le conversazioni autorizzate con un decreto stereotipato`,
        o: [
          `+dichiarato inutilizzabili le intercettazioni disposte per {$r} con decreto privo di motivazione`,
          `-utilizzato le intercettazioni disposte per {$r} benché il decreto contenesse la sola formula di legge`,
        ],
        y: `il decreto {non conteneva|era privo di} alcun richiamo agli atti da cui desumere che il giudice li avesse {valutati|esaminati}`,
      },
      {
        l: 'Conversazioni provenienti da altra indagine',
        win: 'b',
        on: 1,
        v: { r: ['ricettazione', 'riciclaggio', 'falso'] },
        f: `{$A}, condannato per {$r}, lamentava che la prova derivasse da conversazioni captate in un'indagine su un furto pluriaggravato. I due fatti riguardavano gli stessi beni e le medesime persone.`,
        q: `se le conversazioni captate per un furto siano utilizzabili per la successiva {$r} degli stessi beni`,
        o: [
          `+ritenuto utilizzabili per la contestazione di {$r} le conversazioni captate per il furto degli stessi beni`,
          `-escluso l'utilizzo nel processo per {$r} di conversazioni captate per il furto connesso`,
        ],
        y: `i reati erano {connessi|legati da connessione}, riguardavano i medesimi beni e {rientravano|erano compresi} nei limiti di ammissibilità`,
      },
    ],
  },
  {
    id: 'prescrizione-penale',
    subject: 'Diritto penale – Parte generale',
    head: 'Prescrizione del reato',
    theme: 'prescrizione del reato',
    area: 2,
    courts: COURTS,
    sections: ['1', '2', '3', '5', '6'],
    points: [
      {
        t: 'Natura sostanziale – Legge più favorevole',
        r: [
          `la prescrizione ha natura sostanziale e soggiace al principio di legalità: le modifiche che ne allungano i termini non si applicano ai fatti commessi in precedenza, mentre quelle favorevoli operano nei limiti delle norme transitorie.`,
          `il termine di prescrizione si determina avuto riguardo alla pena massima stabilita dalla legge per il reato consumato o tentato, {@-2005:tenendo conto anche delle circostanze.|@2006-:senza tenere conto delle circostanze, salvo quelle a effetto speciale o che comportano pena di specie diversa.}`,
        ],
        c: [
          `In caso di mutata qualificazione del fatto il termine si calcola sul reato ritenuto in sentenza.`,
          `La recidiva qualificata rileva sul termine se contestata e ritenuta, anche quando sia giudicata equivalente alle attenuanti.`,
          `L'imputato può sempre rinunciare alla prescrizione, con dichiarazione espressa.`,
        ],
        w: `le norme sulla prescrizione seguono il principio di legalità penale`,
        p: ['art. 157 c.p.', 'art. 2 c.p.'],
      },
      {
        t: 'Prevalenza del proscioglimento nel merito',
        r: [
          `in presenza di una causa di estinzione del reato il giudice pronuncia assoluzione soltanto quando le circostanze che escludono il fatto o la responsabilità emergano dagli atti in modo incontestabile, così che la valutazione sia di constatazione più che di apprezzamento.`,
          `quando vi è parte civile e la prescrizione matura dopo una condanna, il giudice dell'impugnazione deve esaminare compiutamente la responsabilità ai fini delle statuizioni civili, e se la prova manca assolve nel merito.`,
        ],
        c: [
          `Il vizio di motivazione non è rilevabile in cassazione davanti a un reato già prescritto, salvo che per gli effetti civili.`,
          `L'inammissibilità originaria del ricorso preclude di dichiarare la prescrizione maturata dopo la sentenza d'appello.`,
          `La nullità, anche assoluta, cede il passo alla causa estintiva se per accertarla occorre un nuovo giudizio.`,
        ],
        w: `l'assoluzione prevale sulla prescrizione solo se l'innocenza è evidente`,
        p: ['art. 129 c.p.p.', 'art. 578 c.p.p.'],
      },
      {
        t: 'Sospensione e interruzione',
        r: [
          `il rinvio dell'udienza per impedimento del difensore sospende la prescrizione per il tempo dell'impedimento aumentato di sessanta giorni, mentre il rinvio chiesto dalla difesa per altre ragioni la sospende per l'intera durata.`,
          `l'adesione del difensore all'astensione proclamata dalla categoria non costituisce impedimento in senso tecnico e determina la sospensione della prescrizione fino all'udienza successiva.`,
        ],
        c: [
          `Gli effetti si estendono a tutti i coimputati, salvo che i procedimenti siano separati.`,
          `L'atto interruttivo produce effetto quando è emesso, e non quando è notificato.`,
          `Il provvedimento di rinvio disposto per esigenze istruttorie comuni non comporta alcuna sospensione.`,
        ],
        w: `i rinvii chiesti dalla difesa sospendono il decorso della prescrizione`,
        p: ['art. 159 c.p.', 'art. 160 c.p.', 'art. 161 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Reato prescritto e statuizioni civili',
        courts: ['CASS'],
        win: 'a',
        on: 1,
        v: { r: ['lesioni', 'appropriazione indebita', 'diffamazione'] },
        f: `{$A} era stato condannato in primo grado per {$r}, anche al risarcimento in favore della parte civile. Maturata la prescrizione, la difesa insisteva per l'assoluzione, deducendo che la sola testimonianza a carico era contraddittoria.`,
        q: `se, prescritto il reato di {$r}, il giudice debba comunque valutare a fondo la prova ai fini civili`,
        o: [
          `+riesaminato nel merito la responsabilità per {$r} e revocato le statuizioni civili`,
          `-confermato il risarcimento per {$r} dopo la prescrizione senza esaminare i motivi sulla prova`,
        ],
        y: `la decisione sugli interessi civili {richiedeva|imponeva} un esame pieno della prova, {rivelatasi|risultata} insufficiente`,
      },
      {
        l: 'Rinvii chiesti dalla difesa',
        win: 'b',
        on: 2,
        v: { n: ['due', 'tre', 'quattro'] },
        f: `La difesa di {$A} eccepiva la prescrizione della contravvenzione contestata. Nel corso del processo vi erano stati {$n} rinvii chiesti dal difensore, uno dei quali per adesione all'astensione dalle udienze.`,
        q: `se {$n} rinvii chiesti dal difensore incidano sul calcolo della prescrizione`,
        o: [
          `+escluso la prescrizione computando la sospensione per {$n} rinvii chiesti dal difensore`,
          `-dichiarato il reato prescritto senza tenere conto di {$n} rinvii chiesti dal difensore`,
        ],
        y: `i periodi di rinvio, {sommati|considerati nel loro insieme}, {spostavano in avanti|posticipavano} la scadenza del termine`,
      },
    ],
  },
  {
    id: 'furto-ricettazione',
    subject: 'Reati contro il patrimonio',
    head: 'Furto e ricettazione',
    theme: 'reati contro il patrimonio',
    area: 2,
    courts: COURTS,
    sections: ['2', '4', '5'],
    points: [
      {
        t: 'Furto in supermercato – Consumazione',
        r: [
          `il furto commesso in un esercizio a prelievo diretto, quando l'azione si svolge sotto il controllo costante del personale o degli addetti alla sicurezza che intervengono prima dell'uscita, resta allo stadio del tentativo.`,
          `la consumazione del furto richiede che l'agente consegua, anche per breve tempo, la piena e autonoma disponibilità del bene, che manca se la vigilanza della persona offesa è continua e immediata.`,
        ],
        c: [
          `L'occultamento sulla persona non basta, in tale ipotesi, a ritenere perfezionato il delitto.`,
          `La presenza di un sistema antitaccheggio non equivale a sorveglianza continuativa.`,
          `Diverso è il caso in cui il controllo sia solo successivo, tramite le riprese.`,
        ],
        w: `se la vigilanza è continua il furto in negozio resta tentato`,
        p: ['art. 624 c.p.', 'art. 56 c.p.'],
      },
      {
        t: 'Ricettazione – Elemento soggettivo',
        r: [
          `il dolo della ricettazione può essere desunto dall'omessa o non attendibile indicazione della provenienza della cosa ricevuta, rivelatrice della volontà di occultarla, e può assumere la forma del dolo eventuale.`,
          `si ha ricettazione, e non incauto acquisto, quando l'agente si sia rappresentato la concreta possibilità della provenienza delittuosa e ne abbia accettato il rischio, e non si sia limitato a una mancanza di diligenza.`,
        ],
        c: [
          `Non si richiede all'imputato di provare la provenienza, ma di fornire una spiegazione verificabile.`,
          `Il prezzo notevolmente inferiore a quello di mercato è indice di consapevolezza.`,
          `L'accertamento del delitto presupposto non esige una sentenza, bastando che il fatto risulti dagli atti.`,
        ],
        w: `chi non spiega la provenienza del bene rischia la condanna per ricettazione`,
        p: ['art. 648 c.p.', 'art. 712 c.p.'],
      },
      {
        t: 'Aggravanti – Destrezza e violenza sulle cose',
        r: [
          `l'aggravante della destrezza richiede una condotta caratterizzata da particolari abilità, astuzia o avvedutezza, idonea a sorprendere o attenuare la sorveglianza, e non il mero approfittare di una distrazione altrui.`,
          `l'aggravante della violenza sulle cose sussiste quando l'energia fisica provoca la rottura, il guasto o il mutamento di destinazione del bene, tanto che per ripristinarlo sia necessaria un'attività di riparazione.`,
        ],
        c: [
          `La rimozione della placca antitaccheggio, con danno alla confezione, rientra nella previsione.`,
          `Il furto di un oggetto lasciato incustodito non è aggravato per la sola rapidità dell'azione.`,
          `Se l'aggravante cade, occorre verificare l'esistenza della querela.`,
        ],
        w: `la destrezza esige abilità e non il solo approfittare della distrazione`,
        p: ['art. 625 c.p.', 'art. 624 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Sottrazione scoperta alle casse',
        win: 'a',
        on: 0,
        v: { b: ['bottiglie di liquore', 'capi di abbigliamento', 'articoli di profumeria'] },
        f: `{$A} era seguito fin dall'ingresso dall'addetto alla sicurezza, che lo fermava oltre le casse con {$b} nascosti in una borsa. Il pubblico ministero contestava il furto consumato, la difesa il solo tentativo.`,
        q: `se sottrarre {$b} sotto gli occhi della vigilanza sia furto consumato o tentato`,
        o: [
          `+qualificato come tentativo la sottrazione di {$b} seguita dall'addetto alla sicurezza`,
          `-ritenuto consumato il furto di {$b} nonostante la sorveglianza ininterrotta`,
        ],
        y: `l'addetto non aveva mai {perso di vista|smesso di osservare} l'azione e poteva interromperla {in ogni momento|quando voleva}`,
      },
      {
        l: 'Acquisto di un bene rubato',
        win: 'b',
        on: 1,
        v: { b: ['una bicicletta elettrica', 'un orologio', 'un utensile professionale'] },
        f: `Nella disponibilità di {$A} era rinvenuto un bene di provenienza furtiva, {$b}, pagato un quinto del valore. L'imputato dichiarava di averlo comprato da uno sconosciuto in un mercato, senza ricevuta.`,
        q: `se l'acquisto di {$b} da uno sconosciuto a un quinto del valore sia ricettazione`,
        o: [
          `+affermato la responsabilità per ricettazione di chi aveva acquistato da ignoti {$b}`,
          `-derubricato a incauto acquisto la ricezione di {$b} senza valutare il prezzo irrisorio`,
        ],
        y: `il prezzo irrisorio e la spiegazione {generica|non verificabile} {rivelavano|dimostravano} l'accettazione del rischio`,
      },
    ],
  },
];
