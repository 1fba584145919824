import type { Topic } from '../types.ts';

const COURTS = { CDS: 4, TAR: 5 } as const;

export const administrative: readonly Topic[] = [
  {
    id: 'accesso',
    subject: 'Procedimento amministrativo',
    head: 'Accesso agli atti amministrativi',
    theme: 'accesso agli atti amministrativi',
    area: 3,
    courts: COURTS,
    sections: ['3', '4', '5', '6', '7'],
    weight: 1.7,
    points: [
      {
        t: 'Interesse diretto, concreto e attuale',
        r: [
          `l'accesso agli atti amministrativi presuppone un interesse diretto, concreto e attuale, corrispondente a una situazione giuridicamente tutelata e collegata al documento richiesto, {senza che|mentre non occorre che} sia già pendente un giudizio.`,
          `la legittimazione all'accesso ai documenti amministrativi va riconosciuta a chi possa dimostrare che gli atti {hanno prodotto|spiegano} o possono produrre effetti nei suoi confronti, indipendentemente dalla lesione attuale di una posizione.`,
        ],
        c: [
          `L'istanza non può {tradursi|risolversi} in un controllo generalizzato sull'operato dell'amministrazione.`,
          `Il giudice non deve valutare l'utilità del documento ai fini della causa, né la fondatezza della pretesa {sottostante|che si intende far valere}.`,
          `La motivazione della richiesta deve {indicare|esplicitare} il nesso tra il documento e la situazione da tutelare.`,
        ],
        w: `per l'accesso agli atti serve un interesse concreto collegato al documento`,
        p: ['art. 22 l. 241/1990', 'art. 24 l. 241/1990'],
      },
      {
        t: 'Accesso difensivo e riservatezza',
        r: [
          `l'accesso ai documenti amministrativi la cui conoscenza sia necessaria per curare o difendere i propri interessi giuridici prevale sulla riservatezza dei terzi, {salvo il limite|con il limite} della stretta indispensabilità per i dati sensibili.`,
          `la necessità difensiva dei documenti amministrativi richiesti va provata con riferimento a specifiche esigenze, non bastando un {generico|mero} richiamo a un giudizio futuro; l'amministrazione compie una valutazione astratta sulla pertinenza.`,
        ],
        c: [
          `Per i dati sulla salute occorre che il diritto da tutelare sia di rango {pari|almeno pari} a quello dell'interessato.`,
          `Il controinteressato deve essere avvisato e può opporsi con istanza motivata entro {il termine stabilito|dieci giorni}.`,
          `Quando possibile si {procede|provvede} oscurando le parti non rilevanti del documento.`,
        ],
        w: `l'accesso per difendersi prevale sulla riservatezza, nei limiti del necessario`,
        p: ['art. 24 l. 241/1990', 'art. 60 d.lgs. 196/2003@2004-'],
      },
      {
        t: 'Silenzio e diniego – Termine di impugnazione',
        r: [
          `trascorsi trenta giorni dalla richiesta di accesso agli atti amministrativi questa si intende respinta, e l'interessato {può proporre|ha facoltà di proporre} ricorso nei trenta giorni successivi, termine previsto a pena di decadenza.`,
          `il giudizio in materia di accesso agli atti amministrativi, pur seguendo il modello impugnatorio, è rivolto ad accertare la spettanza del diritto, sicché il giudice può {ordinare|disporre} l'esibizione anche per ragioni diverse da quelle esaminate.`,
        ],
        c: [
          `L'omessa impugnazione preclude una nuova istanza {identica|di identico contenuto}, salvi fatti nuovi o una diversa prospettazione.`,
          `Il ricorso va notificato ad almeno un controinteressato, se {individuabile|identificabile} dal documento.`,
          `L'esibizione avvenuta in corso di causa {comporta|determina} la cessazione della materia del contendere.`,
        ],
        w: `il silenzio sull'accesso va impugnato entro trenta giorni`,
        p: ['art. 25 l. 241/1990', 'art. 116 c.p.a.@2011-'],
      },
      {
        t: 'Accesso civico generalizzato',
        years: [2017, 2026],
        r: [
          `l'accesso civico generalizzato spetta a chiunque, senza obbligo di motivazione, per favorire il controllo diffuso sull'esercizio delle funzioni pubbliche, ma incontra il limite degli interessi {pubblici e privati|tutelati} indicati dalla legge.`,
          `l'amministrazione che riceve una richiesta di accesso civico deve compiere un bilanciamento in concreto e motivare il pregiudizio {probabile|concreto}, non potendo opporre formule di stile.`,
        ],
        c: [
          `Le istanze massive, che {paralizzano|bloccano} l'attività degli uffici, possono essere respinte dopo un tentativo di dialogo con il richiedente.`,
          `Se l'istanza si presta a una doppia lettura, l'amministrazione {è tenuta|deve} a esaminarla anche come accesso civico.`,
          `L'istituto si applica anche agli atti di gara e della fase di esecuzione, {ferme|salve} le eccezioni a tutela dei segreti commerciali.`,
        ],
        w: `l'accesso civico non va motivato, ma il diniego sì`,
        p: ['art. 5 d.lgs. 33/2013', 'art. 5-bis d.lgs. 33/2013'],
      },
    ],
    cases: [
      {
        l: 'Richiesta degli atti di un concorso',
        win: 'a',
        b: 'il Ministero',
        on: 0,
        v: { d2: ['gli elaborati dei vincitori', 'i verbali della commissione', 'le schede di valutazione'] },
        f: `{$A}, che aveva partecipato a un concorso senza superarlo, chiedeva il {$d} di prendere visione di quanto riguardava la propria graduatoria e in particolare {$d2}. Il Ministero non rispondeva. Con il ricorso si domandava l'ordine di esibizione.`,
        q: `se chi ha partecipato a un concorso possa {vedere|ottenere} {$d2}`,
        o: [
          `+ordinato al Ministero di esibire al candidato escluso {$d2}`,
          `-negato al candidato escluso l'accesso agli atti ({$d2}) per ragioni di riservatezza degli altri concorrenti`,
        ],
        y: `chi partecipa a una selezione accetta che le proprie prove {siano confrontate|vengano comparate} con quelle altrui, e il candidato ha interesse a {verificare|controllare} la correttezza del giudizio`,
      },
      {
        l: 'Istanza esplorativa',
        win: 'b',
        b: 'il Comune',
        on: 0,
        v: {
          d2: [
            'tutti i titoli edilizi rilasciati negli ultimi dieci anni',
            `l'intera corrispondenza dell'ufficio tecnico`,
            'ogni contratto di consulenza stipulato dal Comune',
          ],
        },
        f: `{$A} chiedeva al Comune, ai sensi della l. n. 241 del 1990, copia di documenti così descritti: {$d2}. Il Comune opponeva un diniego, rilevando che non era stato indicato alcun interesse. {$A} deduceva il diritto di ogni residente alla trasparenza.`,
        q: `se l'accesso documentale possa riguardare documenti così ampi: {$d2}`,
        o: [
          `+respinto il ricorso contro il diniego di accesso a documenti così indicati: {$d2}`,
          `-ordinato l'esibizione dei documenti richiesti, così indicati: {$d2}`,
        ],
        y: `mancava un interesse {collegato|riferibile} a documenti determinati e la richiesta {mirava|tendeva} a un controllo generalizzato`,
      },
    ],
  },
  {
    id: 'soccorso',
    subject: 'Contratti pubblici',
    head: 'Contratti pubblici – Soccorso istruttorio',
    theme: 'soccorso istruttorio',
    area: 3,
    courts: COURTS,
    sections: ['3', '5', '5', '6'],
    years: [2007, 2026],
    weight: 1.2,
    points: [
      {
        t: 'Ambito e limiti',
        r: [
          `il soccorso istruttorio consente di integrare o regolarizzare la documentazione amministrativa, ma non può supplire a carenze dell'offerta tecnica o economica, pena la violazione della parità tra i concorrenti.`,
          `nelle gare pubbliche la stazione appaltante non può escludere il concorrente per irregolarità sanabili senza prima invitarlo a rimediare, poiché il favore per la massima partecipazione va conciliato con la certezza delle regole.`,
        ],
        c: [
          `Le dichiarazioni radicalmente mancanti possono essere integrate se il requisito era posseduto alla scadenza del termine.`,
          `La regolarizzazione deve avvenire nel termine assegnato, il cui inutile decorso comporta l'esclusione.`,
          `Sono ammessi chiarimenti sull'offerta solo se diretti a interpretarne la volontà, senza modificarla.`,
        ],
        w: `il soccorso sana i documenti e non l'offerta`,
        p: [
          'art. 46 d.lgs. 163/2006@2007-2015',
          'art. 83 d.lgs. 50/2016@2016-2023',
          'art. 101 d.lgs. 36/2023@2024-',
        ],
      },
      {
        t: 'Cauzione provvisoria e requisiti',
        r: [
          `la mancanza o l'incompletezza della garanzia provvisoria è sanabile con il soccorso istruttorio, purché la garanzia sia stata costituita prima della scadenza del termine di presentazione delle offerte.`,
          `il requisito di partecipazione deve essere posseduto senza soluzione di continuità dal termine di presentazione della domanda fino all'esecuzione, e non può essere acquisito in sede di regolarizzazione.`,
        ],
        c: [
          `La data certa del documento è essenziale per verificarne la preesistenza.`,
          `Il contratto di avvalimento nullo per indeterminatezza non può essere sostituito da uno nuovo.`,
          `La clausola del bando che preveda l'esclusione in casi non contemplati dalla legge è priva di effetto.`,
        ],
        w: `si regolarizza la prova del requisito, non il requisito`,
        p: [
          'art. 46 d.lgs. 163/2006@2007-2015',
          'art. 83 d.lgs. 50/2016@2016-2023',
          'art. 10 d.lgs. 36/2023@2024-',
        ],
      },
      {
        t: 'Oneri dichiarativi – Falso e omissione',
        r: [
          `^l'omessa dichiarazione di precedenti rilevanti non comporta l'esclusione automatica, ma impone alla stazione appaltante di valutare se essa abbia inciso sull'affidabilità del concorrente.`,
          `^la dichiarazione è falsa quando descrive un fatto diverso dal vero, è omessa o reticente quando tace circostanze dovute: solo la prima conduce senz'altro all'esclusione nei casi stabiliti dalla legge.`,
          `^il concorrente deve portare a conoscenza dell'amministrazione ogni vicenda professionale che possa incidere sulla sua integrità, ma il silenzio su fatti lontani o di scarso peso non giustifica, da solo, l'estromissione dalla gara.`,
        ],
        c: [
          `La motivazione del provvedimento deve dare conto della gravità dell'illecito e del tempo trascorso.`,
          `Il giudizio di affidabilità appartiene alla discrezionalità tecnica ed è sindacabile per manifesta illogicità.`,
          `Le misure di ravvedimento adottate dall'impresa vanno considerate, se anteriori alla decisione.`,
        ],
        w: `tacere un precedente non esclude in automatico, ma va valutato`,
        p: [
          'art. 38 d.lgs. 163/2006@2007-2015',
          'art. 80 d.lgs. 50/2016@2016-2023',
          'art. 98 d.lgs. 36/2023@2024-',
        ],
      },
    ],
    cases: [
      {
        l: 'Garanzia incompleta',
        win: 'a',
        b: `l'Azienda sanitaria`,
        on: 1,
        v: { g: ['un servizio di ristorazione', 'la fornitura di arredi', 'lavori di adeguamento'] },
        f: `L'impresa rappresentata da {$A} era esclusa dalla gara per {$g}, perché la garanzia provvisoria, emessa prima della scadenza, mancava dell'autentica della firma del garante. Chiedeva l'annullamento dell'esclusione.`,
        q: `se l'impresa che concorre per {$g} possa completare una garanzia già emessa`,
        o: [
          `+annullato l'esclusione dalla gara per {$g} di chi aveva presentato una garanzia incompleta`,
          `-ritenuto insanabile l'irregolarità della garanzia nella gara per {$g}`,
        ],
        y: `la garanzia esisteva già {alla scadenza|prima del termine} e mancava solo un {elemento formale|requisito di forma}`,
      },
      {
        l: 'Offerta tecnica carente',
        win: 'b',
        b: 'il Comune',
        on: 0,
        v: { g: ['la raccolta dei rifiuti', 'il trasporto scolastico', 'la manutenzione del verde'] },
        f: `Nella gara per {$g} l'offerta tecnica presentata da {$A} mancava del progetto di gestione richiesto dal disciplinare. Il Comune negava il soccorso istruttorio e assegnava un punteggio insufficiente. Il ricorso denunciava eccesso di formalismo.`,
        q: `se nella gara per {$g} il progetto mancante possa essere prodotto con il soccorso istruttorio`,
        o: [
          `+respinto il ricorso di chi, nella gara per {$g}, aveva omesso il progetto di gestione`,
          `-ordinato di ammettere l'integrazione dell'offerta tecnica nella gara per {$g}`,
        ],
        y: `il progetto era parte {essenziale|integrante} dell'offerta e la sua aggiunta tardiva avrebbe {alterato|falsato} il confronto`,
      },
    ],
  },
  {
    id: 'anomalia',
    subject: 'Contratti pubblici',
    head: 'Contratti pubblici – Aggiudicazione',
    theme: 'contratti pubblici',
    area: 3,
    courts: COURTS,
    sections: ['3', '4', '5'],
    years: [2007, 2026],
    points: [
      {
        t: `Verifica di anomalia dell'offerta`,
        r: [
          `il giudizio di anomalia mira ad accertare se l'offerta nel suo complesso sia seria e affidabile, e non a ricercare singole inesattezze, sicché l'esito favorevole può essere motivato anche con rinvio alle giustificazioni.`,
          `la valutazione sulla congruità dell'offerta è espressione di discrezionalità tecnica, sindacabile dal giudice solo per manifesta irragionevolezza o errore di fatto, senza sostituzione nel merito.`,
        ],
        c: [
          `Un utile modesto non è di per sé indice di inattendibilità, potendo l'impresa trarre vantaggio dal prestigio della commessa.`,
          `Sono ammesse compensazioni tra le voci, purché l'offerta rimanga immutata nel totale.`,
          `L'esclusione richiede una motivazione analitica sulle ragioni dell'incongruità.`,
        ],
        w: `l'anomalia si valuta guardando all'offerta nel complesso`,
        p: [
          'art. 87 d.lgs. 163/2006@2007-2015',
          'art. 97 d.lgs. 50/2016@2016-2023',
          'art. 110 d.lgs. 36/2023@2024-',
        ],
      },
      {
        t: 'Commissione di gara – Punteggi',
        r: [
          `nelle gare il punteggio numerico è motivazione sufficiente quando i criteri fissati dal bando sono tanto dettagliati da rendere comprensibile il percorso logico seguito dalla commissione.`,
          `la commissione non può introdurre, dopo l'apertura delle offerte, criteri o sottocriteri nuovi, potendo soltanto specificare in precedenza i metodi di attribuzione dei punti.`,
        ],
        c: [
          `I commissari devono essere esperti nel settore nel suo insieme, non in ogni singola materia.`,
          `Le offerte tecniche vanno aperte in seduta pubblica, mentre la loro valutazione avviene in seduta riservata.`,
          `L'annullamento di un punteggio comporta la rinnovazione della fase viziata, non dell'intera gara.`,
        ],
        w: `il voto numerico basta se i criteri sono dettagliati`,
        p: [
          'art. 83 d.lgs. 163/2006@2007-2015',
          'art. 95 d.lgs. 50/2016@2016-2023',
          'art. 108 d.lgs. 36/2023@2024-',
          'art. 3 l. 241/1990',
        ],
      },
      {
        t: 'Impugnazione – Interesse e termini',
        r: [
          `il bando va impugnato immediatamente soltanto quando contiene clausole che impediscono la partecipazione o impongono oneri sproporzionati; in ogni altro caso la lesione si concretizza con l'aggiudicazione.`,
          `il concorrente definitivamente escluso dalla gara non ha interesse a contestare l'aggiudicazione, salvo che la sua domanda possa condurre alla ripetizione della procedura.`,
        ],
        c: [
          `Il termine per ricorrere decorre dalla conoscenza degli elementi essenziali dell'atto, con la dilazione dovuta all'accesso.`,
          `Il ricorso incidentale non esime dall'esame di quello principale, se ciascuno può trarne un vantaggio strumentale.`,
          `Chi non ha partecipato alla gara è legittimato se contesta clausole immediatamente escludenti.`,
        ],
        w: `il bando si impugna subito solo se impedisce di partecipare`,
        p: ['art. 120 c.p.a.@2011-', 'art. 100 c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Utile esiguo',
        win: 'b',
        b: `l'Unione dei Comuni`,
        on: 0,
        v: { u: ['due', 'tre', 'quattro'] },
        f: `{$A}, per conto dell'impresa seconda classificata, contestava l'aggiudicazione del servizio di assistenza domiciliare, deducendo che l'offerta vincente lasciava un utile pari al {$u} per cento e riduceva le ore di coordinamento.`,
        q: `se un utile del {$u} per cento renda anomala l'offerta aggiudicataria`,
        o: [
          `+respinto il ricorso contro l'aggiudicazione a un'impresa con un utile del {$u} per cento`,
          `-annullato l'aggiudicazione per il solo fatto che l'utile era pari al {$u} per cento`,
        ],
        y: `le giustificazioni {erano dettagliate|risultavano analitiche} e il costo del personale rispettava i minimi inderogabili`,
      },
      {
        l: 'Sottocriteri introdotti tardivamente',
        win: 'a',
        b: 'la Provincia',
        on: 1,
        v: { n: ['tre', 'quattro', 'cinque'] },
        f: `Nella gara per servizi assicurativi la commissione, aperte le buste, divideva il criterio della qualità in {$n} voci con pesi propri. L'impresa di {$A}, seconda per mezzo punto, ne deduceva l'illegittimità.`,
        q: `se la commissione possa fissare {$n} sottocriteri dopo avere aperto le offerte`,
        o: [
          `+annullato l'aggiudicazione per l'introduzione tardiva di {$n} sottocriteri`,
          `-considerato mera specificazione l'aggiunta di {$n} sottocriteri ad offerte aperte`,
        ],
        y: `i pesi {erano ignoti|non erano noti} ai concorrenti e la commissione conosceva già {le proposte|il contenuto delle proposte}`,
      },
    ],
  },
  {
    id: 'silenzio-assenso',
    subject: 'Procedimento amministrativo',
    head: 'Silenzio della pubblica amministrazione',
    theme: `silenzio dell'amministrazione`,
    area: 3,
    courts: COURTS,
    sections: ['4', '6', '7'],
    years: [2005, 2026],
    points: [
      {
        t: 'Silenzio assenso – Formazione',
        r: [
          `il silenzio assenso si forma quando, decorso il termine, l'istanza è corredata della documentazione prescritta e l'amministrazione non ha comunicato il diniego; {@-2021:la mancanza dei requisiti sostanziali ne impedisce il perfezionamento.|@2022-:la non conformità alle norme non impedisce il perfezionamento della fattispecie, ma legittima l'annullamento d'ufficio.}`,
          `il silenzio assenso equivale a un provvedimento favorevole e l'amministrazione, una volta decorso il termine, può intervenire soltanto in autotutela, se ne ricorrono i presupposti.`,
        ],
        c: [
          `Il diniego tardivo è inefficace, salvo che possa valere come annullamento motivato.`,
          `L'istituto non si applica ai procedimenti sul patrimonio culturale, l'ambiente e la salute, salve le norme speciali.`,
          `La richiesta di integrazioni interrompe il termine soltanto se tempestiva e non pretestuosa.`,
        ],
        w: `decorso il termine l'amministrazione può agire solo in autotutela`,
        p: ['art. 20 l. 241/1990', 'art. 21-nonies l. 241/1990'],
      },
      {
        t: 'Silenzio inadempimento – Azione',
        r: [
          `l'azione contro il silenzio presuppone un obbligo di provvedere, che può derivare dalla legge o da ragioni di giustizia ed equità, e il giudice può conoscere della fondatezza solo per attività vincolata.`,
          `il ricorso avverso l'inerzia è proponibile finché questa perdura e comunque non oltre un anno dalla scadenza del termine del procedimento, restando possibile una nuova istanza.`,
        ],
        c: [
          `Non vi è obbligo di rispondere a richieste di riesame di atti divenuti inoppugnabili.`,
          `Il provvedimento espresso, anche negativo, fa venir meno l'interesse alla decisione.`,
          `Il commissario nominato in caso di persistente inerzia agisce quale ausiliario del giudice.`,
        ],
        w: `contro l'inerzia si può agire entro un anno dalla scadenza del termine`,
        p: ['art. 2 l. 241/1990', 'art. 31 c.p.a.@2011-', 'art. 117 c.p.a.@2011-'],
      },
      {
        t: 'Danno da ritardo',
        r: [
          `il danno da ritardo richiede la prova del dolo o della colpa dell'amministrazione, del pregiudizio e del nesso causale, non essendo risarcibile il tempo in sé considerato.`,
          `la responsabilità per il ritardo va ricondotta all'illecito aquiliano e presuppone, di regola, che spettasse il bene della vita cui l'istanza tendeva.`,
        ],
        c: [
          `Il comportamento del privato che non attiva i rimedi contro l'inerzia rileva ai fini della quantificazione.`,
          `L'indennizzo automatico, nei casi previsti, ha presupposti diversi e si detrae dal risarcimento.`,
          `La complessità dell'istruttoria può escludere la colpa, se documentata.`,
        ],
        w: `il ritardo si risarcisce solo se danno e colpa sono provati`,
        p: ['art. 2-bis l. 241/1990@2009-', 'art. 2043 c.c.', 'art. 30 c.p.a.@2011-'],
      },
    ],
    cases: [
      {
        l: 'Diniego arrivato a termine scaduto',
        win: 'a',
        b: 'il Comune',
        on: 0,
        v: { a: ['un chiosco stagionale', 'un impianto pubblicitario', 'un dehors'] },
        f: `{$A} presentava il {$d} una domanda per {$a}, completa di ogni allegato. Il Comune, oltre due mesi dopo la scadenza del termine, comunicava il diniego. Il ricorso deduceva che si era già formato il titolo per silenzio.`,
        q: `se il diniego tardivo sulla domanda per {$a} possa superare il silenzio assenso`,
        o: [
          `+annullato il diniego tardivo opposto a una domanda per {$a}`,
          `-ritenuto efficace il diniego sopravvenuto dopo il termine su una domanda per {$a}`,
        ],
        y: `la domanda era {completa|corredata di tutti gli allegati} e l'amministrazione, scaduto il termine, {poteva solo|non poteva che} agire in autotutela`,
      },
      {
        l: 'Istanza di riesame rimasta senza risposta',
        win: 'b',
        b: 'la Regione',
        on: 1,
        v: { t: ['cinque', 'sette', 'undici'] },
        f: `{$A} chiedeva alla Regione il riesame di un diniego di contributo risalente a {$t} anni prima e mai impugnato. Di fronte al silenzio agiva per ottenere una risposta espressa.`,
        q: `se la Regione debba rispondere alla richiesta di riesame di un diniego di {$t} anni prima`,
        o: [
          `+respinto il ricorso contro il silenzio sul riesame di un atto di {$t} anni prima`,
          `-ordinato alla Regione di pronunciarsi sul riesame di un atto inoppugnabile da {$t} anni`,
        ],
        y: `l'atto era {inoppugnabile|ormai definitivo} e l'istanza {non indicava|era priva di} fatti nuovi`,
      },
    ],
  },
  {
    id: 'permesso-costruire',
    subject: 'Edilizia e urbanistica',
    head: 'Permesso di costruire e abusi edilizi',
    theme: 'abusi edilizi',
    area: 3,
    courts: COURTS,
    sections: ['4', '6', '7'],
    years: [2003, 2026],
    weight: 1.2,
    points: [
      {
        t: 'Ordine di demolizione – Motivazione',
        r: [
          `l'ordine di demolizione di un'opera abusiva è atto dovuto e vincolato, che non richiede una motivazione sull'interesse pubblico ulteriore rispetto al ripristino della legalità, neppure se è trascorso molto tempo.`,
          `il decorso del tempo non genera alcun affidamento meritevole di tutela in chi ha realizzato un manufatto senza titolo, né consuma il potere repressivo del Comune.`,
        ],
        c: [
          `L'ordine si rivolge legittimamente al proprietario attuale, anche se estraneo all'abuso.`,
          `La comunicazione di avvio del procedimento non è necessaria, se l'esito non poteva essere diverso.`,
          `L'inottemperanza nel termine comporta l'acquisizione gratuita, salvo che il proprietario provi di non avere potuto provvedere.`,
        ],
        w: `la demolizione dell'abuso è atto dovuto anche dopo molti anni`,
        p: ['art. 31 d.P.R. 380/2001', 'art. 27 d.P.R. 380/2001'],
      },
      {
        t: 'Nozione di nuova costruzione – Pertinenze',
        r: [
          `la nozione di pertinenza urbanistica è più ristretta di quella civilistica e riguarda opere di modesta entità, prive di autonoma destinazione e tali da non alterare il carico urbanistico.`,
          `costituisce nuova costruzione, soggetta a permesso, ogni intervento che modifichi in modo stabile l'assetto del territorio, a prescindere dai materiali e dalla facile rimovibilità, se destinato a esigenze non temporanee.`,
        ],
        c: [
          `La precarietà va valutata secondo l'uso del manufatto e non secondo il modo in cui è ancorato al suolo.`,
          `Le opere connesse vanno considerate nel loro insieme, senza scomporle per sottrarle al titolo.`,
          `Una tettoia di rilevanti dimensioni richiede il permesso, mentre una piccola pensilina può rientrare nell'attività libera.`,
        ],
        w: `conta la funzione stabile dell'opera e non la sua rimovibilità`,
        p: ['art. 3 d.P.R. 380/2001', 'art. 10 d.P.R. 380/2001'],
      },
      {
        t: 'Accertamento di conformità',
        r: [
          `l'accertamento di conformità presuppone {@-2023:che l'intervento sia conforme alla disciplina vigente sia al momento della realizzazione sia a quello della domanda, e l'onere della prova grava sul richiedente.|@2024-:di regola la conformità sia al tempo della realizzazione sia a quello della domanda, fermo il regime attenuato per le difformità parziali introdotto di recente.}`,
          `non è ammesso un titolo in sanatoria condizionato all'esecuzione di opere che rendano conforme il manufatto, poiché contraddice la natura ricognitiva dell'istituto.`,
        ],
        c: [
          `Il silenzio serbato nel termine di legge ha valore di rigetto e va impugnato tempestivamente.`,
          `La presentazione della domanda sospende l'efficacia dell'ordine di demolizione fino alla decisione.`,
          `La data dell'abuso deve essere dimostrata con documenti, non bastando dichiarazioni di parte.`,
        ],
        w: `la sanatoria richiede una conformità già esistente`,
        p: ['art. 36 d.P.R. 380/2001'],
      },
      {
        t: 'Legittimazione del vicino – Decorrenza del termine',
        r: [
          `la vicinanza all'area interessata fonda la legittimazione a impugnare il titolo edilizio altrui, ma il ricorrente deve allegare un pregiudizio specifico, anche desumibile dal deterioramento del contesto.`,
          `il termine per impugnare il permesso rilasciato a terzi decorre dal completamento dei lavori o da quando l'entità dell'opera ne rende percepibile la lesività.`,
        ],
        c: [
          `Chi lamenta l'assoluta inedificabilità deve attivarsi fin dall'inizio dei lavori.`,
          `La richiesta di accesso non vale a differire il termine, se la lesione era già evidente.`,
          `La prova della conoscenza anticipata grava su chi eccepisce la tardività.`,
        ],
        w: `il vicino può impugnare il titolo dal momento in cui ne percepisce la lesione`,
        p: ['art. 29 c.p.a.@2011-', 'art. 20 d.P.R. 380/2001'],
      },
    ],
    cases: [
      {
        l: 'Manufatto risalente nel tempo',
        win: 'b',
        b: 'il Comune',
        on: 0,
        v: { m: ['una veranda', 'un deposito attrezzi', 'un garage in lamiera'] },
        f: `Il Comune ordinava a {$A} di demolire {$m}, costruzione priva di titolo esistente da oltre vent'anni. Il ricorso lamentava la mancanza di motivazione sull'interesse attuale alla rimozione e l'affidamento nato dall'inerzia.`,
        q: `se l'ordine di demolire {$m}, esistente da vent'anni senza titolo, debba essere motivato in modo specifico`,
        o: [
          `+respinto il ricorso contro l'ordine di demolire {$m} esistente da oltre vent'anni`,
          `-annullato l'ordine di demolire {$m} in ragione del tempo trascorso`,
        ],
        y: `il tempo non {sana|regolarizza} l'abuso e il ripristino della legalità {non richiede|prescinde da} ulteriori comparazioni`,
      },
      {
        l: `Opera di servizio all'abitazione`,
        win: 'a',
        b: 'il Comune',
        on: 1,
        v: {
          m: ['una pergola di quattro metri quadrati', 'un piccolo vano tecnico', 'una cuccia in muratura'],
        },
        f: `{$A} impugnava l'ordinanza con la quale il Comune considerava nuova costruzione {$m} al servizio della propria abitazione. La relazione tecnica indicava un volume minimo, senza allacci né autonoma utilizzabilità.`,
        q: `se {$m} richieda il permesso di costruire`,
        o: [
          `+annullato l'ordine di demolizione che riguardava {$m}`,
          `-qualificato come nuova costruzione {$m} guardando ai soli materiali impiegati`,
        ],
        y: `l'opera era {minima|di entità trascurabile}, priva di autonomia e non incideva sul carico urbanistico`,
      },
    ],
  },
  {
    id: 'esproprio',
    subject: 'Espropriazione per pubblica utilità',
    head: 'Espropriazione per pubblica utilità',
    theme: 'espropriazione',
    area: 3,
    courts: COURTS,
    sections: ['4'],
    points: [
      {
        t: 'Occupazione senza titolo – Restituzione',
        r: [
          `l'occupazione di un fondo senza un valido decreto di esproprio costituisce illecito permanente, che cessa soltanto con la restituzione, l'accordo, la rinuncia o un provvedimento di acquisizione.`,
          `la realizzazione dell'opera pubblica è un mero fatto, inidoneo a trasferire la proprietà del bene all'amministrazione che lo ha occupato senza titolo.`,
        ],
        c: [
          `Il privato può chiedere la restituzione previo ripristino e il risarcimento per il periodo di occupazione.`,
          `L'usucapione in favore dell'amministrazione non è invocabile se non a condizioni rigorose.`,
          `Il giudice può fissare un termine entro il quale l'ente decida se acquisire o restituire.`,
        ],
        w: `senza decreto di esproprio il fondo resta del privato`,
        p: ['art. 42 Cost.', 'art. 42-bis d.P.R. 327/2001@2012-', 'art. 1 Prot. 1 CEDU'],
      },
      {
        t: 'Vincoli preordinati – Reiterazione',
        r: [
          `la reiterazione di un vincolo espropriativo scaduto richiede una motivazione specifica sull'attualità dell'interesse pubblico e la previsione di un indennizzo per il proprietario.`,
          `hanno natura conformativa, e non decadono, i vincoli che dividono in zone il territorio in via generale; sono espropriativi quelli che svuotano il contenuto del diritto su beni determinati.`,
        ],
        c: [
          `Decaduto il vincolo, il Comune deve dare al terreno una nuova destinazione, e l'inerzia è impugnabile.`,
          `Le destinazioni realizzabili anche dal privato in regime di economia di mercato sfuggono alla decadenza.`,
          `La mancata previsione dell'indennizzo non rende di per sé illegittimo l'atto, ma fonda una pretesa davanti al giudice competente.`,
        ],
        w: `il vincolo scaduto si può rinnovare solo con motivazione e indennizzo`,
        p: ['art. 9 d.P.R. 327/2001@2003-', 'art. 39 d.P.R. 327/2001@2003-', 'art. 42 Cost.'],
      },
      {
        t: 'Dichiarazione di pubblica utilità – Partecipazione',
        r: [
          `la comunicazione di avvio del procedimento deve precedere la dichiarazione di pubblica utilità, così che il proprietario possa presentare osservazioni sulla localizzazione dell'opera prima che la scelta sia definitiva.`,
          `le osservazioni dei proprietari non obbligano a una confutazione analitica, ma l'amministrazione deve mostrare di averle esaminate e indicare le ragioni essenziali del rigetto.`,
        ],
        c: [
          `L'avviso collettivo è consentito soltanto quando il numero dei destinatari superi la soglia di legge.`,
          `L'omissione vizia gli atti successivi, salvo che si dimostri l'inevitabilità dell'esito.`,
          `Il proprietario catastale è il destinatario, se l'ente non ha notizia di un diverso titolare.`,
        ],
        w: `il proprietario deve potersi esprimere prima che l'opera sia decisa`,
        p: ['art. 7 l. 241/1990', 'art. 16 d.P.R. 327/2001@2003-'],
      },
    ],
    cases: [
      {
        l: 'Strada costruita senza decreto',
        win: 'a',
        b: 'il Comune',
        on: 0,
        v: { o: ['una strada', 'un parcheggio', 'una rotatoria'] },
        f: `{$A} chiedeva la restituzione di un terreno occupato dal Comune nel {$y}, sul quale era stato realizzato quanto progettato ({$o}) senza che fosse mai emanato il decreto di esproprio. Il Comune opponeva l'irreversibile trasformazione.`,
        q: `se la costruzione di {$o} faccia perdere la proprietà del terreno occupato`,
        o: [
          `+ordinato al Comune di restituire, o acquisire con atto formale, il terreno su cui era sorta l'opera ({$o})`,
          `-ritenuto acquisito al Comune il terreno per effetto della sola costruzione di {$o}`,
        ],
        y: `la trasformazione è un {fatto materiale|mero fatto} e non vi era alcun {provvedimento|titolo} idoneo a trasferire il diritto`,
      },
      {
        l: 'Vincolo a verde pubblico',
        win: 'b',
        b: 'il Comune',
        on: 1,
        v: { z: ['verde sportivo', 'impianti ricreativi', 'parco con chioschi'] },
        f: `{$A} contestava la destinazione del proprio fondo a {$z}, sostenendo che il vincolo quinquennale fosse decaduto. Il Comune replicava che la previsione consentiva anche l'iniziativa privata.`,
        q: `se la destinazione a {$z}, attuabile anche dal privato, sia soggetta a decadenza quinquennale`,
        o: [
          `+respinto il ricorso contro la destinazione di un fondo a {$z}`,
          `-dichiarato decaduta la destinazione a {$z}, benché attuabile dal privato`,
        ],
        y: `la previsione era conformativa e lasciava al proprietario {un utilizzo|un uso} economico del bene`,
      },
    ],
  },
  {
    id: 'concorsi',
    subject: 'Pubblico impiego',
    head: 'Concorsi pubblici',
    theme: 'concorsi pubblici',
    area: 3,
    courts: COURTS,
    sections: ['3', '5', '6', '7'],
    points: [
      {
        t: 'Valutazione delle prove',
        r: [
          `il giudizio della commissione sulle prove scritte è espressione di discrezionalità tecnica e il voto numerico, in presenza di criteri predeterminati, costituisce motivazione sintetica ma sufficiente.`,
          `il giudice amministrativo può censurare la valutazione delle prove concorsuali solo per evidente illogicità, travisamento o disparità di trattamento, senza sostituirsi alla commissione.`,
        ],
        c: [
          `I criteri devono essere fissati prima della correzione, per impedire che siano adattati agli elaborati.`,
          `Il parere di un esperto di parte non basta a dimostrare l'erroneità del giudizio.`,
          `I tempi medi di correzione non sono, di regola, un indice di superficialità.`,
        ],
        w: `il voto numerico è sufficiente se i criteri sono predeterminati`,
        p: ['art. 97 Cost.', 'art. 12 d.P.R. 487/1994'],
      },
      {
        t: 'Anonimato degli elaborati',
        r: [
          `la regola dell'anonimato impone di considerare illegittima la procedura quando il segno apposto sia oggettivamente idoneo al riconoscimento e la sua apposizione risulti intenzionale, salvo che la violazione dipenda dalla stessa amministrazione.`,
          `la violazione non irrilevante delle norme sull'anonimato da parte della commissione vizia di per sé il concorso, senza che occorra provare l'effettiva conoscenza degli autori.`,
        ],
        c: [
          `L'anomalia nella forma del foglio o della grafia non basta, se non rivela la volontà di farsi riconoscere.`,
          `Il divieto tutela, in via preventiva, la parità tra i candidati e l'imparzialità.`,
          `L'annullamento può limitarsi alla prova viziata, quando le altre sono autonome.`,
        ],
        w: `l'anonimato violato dalla commissione vizia il concorso in sé`,
        p: ['art. 97 Cost.', 'art. 14 d.P.R. 487/1994'],
      },
      {
        t: 'Requisiti e titoli di ammissione',
        r: [
          `i requisiti di partecipazione devono essere posseduti alla scadenza del termine per la domanda, e le clausole del bando che li stabiliscono vanno interpretate secondo il loro significato letterale.`,
          `l'amministrazione può richiedere titoli ulteriori rispetto a quelli di legge soltanto se ragionevoli e proporzionati rispetto al posto da coprire.`,
        ],
        c: [
          `La regolarizzazione è ammessa per le incompletezze formali e non per i titoli non dichiarati.`,
          `L'equipollenza tra titoli di studio è stabilita dalla legge e non può essere riconosciuta caso per caso dalla commissione.`,
          `Il candidato ammesso con riserva che supera le prove non acquista, per ciò solo, il diritto all'assunzione.`,
        ],
        w: `i requisiti vanno posseduti alla scadenza della domanda`,
        p: ['art. 2 d.P.R. 487/1994', 'art. 35 d.lgs. 165/2001@2002-'],
      },
    ],
    cases: [
      {
        l: 'Punteggio contestato',
        win: 'b',
        b: 'il Ministero',
        on: 0,
        v: { p: ['collaboratore amministrativo', 'funzionario tecnico', 'docente'] },
        f: `{$A} non superava la prova scritta del concorso per {$p} e impugnava l'esito, producendo un parere che giudicava ottimo l'elaborato. Lamentava che il voto non era accompagnato da alcuna annotazione.`,
        q: `se il solo voto numerico motivi l'esclusione dal concorso per {$p}`,
        o: [
          `+respinto il ricorso contro il voto attribuito nel concorso per {$p}`,
          `-annullato il voto attribuito nel concorso per {$p} per la mancanza di annotazioni`,
        ],
        y: `i criteri erano {predeterminati|stati fissati in anticipo} e il parere di parte {non rivelava|non evidenziava} errori manifesti`,
      },
      {
        l: 'Buste con codici visibili',
        win: 'a',
        b: `l'Università`,
        on: 1,
        v: {
          c: [
            'i codici erano leggibili in trasparenza',
            'il nome compariva accanto al codice',
            'gli elaborati erano numerati secondo la consegna',
          ],
        },
        f: `{$A} impugnava la graduatoria del concorso per tecnici dell'Università, avendo appreso che durante la correzione {$c}. L'Università obiettava che nessuno ne aveva tratto vantaggio.`,
        q: `se il concorso sia viziato quando, durante la correzione, {$c}`,
        o: [
          `+annullato il concorso nel quale, durante la correzione, {$c}`,
          `-ritenuto innocuo che, durante la correzione, {$c}`,
        ],
        y: `il rischio di riconoscimento {dipendeva|derivava} dall'amministrazione e la prova di un {vantaggio effettivo|favore concreto} non è necessaria`,
      },
    ],
  },
  {
    id: 'autotutela',
    subject: 'Procedimento amministrativo',
    head: `Annullamento d'ufficio e revoca`,
    theme: 'autotutela amministrativa',
    area: 3,
    courts: COURTS,
    sections: ['4', '5', '6', '7'],
    points: [
      {
        t: 'Presupposti e termine',
        r: [
          `l'annullamento d'ufficio richiede, oltre all'illegittimità dell'atto, un interesse pubblico concreto e attuale alla sua rimozione e il rispetto di un termine ragionevole{@-2014:.|@2015-:, che per gli atti ampliativi non può superare quello massimo fissato dalla legge.}`,
          `l'esercizio dell'autotutela non può fondarsi sul mero ripristino della legalità violata, ma deve comparare l'interesse pubblico con l'affidamento del destinatario, tanto più quanto maggiore è il tempo trascorso.`,
        ],
        c: [
          `La falsa rappresentazione dei fatti da parte del privato esclude l'affidamento e l'operatività del limite temporale.`,
          `L'obbligo di motivazione si attenua quando vengano in rilievo interessi di particolare rilievo, come quelli ambientali.`,
          `Il recupero di somme indebitamente erogate dall'amministrazione non necessita di una motivazione ulteriore.`,
        ],
        w: `l'autotutela esige interesse attuale, tempo ragionevole e comparazione`,
        p: ['art. 21-nonies l. 241/1990@2005-', 'art. 3 l. 241/1990'],
      },
      {
        t: 'Revoca e indennizzo',
        r: [
          `la revoca per sopravvenuti motivi di interesse pubblico o per una nuova valutazione dell'interesse originario è ammessa, ma comporta un indennizzo per il pregiudizio diretto subìto dal destinatario.`,
          `la revoca dell'aggiudicazione non ancora seguita dal contratto è espressione di un potere discrezionale, che deve dare conto delle ragioni sopravvenute e dell'affidamento creato.`,
        ],
        c: [
          `La mancata previsione dell'indennizzo non vizia l'atto, ma consente di chiederne la liquidazione.`,
          `Il ritiro di un atto provvisorio non costituisce revoca in senso tecnico.`,
          `La scorrettezza nelle trattative può fondare una responsabilità precontrattuale nonostante la legittimità della revoca.`,
        ],
        w: `la revoca legittima fa sorgere il diritto all'indennizzo`,
        p: ['art. 21-quinquies l. 241/1990@2005-', 'art. 1337 c.c.'],
      },
      {
        t: 'Atto di conferma e riesame',
        r: [
          `si ha conferma in senso proprio, autonomamente impugnabile, quando l'amministrazione riesamina la situazione con una nuova istruttoria; l'atto meramente confermativo si limita a richiamare la precedente decisione.`,
          `l'istanza di autotutela non obbliga l'amministrazione a pronunciarsi, perché il riesame è espressione di un potere di merito non coercibile dall'esterno.`,
        ],
        c: [
          `L'impugnazione dell'atto meramente confermativo è inammissibile per difetto di lesività propria.`,
          `La nuova motivazione, anche con esito identico, riapre i termini di ricorso.`,
          `La convalida sana i vizi di competenza e di forma con effetto retroattivo, se interviene in tempo ragionevole.`,
        ],
        w: `solo la conferma con nuova istruttoria riapre i termini`,
        p: ['art. 21-nonies l. 241/1990@2005-', 'art. 6 l. 249/1968'],
      },
    ],
    cases: [
      {
        l: 'Contributo annullato dopo anni',
        win: 'a',
        b: 'la Regione',
        on: 0,
        v: { t: ['quattro', 'sei', 'otto'] },
        f: `La Regione annullava d'ufficio, dopo {$t} anni, un'autorizzazione rilasciata a {$A} per un'attività ricettiva, richiamando l'illegittimità di un parere. {$A} deduceva di avere nel frattempo eseguito investimenti per {$eur2}.`,
        q: `se un'autorizzazione possa essere annullata dopo {$t} anni per la sola illegittimità di un parere`,
        o: [
          `+annullato l'atto con cui la Regione aveva ritirato dopo {$t} anni un'autorizzazione`,
          `-ritenuto legittimo il ritiro di un'autorizzazione dopo {$t} anni, in nome della sola legalità`,
        ],
        y: `gli investimenti {avevano consolidato|mostravano} l'affidamento e {l'atto non conteneva|mancava} una comparazione degli interessi`,
      },
      {
        l: 'Titolo ottenuto con dati falsi',
        win: 'b',
        b: 'il Comune',
        on: 0,
        v: {
          d: [
            'una superficie inesistente',
            'una data di costruzione non veritiera',
            `l'assenso dei comproprietari`,
          ],
        },
        f: `Il Comune annullava il titolo rilasciato a {$A}, che nella domanda aveva dichiarato {$d}. Il ricorso invocava il lungo tempo trascorso e l'affidamento.`,
        q: `se chi, contro il vero, ha dichiarato {$d} possa invocare l'affidamento`,
        o: [
          `+respinto il ricorso di chi, contro il vero, aveva dichiarato {$d}`,
          `-tutelato l'affidamento di chi, contro il vero, aveva dichiarato {$d}`,
        ],
        y: `la falsa dichiarazione {aveva indotto|ha tratto} in errore l'ufficio ed esclude un affidamento {meritevole|legittimo}`,
      },
    ],
  },
  {
    id: 'ottemperanza',
    subject: 'Processo amministrativo',
    head: 'Giudizio di ottemperanza e giurisdizione',
    theme: 'giudizio amministrativo',
    area: 3,
    courts: COURTS,
    sections: ['3', '4', '5', '6'],
    points: [
      {
        t: 'Ottemperanza – Contenuto',
        r: [
          `nel giudizio di ottemperanza il giudice verifica se l'amministrazione abbia adempiuto all'obbligo nascente dal giudicato e può adottare, anche nel merito, i provvedimenti necessari ad attuarlo.`,
          `l'amministrazione, nel rinnovare il procedimento dopo l'annullamento, deve esaminare l'affare nella sua interezza e non può opporre, per una seconda volta, ragioni che avrebbe potuto far valere prima.`,
        ],
        c: [
          `È nullo l'atto che riproduce il vizio censurato, mentre quello affetto da vizi nuovi va impugnato nelle forme ordinarie.`,
          `Il giudice può fissare una somma per ogni giorno di ritardo, se non manifestamente iniquo.`,
          `Il commissario designato esercita i poteri dell'ente, sotto il controllo di chi lo ha nominato.`,
        ],
        w: `il giudicato va eseguito senza riproporre ragioni già superate`,
        p: ['art. 112 c.p.a.@2011-', 'art. 21-septies l. 241/1990@2005-', 'art. 27 r.d. 1054/1924@2000-2010'],
      },
      {
        t: 'Risarcimento del danno da provvedimento',
        r: [
          `il risarcimento per illegittimo esercizio della funzione pubblica richiede la prova del danno, del nesso causale e della colpa dell'apparato, che l'illegittimità dell'atto può far presumere, salvo l'errore scusabile.`,
          `nella responsabilità dell'amministrazione per atto illegittimo il danneggiato deve usare l'ordinaria diligenza, anche impugnando tempestivamente l'atto, pena l'esclusione dei danni evitabili.`,
        ],
        c: [
          `L'errore è scusabile in caso di contrasti giurisprudenziali o di norme di recente introduzione.`,
          `Il mancato utile va dimostrato e non può essere liquidato in una percentuale fissa dell'offerta.`,
          `Nelle gare pubbliche la responsabilità prescinde dalla colpa, secondo il diritto dell'Unione.`,
        ],
        w: `il danno da atto illegittimo richiede colpa, salvo che nelle gare`,
        p: ['art. 30 c.p.a.@2011-', 'art. 2043 c.c.', 'art. 1227 c.c.'],
      },
      {
        t: 'Riparto di giurisdizione – Contributi pubblici',
        r: [
          `in materia di contributi pubblici spetta al giudice ordinario la controversia sulla revoca per inadempimento del beneficiario, e al giudice amministrativo quella sulla fase che precede l'attribuzione.`,
          `il criterio di riparto della giurisdizione guarda alla natura della posizione dedotta, secondo la sostanza della domanda, e non alla prospettazione della parte.`,
        ],
        c: [
          `Il difetto di giurisdizione si può rilevare in appello soltanto se dedotto con specifico motivo.`,
          `La causa riassunta nel termine conserva gli effetti della domanda.`,
          `Nelle materie esclusive il giudice amministrativo conosce anche dei diritti soggettivi.`,
        ],
        w: `conta la sostanza della posizione dedotta`,
        p: ['art. 7 c.p.a.@2011-', 'art. 103 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Nuovo diniego dopo il giudicato',
        win: 'a',
        b: 'il Ministero',
        on: 0,
        v: { r: ['ragioni di bilancio', 'un parere risalente', 'un difetto di requisiti già noto'] },
        f: `Annullato il diniego di un'autorizzazione con sentenza passata in giudicato, il Ministero respingeva di nuovo la domanda di {$A}, adducendo {$r}. {$A} agiva per l'ottemperanza.`,
        q: `se dopo il giudicato l'amministrazione possa negare ancora l'autorizzazione per {$r}`,
        o: [
          `+dichiarato nullo il nuovo diniego fondato su {$r}`,
          `-considerato estraneo all'ottemperanza un nuovo diniego per {$r}`,
        ],
        y: `la ragione addotta era {conoscibile|già nota} nel primo procedimento e non poteva essere opposta dopo il giudicato`,
      },
      {
        l: 'Domanda risarcitoria tardiva',
        win: 'b',
        b: 'il Comune',
        on: 1,
        v: { t: ['un anno', 'due anni', 'tre anni'] },
        f: `{$A} chiedeva al Comune il risarcimento per la chiusura illegittima di un esercizio, senza avere impugnato l'ordinanza nei termini né chiesto misure cautelari per {$t}.`,
        q: `se chi per {$t} non impugna l'ordinanza possa ottenere l'intero risarcimento`,
        o: [
          `+respinto la domanda di risarcimento di chi era rimasto inerte per {$t}`,
          `-riconosciuto l'intero danno a chi per {$t} non aveva impugnato l'ordinanza`,
        ],
        y: `la tempestiva impugnazione avrebbe {evitato|impedito} il pregiudizio, {da imputare|imputabile} all'inerzia`,
      },
    ],
  },
  {
    id: 'paesaggio',
    subject: 'Ambiente e paesaggio',
    head: `Tutela del paesaggio e dell'ambiente`,
    theme: `tutela dell'ambiente e del paesaggio`,
    area: 3,
    courts: COURTS,
    sections: ['4', '6'],
    years: [2004, 2026],
    points: [
      {
        t: 'Autorizzazione paesaggistica – Motivazione',
        r: [
          `il diniego di autorizzazione paesaggistica deve indicare in modo specifico gli elementi di contrasto dell'intervento con il contesto tutelato, non bastando un giudizio apodittico di non compatibilità.`,
          `la tutela del paesaggio è funzione di valutazione tecnica che non consente una comparazione con altri interessi: la soprintendenza deve esprimere un giudizio sulla compatibilità con i valori protetti.`,
        ],
        c: [
          `L'amministrazione è tenuta, ove possibile, a indicare le modifiche che renderebbero assentibile il progetto.`,
          `Il parziale degrado dell'area non giustifica un ulteriore peggioramento.`,
          `Il parere reso oltre il termine perde carattere vincolante e va valutato autonomamente.`,
        ],
        w: `il diniego paesaggistico va motivato in concreto`,
        p: ['art. 146 d.lgs. 42/2004', 'art. 3 l. 241/1990'],
      },
      {
        t: 'Rifiuti – Ordine di rimozione',
        r: [
          `l'ordine di rimuovere i rifiuti abbandonati può essere rivolto al proprietario dell'area soltanto se gli sia imputabile la violazione a titolo di dolo o di colpa, accertata in contraddittorio.`,
          `non è configurabile una responsabilità oggettiva o per posizione del proprietario per l'inquinamento causato da altri, restando a suo carico gli oneri nei limiti del valore del bene.`,
        ],
        c: [
          `La mancata recinzione del fondo non integra di per sé la colpa.`,
          `Il curatore fallimentare è tenuto a provvedere quale detentore dei beni che compongono l'azienda.`,
          `Le misure di prevenzione possono essere richieste anche al proprietario incolpevole.`,
        ],
        w: `il proprietario risponde dei rifiuti altrui solo se in colpa`,
        p: ['art. 192 d.lgs. 152/2006@2006-', 'art. 14 d.lgs. 22/1997@2000-2006'],
      },
      {
        t: 'Valutazione di impatto ambientale',
        r: [
          `la valutazione di impatto ambientale implica un apprezzamento complessivo dei sacrifici e dei vantaggi dell'opera, connotato da ampia discrezionalità e sindacabile per illogicità o difetto di istruttoria.`,
          `le opere connesse vanno sottoposte a un'unica valutazione ambientale: il frazionamento del progetto per restare sotto le soglie è elusivo della disciplina europea.`,
        ],
        c: [
          `Il principio di precauzione opera quando il rischio risulti plausibile in base a dati scientifici.`,
          `L'alternativa zero deve essere esaminata e motivatamente scartata.`,
          `Le prescrizioni non possono rinviare a un momento successivo la verifica di impatti essenziali.`,
        ],
        w: `il progetto va valutato nel suo insieme e non a pezzi`,
        p: ['art. 23 d.lgs. 152/2006@2006-', 'dir. 85/337/CEE@2000-2011', 'dir. 2011/92/UE@2012-'],
      },
    ],
    cases: [
      {
        l: 'Impianto fotovoltaico su un tetto',
        win: 'a',
        b: 'la Soprintendenza',
        on: 0,
        years: [2009, 2026],
        v: { z: ['in un borgo collinare', 'in zona lacustre', 'presso la costa'] },
        f: `La Soprintendenza negava a {$A} l'autorizzazione a installare pannelli solari sul tetto di una casa {$z}, affermando che l'intervento «altera il contesto». Il progetto prevedeva pannelli integrati, non visibili dalla via.`,
        q: `se sia sufficientemente motivato il diniego di pannelli solari {$z} che si limita a dire alterato il contesto`,
        o: [
          `+annullato il diniego di pannelli solari {$z} per difetto di motivazione`,
          `-ritenuto sufficiente il generico richiamo all'alterazione del contesto per negare pannelli solari {$z}`,
        ],
        y: `il provvedimento non {spiegava|diceva} quali elementi fossero in contrasto e {ignorava|non considerava} l'integrazione dei pannelli`,
      },
      {
        l: 'Rifiuti abbandonati da ignoti',
        win: 'a',
        b: 'il Comune',
        on: 1,
        v: { r: ['pneumatici', 'lastre di cemento', 'elettrodomestici'] },
        f: `Il Comune ordinava a {$A} di rimuovere {$r} scaricati da ignoti sul proprio terreno agricolo. {$A} aveva più volte denunciato i fatti e deduceva di non averne colpa.`,
        q: `se il proprietario debba rimuovere {$r} lasciati da ignoti sul suo terreno`,
        o: [
          `+annullato l'ordine di rimuovere {$r} lasciati da ignoti`,
          `-addebitato al proprietario la rimozione di {$r} per la mancanza di una recinzione`,
        ],
        y: `il proprietario aveva {denunciato|segnalato} gli scarichi e {nessuna negligenza|nessuna colpa} era stata accertata in contraddittorio`,
      },
    ],
  },
  {
    id: 'antimafia',
    subject: 'Misure di prevenzione amministrativa',
    head: 'Informazione antimafia',
    theme: 'informazione interdittiva antimafia',
    area: 3,
    courts: COURTS,
    sections: ['3'],
    years: [2012, 2026],
    points: [
      {
        t: 'Presupposti – Più probabile che non',
        r: [
          `l'interdittiva antimafia ha natura preventiva e non richiede la prova di un fatto di reato: il pericolo di infiltrazione va apprezzato secondo il criterio del più probabile che non, sulla base di un quadro indiziario complessivo.`,
          `gli elementi posti a fondamento dell'interdittiva vanno considerati nel loro insieme e non atomisticamente, potendo risalire nel tempo se ancora sintomatici di un condizionamento attuale.`,
        ],
        c: [
          `I rapporti di parentela rilevano quando, per intensità e contesto, lascino presumere una conduzione collettiva dell'impresa.`,
          `L'assoluzione penale non esclude che gli stessi fatti siano valutati dal prefetto.`,
          `Il sindacato del giudice riguarda la ragionevolezza del giudizio e la completezza dell'istruttoria.`,
        ],
        w: `basta un pericolo di infiltrazione più probabile che non`,
        p: ['art. 84 d.lgs. 159/2011', 'art. 91 d.lgs. 159/2011'],
      },
      {
        t: 'Contraddittorio procedimentale',
        r: [
          `{@-2021:nel procedimento che conduce all'interdittiva il contraddittorio può mancare per le esigenze di celerità e riservatezza della prevenzione, salva la possibilità di audizione dell'interessato.|@2022-:dopo la riforma del 2021 il prefetto deve, di regola, comunicare all'impresa gli elementi sintomatici prima dell'interdittiva, salve particolari ragioni di urgenza o di segretezza.}`,
          `la partecipazione dell'impresa al procedimento antimafia serve anche a consentire misure di autocorrezione, da valutare nella prognosi sul rischio di infiltrazione.`,
        ],
        c: [
          `L'omissione va motivata con riferimento alle circostanze concrete del caso.`,
          `L'aggiornamento può essere chiesto quando sopravvengono fatti nuovi, favorevoli all'impresa.`,
          `Il mutamento della compagine sociale subito prima della verifica può apparire strumentale.`,
        ],
        w: `il contraddittorio può essere limitato solo per ragioni specifiche`,
        p: ['art. 92 d.lgs. 159/2011', 'art. 93 d.lgs. 159/2011'],
      },
      {
        t: 'Effetti sui contratti e controllo giudiziario',
        r: [
          `l'interdittiva determina un'incapacità giuridica parziale nei rapporti con la pubblica amministrazione e comporta il recesso dai contratti, salvo il pagamento delle opere già eseguite.`,
          `l'ammissione dell'impresa al controllo giudiziario sospende gli effetti dell'interdittiva, ma non ne elimina i presupposti né incide sulla legittimità del provvedimento.`,
        ],
        c: [
          `La prosecuzione del contratto è possibile per prestazioni essenziali non sostituibili in tempi rapidi.`,
          `Gli effetti della misura giudiziaria non retroagiscono al momento dell'esclusione dalla gara.`,
          `L'esito favorevole del controllo impone un nuovo esame al prefetto.`,
        ],
        w: `l'interdittiva impone il recesso, e il controllo giudiziario la sospende soltanto`,
        p: ['art. 94 d.lgs. 159/2011', 'art. 34-bis d.lgs. 159/2011@2018-'],
      },
    ],
    cases: [
      {
        l: 'Rapporti commerciali con imprese controindicate',
        win: 'b',
        b: `l'Ufficio territoriale del Governo`,
        on: 0,
        v: { r: ['noleggi di mezzi', 'subappalti', 'assunzioni'] },
        f: `{$A}, titolare di un'impresa edile, impugnava l'interdittiva fondata su rapporti ({$r}) ripetuti con ditte già colpite da misure di prevenzione. Deduceva di non avere precedenti e la natura occasionale dei rapporti.`,
        q: `se i rapporti ripetuti ({$r}) con ditte controindicate giustifichino l'interdittiva`,
        o: [
          `+confermato l'interdittiva fondata su rapporti ripetuti ({$r}) con ditte controindicate`,
          `-annullato l'interdittiva esaminando isolatamente i singoli rapporti ({$r})`,
        ],
        y: `i contatti erano {stabili|continuativi} e, letti insieme, {indicavano|rivelavano} una contiguità d'affari`,
      },
      {
        l: 'Mera parentela',
        win: 'a',
        b: `l'Ufficio territoriale del Governo`,
        on: 0,
        v: { p: ['un cugino', 'uno zio', 'un cognato'] },
        f: `L'interdittiva nei confronti dell'impresa di {$A} era fondata sul rapporto di parentela con {$p}, condannato anni prima e mai coinvolto nell'azienda. Si lamentava la mancanza di ogni altro indizio.`,
        q: `se il legame con {$p} condannato basti a fondare l'interdittiva`,
        o: [
          `+annullato l'interdittiva fondata sul solo legame con {$p}`,
          `-ritenuto sufficiente, per l'interdittiva, il solo legame con {$p}`,
        ],
        y: `mancavano {contatti|rapporti} di affari o di convivenza e la parentela, da sola, non è indice di condizionamento`,
      },
    ],
  },
];
