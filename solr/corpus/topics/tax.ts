import type { Topic } from '../types.ts';

const COURTS = { CASS: 4, CGT1: 3, CGT2: 3 } as const;
const SECTIONS = ['T', 'T', 'T', '6'];
const REVENUE = `l'Agenzia delle entrate`;
const COLLECTOR = `l'agente della riscossione`;

export const tax: readonly Topic[] = [
  {
    id: 'notifica-cartella',
    subject: 'Riscossione',
    head: 'Notifica della cartella di pagamento',
    theme: 'notifica della cartella di pagamento',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.8,
    points: [
      {
        t: `Omessa notifica – Impugnazione dell'atto successivo`,
        r: [
          `l'omessa notifica della cartella di pagamento, atto presupposto, vizia la sequenza procedimentale: il contribuente può scegliere di impugnare il solo atto consequenziale, per farne dichiarare la nullità, o di contestare nel merito la pretesa.`,
          `il contribuente che apprende dell'esistenza di una cartella di pagamento mai validamente notificata attraverso un atto successivo, come l'intimazione o il preavviso di fermo, può impugnarla insieme a quest'ultimo entro il termine che decorre dalla {sua ricezione|notifica di questo}.`,
        ],
        c: [
          `Spetta al giudice interpretare la domanda per stabilire quale scelta sia stata compiuta, con le {diverse|relative} conseguenze sull'estensione del giudizio.`,
          `L'estratto di ruolo, atto interno, è impugnabile {@-2021:quando il contribuente deduca di non avere mai ricevuto la cartella.|@2022-:nei soli casi in cui il debitore dimostri il pregiudizio indicato dalla legge.}`,
          `La mancata impugnazione di una cartella {regolarmente|validamente} notificata rende definitiva la pretesa e preclude ogni questione sul ruolo.`,
        ],
        w: `la mancata notifica della cartella di pagamento rende nullo l'atto che ne dipende`,
        p: ['art. 19 d.lgs. 546/1992', 'art. 25 d.P.R. 602/1973', 'art. 12 d.P.R. 602/1973@2022-'],
      },
      {
        t: 'Notifica a mezzo posta – Prova',
        r: [
          `la notifica della cartella di pagamento può essere eseguita dal concessionario anche direttamente con raccomandata, nel qual caso si applicano le norme del servizio postale ordinario e non {quelle|le regole} sugli atti giudiziari.`,
          `la prova della notifica della cartella di pagamento è data dall'avviso di ricevimento, e non occorre che l'agente produca la copia integrale dell'atto, {rimasto|che rimane} nella disponibilità del destinatario.`,
        ],
        c: [
          `Non è necessaria una relata, e l'atto pervenuto all'indirizzo si {presume|ritiene} conosciuto, salvo che il destinatario provi di essere stato nell'impossibilità di averne notizia.`,
          `Il contribuente che contesta il contenuto del plico deve {dimostrare|provare} che la busta era vuota o conteneva altro.`,
          `Se la consegna avviene a persona diversa, la firma illeggibile sull'avviso {non determina|non comporta} nullità, quando la qualità risulti indicata.`,
        ],
        w: `l'avviso di ricevimento prova la notifica della cartella di pagamento`,
        p: ['art. 26 d.P.R. 602/1973', 'art. 1335 c.c.'],
      },
      {
        t: 'Irreperibilità – Relativa e assoluta',
        r: [
          `se il destinatario della cartella di pagamento è soltanto assente dall'abitazione, la notifica richiede il deposito in Comune, l'affissione dell'avviso e {la spedizione|l'invio} della raccomandata informativa; il rito semplificato vale solo per chi si sia trasferito in luogo sconosciuto.`,
          `il messo che esegue la notifica della cartella di pagamento deve {svolgere|compiere} ricerche nel Comune del domicilio fiscale prima di ritenere il contribuente irreperibile in modo assoluto, e darne conto nella relata.`,
        ],
        c: [
          `L'omissione di uno solo degli adempimenti rende nulla la notificazione, {sanabile|che resta sanabile} se l'atto è impugnato senza eccepirne gli effetti.`,
          `Una formula prestampata, priva di {riscontri|elementi}, non prova le ricerche effettuate.`,
          `La nullità della cartella per vizio di notifica non impedisce una nuova notificazione, {se non è maturata|salvo che sia maturata} la decadenza.`,
        ],
        w: `per chi è solo assente serve la raccomandata informativa`,
        p: ['art. 60 d.P.R. 600/1973', 'art. 140 c.p.c.', 'art. 26 d.P.R. 602/1973'],
      },
      {
        t: 'Notifica a mezzo posta elettronica certificata',
        years: [2017, 2026],
        r: [
          `la notifica della cartella di pagamento tramite posta elettronica certificata è valida anche se il file allegato è la copia informatica di un documento analogico, non essendo {richiesta|imposta} la firma digitale.`,
          `l'invio della cartella di pagamento da un indirizzo di posta certificata non risultante dai pubblici elenchi non ne determina la nullità, se il mittente è {riconoscibile|identificabile} e la difesa non ha subìto lesioni.`,
        ],
        c: [
          `La tempestiva impugnazione dimostra il raggiungimento dello scopo e {sana|rende irrilevante} l'eventuale irregolarità.`,
          `Il destinatario che lamenta un pregiudizio deve {indicarlo|specificarlo} in concreto.`,
          `Se la casella è satura, l'ufficio ripete l'invio e poi {procede|provvede} al deposito telematico con comunicazione per raccomandata.`,
        ],
        w: `la notifica via posta certificata è valida anche senza firma digitale`,
        p: ['art. 26 d.P.R. 602/1973', 'art. 156 c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Intimazione senza cartella',
        win: 'a',
        b: COLLECTOR,
        on: 0,
        v: { t: [`l'imposta sui redditi`, `l'imposta sul valore aggiunto`, 'le sanzioni pecuniarie'] },
        f: `{$A} impugnava un'intimazione di pagamento per {$eurs}, relativa a {$t} dell'anno {$y}, deducendo di non avere mai ricevuto la cartella presupposta. L'agente della riscossione produceva soltanto l'estratto di ruolo.`,
        q: `se l'intimazione relativa a {$t} sia valida quando manca la prova della notifica della cartella di pagamento`,
        o: [
          `+annullato l'intimazione relativa a {$t} per mancata prova della notifica della cartella di pagamento`,
          `-ritenuto provata dall'estratto di ruolo la notifica della cartella di pagamento relativa a {$t}`,
        ],
        y: `l'estratto di ruolo {non dimostra|non vale a dimostrare} la consegna e l'avviso di ricevimento non è stato prodotto`,
      },
      {
        l: 'Raccomandata ritirata dal familiare',
        win: 'b',
        b: COLLECTOR,
        on: 1,
        v: { p: ['dal coniuge', 'da un figlio', 'dalla sorella'] },
        f: `{$A} contestava la notifica della cartella di pagamento, perché la raccomandata era stata ritirata {$p} e non vi era una relata. L'agente della riscossione produceva l'avviso sottoscritto, con indicazione della qualità di familiare.`,
        q: `se sia valida la notifica della cartella di pagamento la cui raccomandata è stata ritirata {$p}`,
        o: [
          `+respinto l'eccezione di nullità della notifica della cartella di pagamento ritirata {$p}`,
          `-dichiarato nulla, per difetto di relata, la notifica della cartella di pagamento ritirata {$p}`,
        ],
        y: `la spedizione diretta segue le {norme postali|regole del servizio postale} e l'atto {giunto|pervenuto} all'indirizzo si presume conosciuto`,
      },
    ],
  },
  {
    id: 'operazioni-inesistenti',
    subject: 'Imposta sul valore aggiunto',
    head: 'IVA – Operazioni inesistenti',
    theme: 'IVA e operazioni inesistenti',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.2,
    points: [
      {
        t: 'Operazioni oggettivamente inesistenti – Prova',
        r: [
          `se l'Amministrazione contesta che le fatture riguardano operazioni oggettivamente inesistenti, grava su di essa provare, anche con presunzioni, che la prestazione non è mai stata resa; {spetta poi|dopo di che spetta} al contribuente dimostrarne l'effettività.`,
          `la prova dell'esistenza delle operazioni contestate non può consistere nella sola esibizione delle fatture o nella regolarità formale dei pagamenti, strumenti {di norma|solitamente} usati per far apparire reale un'operazione fittizia.`,
        ],
        c: [
          `L'assenza di struttura, personale e mezzi in capo al fornitore è indizio {grave|rilevante} dell'inesistenza.`,
          `In questo caso non occorre accertare la buona fede del cessionario, che sa se {ha ricevuto|abbia ricevuto} il bene o il servizio.`,
          `L'imposta indicata è comunque dovuta da chi ha emesso il documento, salvo che abbia {eliminato|rimosso} in tempo il rischio di perdita di gettito.`,
        ],
        w: `fatture e pagamenti non bastano a provare un'operazione contestata`,
        p: ['art. 19 d.P.R. 633/1972', 'art. 21 d.P.R. 633/1972', 'art. 2697 c.c.'],
      },
      {
        t: 'Operazioni soggettivamente inesistenti – Buona fede',
        r: [
          `in caso di operazioni soggettivamente inesistenti l'Amministrazione deve provare non solo che il fornitore era fittizio, ma anche che il destinatario sapeva, o avrebbe dovuto sapere con l'ordinaria diligenza, di prendere parte a un'evasione.`,
          `il diritto alla detrazione non può essere negato al cessionario che abbia adottato la diligenza massima esigibile da un operatore accorto, avuto riguardo alle circostanze del caso concreto.`,
        ],
        c: [
          `Gli indizi devono riguardare elementi oggettivi e non la mera qualità del fornitore.`,
          `Il prezzo inferiore a quello di mercato e la mancanza di una sede {sono segnali|costituiscono segnali} che imponevano cautela.`,
          `Né la regolarità della contabilità né l'assenza di vantaggio valgono, di per sé, a {provare|dimostrare} la buona fede.`,
        ],
        w: `la detrazione è negata a chi sapeva o doveva sapere della frode`,
        p: ['art. 19 d.P.R. 633/1972', 'art. 54 d.P.R. 633/1972'],
      },
      {
        t: 'Deducibilità dei costi',
        years: [2012, 2026],
        r: [
          `ai fini delle imposte dirette, i costi di operazioni soggettivamente inesistenti restano deducibili anche se l'acquirente era consapevole della frode, purché siano effettivi, inerenti e determinati.`,
          `il costo documentato da fatture per operazioni oggettivamente inesistenti non è deducibile, perché la spesa non è stata sostenuta, e i componenti positivi correlati non concorrono al reddito nei limiti in cui siano fittizi.`,
          `la natura fittizia del fornitore non priva di rilievo, per le imposte sui redditi, la spesa realmente affrontata: l'acquirente può dedurla se ne dimostra l'inerenza all'attività, la competenza e la determinabilità.`,
        ],
        c: [
          `L'onere di provare inerenza e certezza rimane sul contribuente.`,
          `La regola opera anche per i giudizi in corso, se più favorevole e non definitivi.`,
          `Sono esclusi i beni o servizi utilizzati direttamente per commettere un delitto.`,
        ],
        w: `i costi effettivi restano deducibili anche se il fornitore era fittizio`,
        p: ['art. 109 d.P.R. 917/1986', 'art. 14 l. 537/1993'],
      },
    ],
    cases: [
      {
        l: 'Fornitore privo di struttura',
        win: 'b',
        b: REVENUE,
        on: 1,
        v: { m: ['metalli', 'telefoni', 'carburanti', 'capi in pelle'] },
        f: `L'Agenzia delle entrate recuperava a tassazione, per l'anno {$y}, l'imposta detratta da {$A} su acquisti di {$m} per {$eur2}. Il fornitore non aveva dipendenti né magazzino e praticava prezzi inferiori del venti per cento. La parte privata deduceva di avere ricevuto la merce e pagato con bonifico.`,
        q: `se possa essere detratta l'IVA sugli acquisti di {$m} da un fornitore senza struttura`,
        o: [
          `+ritenuto legittimo il recupero dell'IVA detratta su acquisti di {$m} da un fornitore fittizio`,
          `-annullato il recupero dell'IVA sugli acquisti di {$m} per la sola prova dei pagamenti`,
        ],
        y: `prezzo, assenza di magazzino e {modalità|condizioni} della trattativa erano segnali che un operatore {accorto|diligente} non poteva ignorare`,
      },
      {
        l: 'Prestazioni ritenute mai eseguite',
        win: 'a',
        b: REVENUE,
        on: 0,
        v: { s: ['consulenze pubblicitarie', 'lavori di tinteggiatura', 'trasporti'] },
        f: `{$A} impugnava l'avviso con cui l'Agenzia delle entrate riteneva inesistenti {$s} fatturate nel {$y} per {$eur}. Produceva fotografie, corrispondenza e dichiarazioni di terzi che avevano assistito all'esecuzione.`,
        q: `se le prestazioni fatturate ({$s}) possano dirsi inesistenti quando terzi ne confermano l'esecuzione`,
        o: [
          `+annullato l'avviso che riteneva inesistenti le prestazioni fatturate ({$s})`,
          `-confermato la ripresa sulle prestazioni fatturate ({$s}) senza esaminare i documenti del contribuente`,
        ],
        y: `corrispondenza e dichiarazioni {provavano|confermavano} l'esecuzione e l'Amministrazione si era limitata a {valorizzare|indicare} l'assenza di dipendenti`,
      },
    ],
  },
  {
    id: 'sintetico',
    subject: 'Accertamento',
    head: 'Accertamento sintetico',
    theme: 'accertamento sintetico',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Redditometro – Prova contraria',
        r: [
          `l'accertamento sintetico dispensa l'Amministrazione da ogni prova ulteriore rispetto ai fatti che rivelano la capacità di spesa: {il contribuente può dimostrare|resta al contribuente dimostrare} che il maggior reddito non esiste o deriva da redditi esenti o già tassati.`,
          `la prova contraria nell'accertamento sintetico richiede di documentare l'entità e la durata del possesso di redditi esenti, circostanze sintomatiche del fatto che {siano stati|essi siano stati} impiegati per le spese contestate.`,
        ],
        c: [
          `Non è necessaria la dimostrazione dell'impiego di ciascuna somma, ma non basta il mero transito della disponibilità.`,
          `Gli estratti dei conti correnti sono idonei a provare la {disponibilità|permanenza} delle somme.`,
          `I coefficienti hanno natura di presunzione legale relativa e sono applicabili anche ad anni {precedenti|anteriori}.`,
        ],
        w: `spetta al contribuente provare che la spesa ha un'altra origine`,
        p: ['art. 38 d.P.R. 600/1973'],
      },
      {
        t: 'Spese per incrementi patrimoniali e liberalità',
        r: [
          `le somme ricevute da familiari a titolo di liberalità valgono come prova contraria se documentate, e il giudice non può {respingerle|escluderle} per la sola mancanza di un atto pubblico, ma deve valutarne la provenienza.`,
          `la spesa per incrementi patrimoniali può essere giustificata con il ricavo di precedenti cessioni o con un finanziamento, purché {la disponibilità|la relativa disponibilità} risulti da documenti di data certa.`,
        ],
        c: [
          `Il reddito complessivo del nucleo familiare {rileva|può rilevare}, se ne è dimostrato l'effettivo contributo.`,
          `La simulazione del prezzo può essere provata per presunzioni anche nei confronti {dell'ufficio|del fisco}.`,
          `Il mutuo ipotecario non esclude la capacità contributiva, ma la differisce nel tempo secondo i ratei.`,
        ],
        w: `anche il denaro donato dai familiari è prova contraria, se documentato`,
        p: ['art. 38 d.P.R. 600/1973', 'art. 2729 c.c.'],
      },
      {
        t: 'Contraddittorio e garanzie',
        r: [
          `{@-2009:per gli accertamenti sintetici sugli anni più remoti l'invito al contraddittorio è una facoltà dell'ufficio, che il contribuente non può pretendere a pena di nullità.|@2010-:nell'accertamento sintetico, per gli anni cui si applica la riforma del 2010, l'ufficio è tenuto a convocare il contribuente prima di emettere l'avviso, sotto pena di nullità.}`,
          `nell'accertamento sintetico le giustificazioni del contribuente devono essere prese in esame dall'ufficio, che nella motivazione dell'avviso {indica|espone} perché non le ritiene sufficienti.`,
        ],
        c: [
          `Il silenzio sull'invito non comporta la perdita del diritto di difendersi in giudizio, salvi gli effetti sulle spese.`,
          `Lo scostamento deve sussistere per il numero di periodi e nella misura {richiesti|previsti} dalla legge applicabile.`,
          `La motivazione può richiamare il verbale, se consegnato o allegato.`,
        ],
        w: `l'avviso deve dare conto delle giustificazioni offerte`,
        p: ['art. 38 d.P.R. 600/1973', 'art. 7 l. 212/2000@2001-'],
      },
    ],
    cases: [
      {
        l: 'Acquisto di un bene di pregio',
        win: 'a',
        b: REVENUE,
        on: 1,
        v: { b: [`un'autovettura`, 'una casa di vacanza', `un'imbarcazione`] },
        f: `Con riguardo all'acquisto, nel {$y}, di {$b}, l'Agenzia delle entrate determinava sinteticamente il reddito di {$A}, che aveva dichiarato modesti importi. {$A} produceva bonifici dei genitori, la vendita di titoli e gli estratti conto.`,
        q: `se l'acquisto di {$b} possa essere giustificato con il denaro ricevuto dai genitori`,
        o: [
          `+annullato l'accertamento fondato sull'acquisto di {$b} con denaro dei genitori`,
          `-ritenuto irrilevante, senza un atto pubblico, il denaro donato per l'acquisto di {$b}`,
        ],
        y: `i bonifici e gli estratti {dimostravano|documentavano} la provenienza e {la permanenza|la durata} delle somme`,
      },
      {
        l: 'Disponibilità non documentata',
        win: 'b',
        b: REVENUE,
        on: 0,
        v: { s: ['due cavalli da corsa', 'tre abitazioni', 'collaboratori domestici e scuole private'] },
        f: `{$A}, a fronte di un accertamento sintetico basato sulle spese per {$s}, affermava di avere usato risparmi di famiglia conservati in contanti. Nessun documento era prodotto.`,
        q: `se i risparmi in contanti, solo affermati, giustifichino le spese per {$s}`,
        o: [
          `+confermato l'accertamento sintetico fondato sulle spese per {$s}`,
          `-annullato l'accertamento sulle spese per {$s} in base alla sola affermazione di risparmi in contanti`,
        ],
        y: `la prova contraria {deve essere|va} documentale e {nulla|nessun elemento} attestava l'esistenza e la durata dei risparmi`,
      },
    ],
  },
  {
    id: 'indagini-bancarie',
    subject: 'Accertamento',
    head: 'Accertamento – Presunzioni',
    theme: 'accertamento delle imposte sui redditi',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Indagini bancarie – Versamenti e prelievi',
        r: [
          `i versamenti risultanti dai conti correnti si presumono ricavi se il contribuente non dimostra, in modo analitico per ciascuna operazione, che ne ha tenuto conto nelle dichiarazioni o che sono estranei a fatti imponibili.`,
          `la presunzione sui prelievi non giustificati {@-2014:opera per imprenditori e professionisti, che devono indicare il beneficiario delle somme.|@2015-:riguarda i soli titolari di reddito d'impresa, essendo stata ritenuta irragionevole per i professionisti.}`,
        ],
        c: [
          `Il giudice deve esaminare la prova fornita con rigore, dandone conto per gruppi omogenei di movimenti.`,
          `L'indagine può estendersi ai conti intestati ai familiari, se ne è provata la riferibilità al contribuente.`,
          `Al maggior ricavo va correlata, anche in via presuntiva, un'incidenza di costi.`,
        ],
        w: `i versamenti non giustificati si presumono ricavi`,
        p: ['art. 32 d.P.R. 600/1973', 'art. 51 d.P.R. 633/1972'],
      },
      {
        t: 'Società a ristretta base – Utili extracontabili',
        r: [
          `nelle società di capitali a ristretta base partecipativa è legittima la presunzione che gli utili non contabilizzati siano stati distribuiti ai soci, che possono dimostrare l'accantonamento o il reinvestimento.`,
          `la ristrettezza della base sociale implica un vincolo di solidarietà e di reciproco controllo tra i soci, tale da fondare la presunzione di attribuzione pro quota dei maggiori utili.`,
        ],
        c: [
          `Il socio può anche provare la propria estraneità alla gestione, con elementi specifici.`,
          `L'accertamento verso la società costituisce presupposto di quello verso il socio, e l'annullamento nel merito si riflette su di esso.`,
          `Non vi è doppia presunzione, perché il fatto noto è la composizione della compagine.`,
        ],
        w: `nelle società con pochi soci gli utili occulti si presumono distribuiti`,
        p: ['art. 39 d.P.R. 600/1973', 'art. 2729 c.c.'],
      },
      {
        t: 'Antieconomicità – Accertamento induttivo',
        r: [
          `il comportamento manifestamente antieconomico dell'imprenditore, protratto e non spiegato, legittima la rettifica analitico-induttiva anche in presenza di scritture formalmente regolari.`,
          `la percentuale di ricarico può fondare l'accertamento soltanto se calcolata su un campione rappresentativo e con media ponderata, quando le merci presentano margini diversi.`,
        ],
        c: [
          `L'ufficio deve indicare gli indizi gravi, precisi e concordanti sui quali si basa.`,
          `Il contribuente può giustificare lo scostamento con la crisi del settore o con eventi personali documentati.`,
          `Lo scostamento dagli studi di settore, da solo, non basta se manca il confronto con la realtà dell'impresa.`,
        ],
        w: `una gestione irragionevole e non spiegata legittima la rettifica`,
        p: ['art. 39 d.P.R. 600/1973', 'art. 62-sexies d.l. 331/1993'],
      },
    ],
    cases: [
      {
        l: 'Versamenti sul conto personale',
        win: 'b',
        b: REVENUE,
        on: 0,
        v: { n: ['diciotto', 'ventisei', 'quarantuno'] },
        f: `L'Agenzia delle entrate riprendeva a tassazione {$n} versamenti, per {$eur}, affluiti sul conto di {$A}, titolare di un'impresa. {$A} spiegava che si trattava in gran parte di prestiti di parenti, senza indicare date e causali.`,
        q: `se {$n} versamenti possano essere giustificati con prestiti di parenti non documentati`,
        o: [
          `+confermato la ripresa a tassazione di {$n} versamenti non giustificati`,
          `-annullato la ripresa di {$n} versamenti in base a giustificazioni generiche`,
        ],
        y: `la prova doveva essere {analitica|specifica per ogni operazione} e le spiegazioni {erano rimaste|si erano rivelate} generiche`,
      },
      {
        l: 'Ricarico calcolato su pochi articoli',
        win: 'a',
        b: REVENUE,
        on: 2,
        v: { m: ['calzature', 'ferramenta', 'articoli da regalo'] },
        f: `{$A}, titolare di un negozio di {$m}, impugnava l'avviso con il quale l'Agenzia delle entrate aveva ricostruito i ricavi applicando il ricarico medio di sei articoli su oltre trecento.`,
        q: `se il ricarico di sei articoli basti a ricostruire i ricavi di un negozio di {$m}`,
        o: [
          `+annullato l'accertamento fondato sul ricarico di sei articoli in un negozio di {$m}`,
          `-ritenuto attendibile la media semplice di sei articoli di un negozio di {$m}`,
        ],
        y: `il campione era {esiguo|troppo ridotto} e la media non considerava le quantità vendute`,
      },
    ],
  },
  {
    id: 'imu',
    subject: 'Tributi locali',
    head: 'ICI, IMU e tributi comunali',
    theme: 'tributi locali',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Abitazione principale',
        r: [
          `l'agevolazione per l'abitazione principale ai fini dell'imposta comunale sugli immobili spetta a chi vi dimora abitualmente e vi risiede, e le norme che la prevedono, di stretta interpretazione, non ammettono estensioni.`,
          `{@-2021:l'esenzione per l'abitazione principale presuppone la dimora abituale e la residenza del contribuente e del suo nucleo familiare nell'immobile.|@2022-:per effetto della pronuncia di illegittimità costituzionale del 2022 l'esenzione per l'abitazione principale richiede la residenza e la dimora del solo possessore, e non più dell'intero nucleo.}`,
        ],
        c: [
          `I consumi delle utenze sono un indizio significativo della dimora effettiva.`,
          `La residenza anagrafica fa presumere la dimora, ma ammette prova contraria.`,
          `Due unità contigue possono godere del beneficio solo se accatastate insieme o unitariamente utilizzate nei limiti di legge.`,
        ],
        w: `l'agevolazione per la prima casa richiede la dimora effettiva`,
        p: ['art. 8 d.lgs. 504/1992@2000-2011', 'art. 13 d.l. 201/2011@2012-', 'art. 1 l. 160/2019@2020-'],
      },
      {
        t: 'Aree edificabili',
        r: [
          `ai fini dell'imposta locale un'area è edificabile se è tale nel piano regolatore adottato dal Comune, anche prima dell'approvazione regionale e degli strumenti attuativi.`,
          `il valore dell'area fabbricabile va determinato con i criteri di legge, e la delibera comunale che fissa valori medi ha funzione di presunzione, superabile con una stima motivata.`,
        ],
        c: [
          `I vincoli che riducono in concreto le possibilità edificatorie incidono sul valore, non sull'imponibilità.`,
          `L'omessa comunicazione al proprietario della nuova destinazione può escludere le sanzioni.`,
          `Il terreno posseduto e condotto dal coltivatore diretto resta agricolo, se i requisiti sono provati.`,
        ],
        w: `per l'imposta basta che l'area sia edificabile nel piano adottato`,
        p: [
          'art. 2 d.lgs. 504/1992@2000-2019',
          'art. 5 d.lgs. 504/1992@2000-2019',
          'art. 1 l. 160/2019@2020-',
        ],
      },
      {
        t: 'Tassa sui rifiuti',
        r: [
          `presupposto della tassa sui rifiuti è il possesso o la detenzione di locali suscettibili di produrre rifiuti: spetta al contribuente denunciare e provare le condizioni che li rendono inidonei.`,
          `l'esclusione delle superfici in cui si formano rifiuti speciali deve essere dimostrata dal produttore, che ha l'onere di indicarne l'estensione e di documentarne lo smaltimento.`,
        ],
        c: [
          `Il mancato svolgimento del servizio nella zona dà diritto a una riduzione, non all'esonero.`,
          `L'allacciamento alle utenze è presunzione di utilizzo dei locali.`,
          `Le tariffe degli alberghi possono essere diverse da quelle delle abitazioni, per la maggiore capacità di produrre rifiuti.`,
        ],
        w: `chi chiede l'esenzione dalla tassa sui rifiuti deve provarne le condizioni`,
        p: ['art. 62 d.lgs. 507/1993@2000-2013', 'art. 1 l. 147/2013@2014-'],
      },
    ],
    cases: [
      {
        l: 'Coniugi residenti in luoghi diversi',
        win: 'a',
        b: 'il Comune',
        on: 0,
        years: [2022, 2026],
        v: { m: ['lavoro', 'studio dei figli', 'assistenza a un genitore'] },
        f: `Il Comune negava a {$A} l'esenzione perché il coniuge risiedeva altrove per ragioni di {$m}. {$A} produceva le bollette e il certificato di residenza nell'immobile.`,
        q: `se l'esenzione spetti quando il coniuge risiede altrove per ragioni di {$m}`,
        o: [
          `+annullato l'avviso che negava l'esenzione perché il coniuge risiedeva altrove per ragioni di {$m}`,
          `-negato l'esenzione per la sola diversa residenza del coniuge, dovuta a ragioni di {$m}`,
        ],
        y: `il possessore {risiedeva e dimorava|aveva residenza e dimora} nell'immobile e la situazione del coniuge {non rileva più|è divenuta irrilevante}`,
      },
      {
        l: 'Terreno incluso nel piano adottato',
        win: 'b',
        b: 'il Comune',
        on: 1,
        v: { z: ['artigianale', 'residenziale', 'turistica'] },
        f: `{$A} impugnava l'avviso del Comune sull'area inserita in zona {$z} dal piano adottato ma non ancora approvato, sostenendo che il terreno era ancora coltivato e privo di opere di urbanizzazione.`,
        q: `se sia tassabile come edificabile un terreno in zona {$z} prima dell'approvazione del piano`,
        o: [
          `+confermato l'imposta su un'area inserita in zona {$z} dal piano adottato`,
          `-escluso l'edificabilità di un'area in zona {$z} fino agli strumenti attuativi`,
        ],
        y: `la potenzialità edificatoria {sorge|nasce} con l'adozione del piano e {le limitazioni|i limiti} incidono sul solo valore`,
      },
    ],
  },
  {
    id: 'registro',
    subject: 'Imposte indirette',
    head: 'Imposta di registro e agevolazioni',
    theme: 'imposta di registro',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: `Interpretazione dell'atto`,
        r: [
          `l'imposta di registro si applica secondo l'intrinseca natura e gli effetti giuridici dell'atto {@-2017:anche se non vi corrisponde il titolo o la forma apparente, potendo più negozi collegati essere considerati unitariamente.|@2018-:presentato alla registrazione, in base ai suoi elementi, prescindendo da quelli esterni e da atti collegati.}`,
          `nella tassazione dell'atto conta la causa reale del negozio e non la denominazione scelta dalle parti, ma l'ufficio non può sostituire alla fattispecie voluta un diverso schema economico.`,
        ],
        c: [
          `La contestazione di un abuso segue regole proprie e richiede il contraddittorio preventivo.`,
          `L'avviso deve esporre gli effetti che giustificano la diversa qualificazione.`,
          `Il notaio che ha registrato l'atto è obbligato in solido per la sola imposta principale.`,
        ],
        w: `la tassazione segue gli effetti dell'atto e non il suo titolo`,
        p: ['art. 20 d.P.R. 131/1986'],
      },
      {
        t: 'Agevolazione prima casa',
        r: [
          `chi acquista con l'agevolazione prima casa deve trasferire la residenza nel Comune entro diciotto mesi, e la decadenza è esclusa soltanto da una causa di forza maggiore sopravvenuta, non prevedibile e non imputabile.`,
          `l'agevolazione prima casa non si perde se l'immobile già posseduto è inidoneo, per dimensioni o qualità, a soddisfare le esigenze abitative della famiglia.`,
        ],
        c: [
          `Le lungaggini dei lavori di ristrutturazione programmata non costituiscono forza maggiore.`,
          `La vendita infraquinquennale è neutra se entro un anno si riacquista un'abitazione principale.`,
          `Le caratteristiche di lusso vanno verificate al momento dell'acquisto secondo le norme allora vigenti.`,
        ],
        w: `la residenza va trasferita entro diciotto mesi, salva la forza maggiore`,
        p: ['art. 1 tariffa d.P.R. 131/1986'],
      },
      {
        t: 'Rettifica del valore',
        r: [
          `la rettifica del valore di un immobile deve indicare i criteri astratti seguiti, mentre la prova in concreto della loro correttezza è fornita dall'ufficio in giudizio, se il contribuente la contesta.`,
          `la stima dell'ufficio tecnico è una relazione di parte, priva di valore vincolante, che il giudice apprezza insieme agli altri elementi del processo.`,
        ],
        c: [
          `Gli atti comparativi vanno allegati o riprodotti nel contenuto essenziale.`,
          `Lo stato di manutenzione e i vincoli dell'immobile devono essere considerati.`,
          `La valutazione automatica, quando ammessa e richiesta nell'atto, preclude la rettifica.`,
        ],
        w: `la stima dell'ufficio non vincola il giudice`,
        p: ['art. 51 d.P.R. 131/1986', 'art. 52 d.P.R. 131/1986'],
      },
    ],
    cases: [
      {
        l: 'Residenza trasferita in ritardo',
        win: 'b',
        b: REVENUE,
        on: 1,
        v: {
          c: [
            'ritardi del costruttore noti da tempo',
            'lavori di ristrutturazione',
            'il protrarsi di una locazione',
          ],
        },
        f: `L'Agenzia delle entrate revocava a {$A} l'agevolazione prima casa per il mancato trasferimento della residenza nel termine. {$A} indicava come causa {$c}.`,
        q: `se il ritardo nel trasferire la residenza sia scusato da una causa come {$c}`,
        o: [
          `+confermato la revoca dell'agevolazione, non essendo forza maggiore {$c}`,
          `-considerato forza maggiore, ai fini dell'agevolazione prima casa, {$c}`,
        ],
        y: `l'impedimento era {prevedibile|conoscibile} già all'acquisto e dipendeva da scelte dell'acquirente`,
      },
      {
        l: 'Stima non confrontata',
        win: 'a',
        b: REVENUE,
        on: 2,
        v: { i: ['un capannone', 'un fabbricato rurale', 'un negozio'] },
        f: `Con riguardo all'acquisto di {$i}, l'Agenzia delle entrate rettificava il valore da {$eur} a {$eur2}, richiamando una stima interna. {$A} produceva una perizia sullo stato di degrado.`,
        q: `se la stima interna dell'ufficio basti a rettificare il valore di {$i}`,
        o: [
          `+annullato la rettifica del valore di {$i} basata su una stima interna`,
          `-ritenuto vincolante la stima dell'ufficio sul valore di {$i}`,
        ],
        y: `la stima non teneva conto del degrado ed era priva di atti di confronto`,
      },
    ],
  },
  {
    id: 'contraddittorio-trib',
    subject: 'Processo tributario',
    head: 'Statuto del contribuente e processo tributario',
    theme: 'diritti del contribuente',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    years: [2001, 2026],
    points: [
      {
        t: 'Termine dilatorio dopo la verifica',
        r: [
          `l'inosservanza del termine di sessanta giorni tra il rilascio del verbale di chiusura e l'emissione dell'avviso determina, salvo ragioni di urgenza, l'illegittimità dell'atto, perché impedisce al contribuente di esporre le proprie osservazioni.`,
          `il contraddittorio preventivo {@-2023:è obbligatorio, a pena di nullità, per i tributi armonizzati, se il contribuente indica le ragioni che avrebbe fatto valere, e per gli altri solo nei casi stabiliti.|@2024-:costituisce regola generale per gli atti impugnabili, salve le eccezioni per quelli automatizzati o urgenti.}`,
        ],
        c: [
          `L'urgenza non può consistere nella sola imminenza della decadenza, se dovuta a inerzia dell'ufficio.`,
          `La garanzia si applica anche agli accessi brevi, diretti all'acquisizione di documenti.`,
          `L'ufficio non è tenuto a confutare ogni osservazione, ma deve mostrare di averla considerata.`,
        ],
        w: `l'avviso emesso troppo presto dopo la verifica è illegittimo`,
        p: ['art. 12 l. 212/2000', 'art. 6-bis l. 212/2000@2024-'],
      },
      {
        t: `Motivazione dell'avviso`,
        r: [
          `la motivazione dell'avviso di accertamento deve porre il contribuente in condizione di conoscere la pretesa nei suoi elementi essenziali e di contestarla, e non può essere integrata in giudizio.`,
          `l'obbligo di allegare gli atti richiamati nella motivazione riguarda quelli che il contribuente non conosce e non quelli dei quali sia riprodotto il contenuto essenziale.`,
        ],
        c: [
          `Il difetto di motivazione va distinto dalla mancanza di prova, che attiene al merito.`,
          `L'onere si attenua se la pretesa deriva dai dati dichiarati.`,
          `La conoscenza legale di un atto pubblico, come una delibera comunale, dispensa dall'allegazione.`,
        ],
        w: `la motivazione non può essere completata nel processo`,
        p: ['art. 7 l. 212/2000'],
      },
      {
        t: 'Litisconsorzio – Società e soci',
        r: [
          `^l'unitarietà dell'accertamento sui redditi delle società di persone e dei soci comporta il litisconsorzio necessario tra tutti, sicché il giudizio svolto senza uno di essi è nullo.`,
          `^la nullità per difetto di litisconsorzio non va dichiarata se i ricorsi, identici, sono stati decisi nello stesso contesto da un medesimo collegio.`,
        ],
        c: [
          `Il vizio è rilevabile in ogni stato e grado, anche d'ufficio.`,
          `L'imposta sul valore aggiunto della società non dà luogo a inscindibilità, salvo che si fondi sugli stessi elementi.`,
          `Il socio può sempre opporre ragioni personali, come la propria uscita dalla società.`,
        ],
        w: `società di persone e soci devono stare nello stesso giudizio`,
        p: ['art. 14 d.lgs. 546/1992', 'art. 40 d.P.R. 600/1973'],
      },
      {
        t: 'Affidamento e sanzioni',
        r: [
          `la tutela dell'affidamento del contribuente che si sia conformato a indicazioni dell'Amministrazione esclude sanzioni e interessi, e in casi particolari anche la pretesa, se la situazione di apparenza era coerente.`,
          `l'incertezza oggettiva sulla portata della norma, causa di non punibilità, sussiste quando il significato della disposizione non è individuabile con i normali criteri, e va apprezzata dal giudice.`,
        ],
        c: [
          `Le circolari non vincolano il giudice né il contribuente, e non sono fonte del diritto.`,
          `L'onere di allegare gli elementi di confusione grava sul contribuente.`,
          `La buona fede non è provata dall'essersi affidati a un professionista, senza alcun controllo.`,
        ],
        w: `chi segue le indicazioni dell'Amministrazione non può essere sanzionato`,
        p: ['art. 10 l. 212/2000', 'art. 6 d.lgs. 472/1997'],
      },
    ],
    cases: [
      {
        l: 'Avviso emesso dopo pochi giorni',
        win: 'a',
        b: REVENUE,
        on: 0,
        v: { g: ['dodici', 'ventitré', 'trentacinque'] },
        f: `Concluso il {$d} un accesso nei locali dell'impresa di {$A}, dopo {$g} giorni l'Agenzia delle entrate notificava l'avviso. L'urgenza era motivata con l'approssimarsi della fine dell'anno.`,
        q: `se sia valido l'avviso notificato {$g} giorni dopo la chiusura della verifica`,
        o: [
          `+annullato l'avviso notificato {$g} giorni dopo la chiusura della verifica`,
          `-ritenuto urgente, per l'imminente decadenza, l'avviso notificato dopo {$g} giorni`,
        ],
        y: `la scadenza era {nota|prevedibile} e {l'ufficio ben poteva|nulla impediva di} attivarsi prima`,
      },
      {
        l: 'Motivazione con rinvio al verbale',
        win: 'b',
        b: REVENUE,
        on: 1,
        v: {
          v: [
            'il verbale consegnato al rappresentante',
            'la delibera pubblicata',
            'il contratto firmato dalle parti',
          ],
        },
        f: `{$A} eccepiva la nullità dell'avviso, che richiamava, senza allegarlo, un documento: {$v}. L'Agenzia delle entrate replicava che la parte ne aveva conoscenza.`,
        q: `se l'avviso debba contenere in allegato un documento già noto, come {$v}`,
        o: [
          `+respinto l'eccezione relativa alla mancata allegazione di un documento già noto ({$v})`,
          `-annullato l'avviso per la mancata allegazione di un documento già noto ({$v})`,
        ],
        y: `il documento era {già conosciuto|nella disponibilità della parte} e l'allegazione {nulla avrebbe aggiunto|non avrebbe aggiunto nulla} alla difesa`,
      },
    ],
  },
  {
    id: 'rimborso',
    subject: 'Imposte sui redditi',
    head: `Rimborsi e crediti d'imposta`,
    theme: 'rimborso di imposte',
    area: 4,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Termine di decadenza',
        r: [
          `l'istanza di rimborso dei versamenti diretti va presentata, a pena di decadenza, entro quarantotto mesi dal pagamento, termine che vale per ogni ipotesi di indebito, compreso quello originato da una norma poi dichiarata illegittima.`,
          `il termine per chiedere il rimborso decorre dal versamento del saldo quando il diritto dipende dall'obbligazione definitiva, e dai singoli acconti se questi non erano dovuti fin dall'inizio.`,
        ],
        c: [
          `La decadenza è rilevabile d'ufficio, trattandosi di materia indisponibile.`,
          `Il credito esposto in dichiarazione non richiede istanza e soggiace alla sola prescrizione ordinaria.`,
          `L'istanza rivolta a ufficio incompetente impedisce la decadenza e va trasmessa a quello competente.`,
        ],
        w: `il rimborso va chiesto entro quarantotto mesi`,
        p: ['art. 38 d.P.R. 602/1973', 'art. 21 d.lgs. 546/1992'],
      },
      {
        t: 'Onere della prova del credito',
        r: [
          `nel giudizio di rimborso il contribuente è attore in senso sostanziale e deve provare i fatti costitutivi del credito, mentre le difese dell'ufficio sul merito non incontrano preclusioni.`,
          `il decorso dei termini per l'accertamento non impedisce all'Amministrazione di contestare l'esistenza del credito esposto in dichiarazione, perché la decadenza riguarda i crediti e non i debiti del fisco.`,
          `la domanda di restituzione può essere respinta per qualsiasi ragione che ne mostri l'infondatezza, anche diversa da quella opposta nella fase amministrativa, poiché il giudizio verte sull'esistenza del diritto e non sulla motivazione del rifiuto.`,
        ],
        c: [
          `La documentazione contabile va conservata fino alla definizione della lite.`,
          `Il silenzio rifiuto è impugnabile senza limite diverso dalla prescrizione.`,
          `La mancata esposizione nella dichiarazione non comporta la perdita del diritto, se i presupposti sono provati.`,
        ],
        w: `chi chiede il rimborso deve provare il credito`,
        p: ['art. 2697 c.c.', 'art. 19 d.lgs. 546/1992'],
      },
      {
        t: 'Credito inesistente e non spettante',
        years: [2010, 2026],
        r: [
          `il credito d'imposta è inesistente se mancano i presupposti costitutivi e ciò non emerge dai controlli automatici, ed è invece non spettante quando è utilizzato in violazione di limiti o condizioni.`,
          `il maggior termine per il recupero dei crediti compensati si applica ai soli crediti inesistenti, e l'ufficio deve motivare sulla diversa natura contestata.`,
        ],
        c: [
          `La distinzione incide anche sulla misura delle sanzioni.`,
          `Il giudice può qualificare il credito in modo diverso, nei limiti dei fatti contestati.`,
          `La certificazione di un tecnico non preclude il controllo, ma può escludere la colpa.`,
        ],
        w: `solo per i crediti inesistenti vale il termine più lungo`,
        p: ['art. 27 d.l. 185/2008', 'art. 13 d.lgs. 471/1997'],
      },
    ],
    cases: [
      {
        l: 'Istanza tardiva',
        win: 'b',
        b: REVENUE,
        on: 0,
        v: { a: ['cinque', 'sei', 'sette'] },
        f: `{$A} chiedeva dopo {$a} anni il rimborso di {$eurs}, versati nel {$y}, in seguito al mutamento di un indirizzo interpretativo. L'Agenzia delle entrate eccepiva la decadenza.`,
        q: `se il rimborso possa essere chiesto dopo {$a} anni quando muta l'interpretazione della norma`,
        o: [
          `+dichiarato tardiva l'istanza di rimborso presentata dopo {$a} anni`,
          `-fatto decorrere dal mutamento di indirizzo il termine per un rimborso chiesto dopo {$a} anni`,
        ],
        y: `il termine decorre dal {versamento|pagamento} e un nuovo indirizzo {non lo riapre|non vale a riaprirlo}`,
      },
      {
        l: 'Credito per investimenti',
        win: 'a',
        b: REVENUE,
        on: 2,
        years: [2011, 2026],
        v: { i: ['ricerca', 'macchinari', 'formazione del personale'] },
        f: `L'Agenzia delle entrate recuperava a carico di {$A} il credito per {$i}, ritenuto inesistente, con atto notificato nel settimo anno. Le spese risultavano sostenute, ma alcune superavano il limite.`,
        q: `se sia inesistente il credito per {$i} quando le spese superano soltanto un limite`,
        o: [
          `+annullato per decadenza l'atto di recupero di un credito per {$i} non spettante`,
          `-considerato inesistente il credito per {$i} che superava un limite di legge`,
        ],
        y: `le spese erano {reali|effettive} e la violazione di un limite rende il credito {non spettante|al più non spettante}, soggetto al termine ordinario`,
      },
    ],
  },
];
