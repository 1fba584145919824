import type { Topic } from '../types.ts';

const COURTS = { COST: 1 } as const;

export const constitutional: readonly Topic[] = [
  {
    id: 'cost-penale',
    subject: 'Giustizia costituzionale',
    head: 'Legittimità costituzionale – Materia penale',
    theme: 'sanzioni penali',
    area: 2,
    courts: COURTS,
    points: [
      {
        t: 'Proporzionalità della pena',
        r: [
          `^La determinazione del trattamento sanzionatorio rientra nella discrezionalità del legislatore, ma resta soggetta al sindacato di questa Corte quando la pena risulti manifestamente sproporzionata rispetto alla gravità del fatto, in contrasto con gli artt. 3 e 27 della Costituzione.`,
          `^Il principio di proporzionalità della pena esige che il giudice possa adeguare la sanzione al concreto disvalore del fatto: una pena fissa, o con un minimo tanto elevato da comprendere condotte di tenue offensività, mette a rischio la sua finalità rieducativa.`,
        ],
        c: [
          `L'intervento correttivo non richiede una soluzione obbligata, ma è sufficiente che l'ordinamento offra un punto di riferimento già esistente.`,
          `La mera diversità di trattamento tra fattispecie non omogenee non vale a dimostrare l'irragionevolezza.`,
          `Spetta comunque al legislatore una riforma organica, nel rispetto delle indicazioni così fornite.`,
        ],
        w: `la pena manifestamente sproporzionata contrasta con gli artt. 3 e 27 della Costituzione`,
        p: ['art. 3 Cost.', 'art. 27 Cost.'],
      },
      {
        t: 'Determinatezza della norma incriminatrice',
        r: [
          `^Il principio di determinatezza non è violato dall'uso di espressioni sommarie o di clausole generali, quando la descrizione complessiva del fatto e la finalità dell'incriminazione consentano al giudice di stabilirne il significato con un'operazione interpretativa ordinaria.`,
          `^La norma penale deve permettere al destinatario di avere una percezione sufficientemente chiara del suo valore precettivo: l'esistenza di interpretazioni giurisprudenziali costanti può confermare, ma non sostituire, la precisione della legge.`,
        ],
        c: [
          `Il divieto di analogia in danno dell'imputato costituisce il corollario della riserva di legge.`,
          `Il giudice rimettente è tenuto a verificare la possibilità di un'interpretazione conforme prima di sollevare la questione.`,
          `Il rinvio a fonti secondarie è ammesso per la specificazione tecnica di elementi già individuati dalla legge.`,
        ],
        w: `le clausole generali sono compatibili con la determinatezza se interpretabili con sicurezza`,
        p: ['art. 25 Cost.'],
      },
      {
        t: 'Ammissibilità – Rilevanza',
        r: [
          `^La questione di legittimità costituzionale è inammissibile quando il rimettente non descrive la fattispecie concreta in modo sufficiente a consentire il controllo sulla rilevanza, né spiega perché debba fare applicazione della norma censurata.`,
          `^Ai fini della rilevanza è sufficiente che la disposizione censurata sia applicabile nel giudizio principale e che la pronuncia possa influire sul percorso argomentativo del giudice, anche se non sul suo esito.`,
        ],
        c: [
          `La motivazione del rimettente è soggetta a un controllo esterno, limitato alla non implausibilità.`,
          `La lacuna dell'ordinanza non può essere colmata con l'esame diretto degli atti.`,
          `La riproposizione della questione è possibile, se gli ostacoli vengono rimossi.`,
        ],
        w: `il rimettente deve descrivere il caso e motivare sulla rilevanza`,
        p: ['art. 23 l. 87/1953'],
      },
    ],
    cases: [
      {
        l: 'Minimo edittale e fatti tenui',
        win: 'b',
        on: 0,
        v: {
          r: [
            'un reato contro il patrimonio',
            'un reato contro la pubblica amministrazione',
            'una violazione in materia ambientale',
          ],
        },
        f: `Il Tribunale di {$city} ha sollevato, in riferimento agli artt. 3 e 27 della Costituzione, questione di legittimità del minimo edittale previsto per {$r}, ritenendolo eccessivo per i fatti di minore gravità, come quello attribuito all'imputato {$A}.`,
        q: `se il minimo edittale stabilito per {$r} sia sproporzionato rispetto ai fatti tenui`,
        o: [`+dichiarato non fondata la questione sul minimo edittale previsto per {$r}`],
        y: `le circostanze attenuanti e {gli istituti|le cause} di favore {già consentono|permettono già} al giudice di adeguare la pena ai fatti di minore gravità`,
      },
      {
        l: 'Ordinanza priva di descrizione del fatto',
        win: 'b',
        on: 2,
        v: { c: ['la data del fatto', `l'oggetto dell'imputazione`, 'la fase del processo'] },
        f: `Il Tribunale di {$city}, nel processo a carico di {$A}, ha sollevato questione di legittimità di una norma sulla sospensione della pena, senza indicare {$c} e senza dire perché il beneficio fosse in discussione.`,
        q: `se sia ammissibile la questione quando l'ordinanza non indica {$c}`,
        o: [
          `+dichiarato inammissibile la questione per difetto di descrizione della fattispecie (nell'ordinanza manca {$c})`,
        ],
        y: `l'omissione {impedisce|non consente} di verificare se la norma {debba essere applicata|sia applicabile} nel giudizio principale`,
      },
    ],
  },
  {
    id: 'cost-lavoro',
    subject: 'Giustizia costituzionale',
    head: 'Legittimità costituzionale – Lavoro e previdenza',
    theme: 'lavoro e previdenza',
    area: 6,
    courts: COURTS,
    points: [
      {
        t: 'Diritto al lavoro e licenziamento',
        r: [
          `^Il diritto al lavoro, fondamentale diritto di libertà della persona, impone al legislatore di circondare il licenziamento di doverose garanzie, ma gli lascia un margine di scelta sul tipo di tutela, purché adeguata e dissuasiva.`,
          `^La tutela reintegratoria non costituisce l'unico paradigma possibile di attuazione dei precetti costituzionali sul lavoro; il rimedio indennitario deve tuttavia assicurare un ristoro congruo e personalizzato.`,
        ],
        c: [
          `Una liquidazione rigida e uniforme, ancorata a un solo parametro, può risultare irragionevole.`,
          `La diversità di disciplina fondata sulla data di assunzione non contrasta di per sé con l'eguaglianza, perché il fluire del tempo può differenziare.`,
          `Il giudice deve poter considerare il numero dei dipendenti, il comportamento delle parti e le condizioni dell'impresa.`,
        ],
        w: `contro il licenziamento ingiusto serve un rimedio adeguato, anche se non sempre reintegratorio`,
        p: ['art. 4 Cost.', 'art. 35 Cost.', 'art. 3 Cost.'],
      },
      {
        t: 'Prestazioni previdenziali – Affidamento',
        r: [
          `^Le disposizioni che modificano in senso sfavorevole rapporti di durata, come quelli pensionistici, non sono vietate, ma non devono trasmodare in un regolamento irrazionale di situazioni fondate su leggi precedenti.`,
          `^Il meccanismo di perequazione delle pensioni è rimesso alla discrezionalità del legislatore, che deve però conciliare le esigenze di bilancio con i principi di sufficienza e adeguatezza, motivandone il sacrificio.`,
        ],
        c: [
          `Le misure temporanee e progressive sulle pensioni più elevate sono più facilmente giustificabili.`,
          `La ripetizione nel tempo degli stessi interventi richiede una verifica più severa.`,
          `L'affidamento del cittadino nella sicurezza giuridica è elemento fondamentale dello Stato di diritto.`,
        ],
        w: `le pensioni possono essere modificate, ma senza irragionevolezza`,
        p: ['art. 36 Cost.', 'art. 38 Cost.', 'art. 3 Cost.'],
      },
      {
        t: 'Sciopero e libertà sindacale',
        r: [
          `^Il diritto di sciopero nei servizi essenziali va contemperato con i diritti della persona di pari rango: le regole sul preavviso e sulle prestazioni indispensabili ne costituiscono limiti interni, se proporzionate.`,
          `^La libertà sindacale comprende l'accesso alle garanzie in azienda, che il legislatore può subordinare a criteri di effettiva rappresentatività, non a condizioni tali da dipendere dal solo consenso del datore di lavoro.`,
        ],
        c: [
          `La mancata attuazione dell'art. 39 della Costituzione non impedisce una legislazione di sostegno.`,
          `Il bilanciamento deve lasciare intatto il nucleo essenziale del diritto.`,
          `La selezione dei soggetti deve poggiare su dati verificabili, come il numero degli iscritti e la partecipazione alle trattative.`,
        ],
        w: `i limiti allo sciopero e ai sindacati devono essere proporzionati`,
        p: ['art. 39 Cost.', 'art. 40 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Indennità fissa per il licenziamento viziato',
        win: 'b',
        on: 0,
        years: [2013, 2026],
        v: { m: ['sei', 'otto', 'dodici'] },
        f: `Il Tribunale di {$city}, chiamato a decidere sul licenziamento di {$A}, dubita della legittimità di una norma che prevede un'indennità massima di {$m} mensilità per i soli vizi di procedura.`,
        q: `se sia irragionevole un'indennità massima di {$m} mensilità per i vizi di sola procedura`,
        o: [`+dichiarato non fondata la questione sul limite di {$m} mensilità per i vizi di procedura`],
        y: `il limite {riguarda|attiene a} violazioni che non toccano la giustificazione del recesso e lascia al giudice {uno spazio|un margine} di graduazione`,
      },
      {
        l: 'Contributo sulle pensioni elevate',
        win: 'b',
        on: 1,
        v: { d: ['triennale', 'quadriennale', 'quinquennale'] },
        f: `La Corte dei conti ha sollevato questione di legittimità di un prelievo {$d} sulle pensioni di importo più elevato, nel giudizio promosso da {$A}, per asserita violazione dell'affidamento e dell'eguaglianza.`,
        q: `se un prelievo {$d} sulle sole pensioni elevate violi l'affidamento`,
        o: [`+dichiarato non fondata la questione su un prelievo {$d} a carico delle pensioni elevate`],
        y: `la misura era {temporanea|limitata nel tempo}, progressiva e {interna|rimasta interna} al circuito previdenziale`,
      },
    ],
  },
  {
    id: 'cost-regioni',
    subject: 'Giustizia costituzionale',
    head: 'Legittimità costituzionale – Stato e Regioni',
    theme: 'riparto di competenze legislative',
    area: 3,
    courts: COURTS,
    years: [2002, 2026],
    points: [
      {
        t: `Tutela dell'ambiente e governo del territorio`,
        r: [
          `^La tutela dell'ambiente e dell'ecosistema è materia trasversale di competenza esclusiva statale, nella quale le Regioni possono intervenire, esercitando proprie attribuzioni, soltanto per elevare gli standard di protezione.`,
          `^Nel governo del territorio spetta alla legge statale fissare i principi fondamentali, tra i quali le categorie degli interventi edilizi e il relativo regime, che la Regione può articolare ma non modificare.`,
        ],
        c: [
          `Le procedure di sanatoria non previste dallo Stato non possono essere introdotte da leggi regionali.`,
          `La pianificazione paesaggistica congiunta impedisce deroghe unilaterali.`,
          `La clausola di salvaguardia generica non evita l'illegittimità di disposizioni specifiche.`,
        ],
        w: `le Regioni possono solo innalzare la tutela ambientale`,
        p: ['art. 117 Cost.'],
      },
      {
        t: 'Coordinamento della finanza pubblica',
        r: [
          `^Lo Stato può imporre alle Regioni, quali principi di coordinamento della finanza pubblica, limiti complessivi alla spesa, ma deve lasciare loro la scelta degli strumenti per raggiungerli.`,
          `^L'obbligo di copertura finanziaria si impone anche al legislatore regionale, che deve indicare con credibilità le risorse, sin dal momento in cui la spesa è prevista.`,
        ],
        c: [
          `Il finanziamento dei livelli essenziali non può essere sacrificato a spese facoltative.`,
          `Le autonomie speciali partecipano al risanamento secondo il metodo dell'accordo.`,
          `Una norma di spesa priva di copertura è illegittima, anche se di modesto importo.`,
        ],
        w: `i limiti statali alla spesa devono lasciare alle Regioni la scelta dei mezzi`,
        p: ['art. 117 Cost.', 'art. 119 Cost.', 'art. 81 Cost.'],
      },
      {
        t: 'Concorso pubblico e ordinamento civile',
        r: [
          `^La regola del pubblico concorso può essere derogata soltanto in presenza di peculiari esigenze di interesse pubblico, e la legge regionale non può stabilizzare personale in modo generalizzato.`,
          `^La disciplina del rapporto di lavoro pubblico privatizzato rientra nell'ordinamento civile, di esclusiva competenza statale, sicché la Regione non può incidere sul trattamento regolato dai contratti collettivi.`,
          `^L'accesso agli impieghi mediante selezione aperta è strumento di imparzialità e buon andamento: le norme regionali che riservano posti a chi già lavora per l'ente devono rispondere a una necessità funzionale specifica e dimostrata.`,
        ],
        c: [
          `L'organizzazione degli uffici resta invece nella disponibilità della Regione.`,
          `La valorizzazione dell'esperienza maturata è ammessa, se non si traduce in un privilegio.`,
          `Restano salve le procedure di selezione aperte agli esterni.`,
        ],
        w: `l'assunzione senza concorso resta un'eccezione`,
        p: ['art. 97 Cost.', 'art. 117 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Sanatoria edilizia regionale',
        win: 'a',
        b: 'una Regione',
        on: 0,
        v: { o: ['dei sottotetti', 'delle verande', 'dei fabbricati rurali'] },
        f: `Il Presidente del Consiglio dei ministri ha impugnato una disposizione di legge regionale che consentiva la regolarizzazione {$o}, se privi di titolo, al di fuori dei presupposti della legge statale.`,
        q: `se la Regione possa prevedere una regolarizzazione {$o} diversa da quella statale`,
        o: [
          `+dichiarato l'illegittimità costituzionale della disposizione regionale sulla regolarizzazione {$o}`,
        ],
        y: `i presupposti della sanatoria {costituiscono|sono} principi fondamentali riservati allo Stato, {ai quali|cui} la Regione deve attenersi`,
      },
      {
        l: 'Spesa priva di copertura',
        win: 'a',
        b: 'una Regione',
        on: 1,
        v: {
          s: [
            'contributi alle manifestazioni locali',
            'un fondo per gli eventi sportivi',
            `un'agenzia di promozione`,
          ],
        },
        f: `Con ricorso in via principale è stata impugnata la norma regionale che finanziava {$s} senza indicare i mezzi per farvi fronte negli esercizi successivi al primo.`,
        q: `se la legge regionale possa finanziare {$s} senza indicare la copertura per tutti gli anni`,
        o: [
          `+dichiarato l'illegittimità costituzionale della norma regionale che finanziava {$s} senza copertura`,
        ],
        y: `la copertura deve essere {credibile e attuale|credibile} per ogni esercizio e mancava per quelli successivi`,
      },
    ],
  },
  {
    id: 'cost-famiglia',
    subject: 'Giustizia costituzionale',
    head: 'Legittimità costituzionale – Famiglia e minori',
    theme: 'famiglia e minori',
    area: 8,
    courts: COURTS,
    points: [
      {
        t: 'Interesse del minore',
        r: [
          `^L'interesse del minore ha rilievo preminente in ogni decisione che lo riguarda e non può essere compresso da automatismi che impediscano al giudice di considerare le circostanze del caso concreto.`,
          `^Le presunzioni assolute che incidono sui legami familiari sono irragionevoli quando è agevole formulare ipotesi reali contrarie alla generalizzazione posta a loro base.`,
        ],
        c: [
          `Il bilanciamento non può comportare il sacrificio totale di uno degli interessi in gioco.`,
          `La verifica caso per caso è affidata al giudice specializzato.`,
          `La protezione si estende al mantenimento di relazioni affettive già consolidate.`,
        ],
        w: `gli automatismi a danno del minore sono incompatibili con la Costituzione`,
        p: ['art. 2 Cost.', 'art. 30 Cost.', 'art. 31 Cost.'],
      },
      {
        t: 'Eguaglianza tra figli e tra coniugi',
        r: [
          `^Ogni discriminazione tra figli in ragione delle circostanze della nascita è priva di giustificazione, poiché la tutela della famiglia fondata sul matrimonio non può risolversi in un danno per chi è nato fuori di esso.`,
          `^L'eguaglianza morale e giuridica dei coniugi può essere limitata soltanto a garanzia dell'unità familiare, e non in base a concezioni che subordinano l'uno all'altro.`,
          `^{@-2013:La protezione dei figli nati fuori del matrimonio è dovere costituzionale, e le regole che ne fanno dipendere l'estensione dal vincolo esistente tra i genitori|@2014-:La condizione giuridica di figlio è unica, e le regole che ne fanno dipendere l'estensione dal vincolo esistente tra i genitori} sono compatibili con gli artt. 3 e 30 della Costituzione soltanto se non sacrificano il nato.`,
        ],
        c: [
          `La ricerca di un equilibrio nell'attribuzione del cognome appartiene a tale principio.`,
          `Il legislatore può graduare gli effetti patrimoniali, se esistono ragioni oggettive.`,
          `Le convivenze stabili godono di protezione quali formazioni sociali.`,
        ],
        w: `i figli sono eguali quale che sia la loro nascita`,
        p: ['art. 3 Cost.', 'art. 29 Cost.', 'art. 30 Cost.'],
      },
      {
        t: 'Interpretazione conforme',
        r: [
          `^Il giudice deve ricercare, tra i significati possibili della disposizione, quello compatibile con la Costituzione; la questione è però ammissibile quando abbia esplorato tale possibilità e l'abbia motivatamente esclusa.`,
          `^L'esistenza di un diritto vivente contrario esonera il rimettente dal tentare un'interpretazione adeguatrice, potendo egli chiedere a questa Corte il controllo sulla norma così intesa.`,
        ],
        c: [
          `Il dato letterale segna il confine oltre il quale l'interpretazione cede il passo al sindacato di legittimità.`,
          `La condivisibilità della lettura proposta attiene al merito e non all'ammissibilità.`,
          `Un unico precedente non costituisce, di regola, diritto vivente.`,
        ],
        w: `prima di sollevare la questione va cercata una lettura conforme`,
        p: ['art. 134 Cost.', 'art. 23 l. 87/1953'],
      },
    ],
    cases: [
      {
        l: 'Decadenza automatica',
        win: 'a',
        on: 0,
        v: { r: ['alterazione di stato', 'omesso mantenimento', 'sottrazione di minore'] },
        f: `Il Tribunale di {$city} dubita della norma che, in caso di condanna di un genitore per {$r}, prevede una sanzione accessoria automatica sui rapporti con il figlio. Nel giudizio principale il minore conserva un legame positivo con {$A}.`,
        q: `se sia legittima una sanzione accessoria automatica per il genitore condannato per {$r}`,
        o: [
          `+ritenuto fondato il dubbio sull'automatismo della sanzione accessoria per {$r}, da applicare solo dopo una valutazione in concreto`,
        ],
        y: `l'automatismo {preclude|impedisce} al giudice di considerare l'interesse del figlio, {che può richiedere|il quale può esigere} la conservazione del rapporto`,
      },
      {
        l: 'Questione non preceduta da lettura conforme',
        win: 'b',
        on: 2,
        v: { m: ['i termini di un reclamo', `l'ascolto del minore`, 'la nomina del curatore'] },
        f: `Il Tribunale per i minorenni di {$city} ha sollevato questione su una norma riguardante {$m}, senza confrontarsi con la diversa interpretazione seguita da altri uffici. Il giudizio riguarda il figlio di {$A}.`,
        q: `se sia ammissibile la questione su {$m} quando il rimettente ignora una lettura conforme`,
        o: [`+dichiarato inammissibile la questione riguardante {$m}`],
        y: `la soluzione conforme era {praticabile|già seguita da altri giudici} e il rimettente {non l'ha esaminata|ha omesso di esaminarla}`,
      },
    ],
  },
  {
    id: 'cost-tributi',
    subject: 'Giustizia costituzionale',
    head: 'Legittimità costituzionale – Tributi',
    theme: 'capacità contributiva',
    area: 4,
    courts: COURTS,
    points: [
      {
        t: 'Capacità contributiva',
        r: [
          `^La capacità contributiva, intesa come idoneità del soggetto all'obbligazione d'imposta, può essere ricavata da qualsiasi indice rivelatore di ricchezza, la cui scelta spetta al legislatore con il limite della non arbitrarietà.`,
          `^Non ogni modulazione del sistema impositivo per settori contrasta con l'eguaglianza tributaria: la differenza deve però essere sorretta da adeguate giustificazioni e da una struttura coerente con il fine.`,
        ],
        c: [
          `Le presunzioni assolute sono ammesse solo se fondate su regole di comune esperienza.`,
          `Il prelievo straordinario deve essere limitato nel tempo e coerente con la ragione che lo giustifica.`,
          `Il dovere tributario attinge anche alla solidarietà richiamata dall'art. 2 della Costituzione.`,
        ],
        w: `il legislatore sceglie gli indici di ricchezza nel limite della ragionevolezza`,
        p: ['art. 53 Cost.', 'art. 3 Cost.'],
      },
      {
        t: 'Retroattività della legge tributaria',
        r: [
          `^La norma tributaria retroattiva non viola per ciò solo la Costituzione, ma occorre verificare se la capacità contributiva colpita fosse ancora attuale e se il prelievo fosse prevedibile.`,
          `^L'interpretazione autentica è legittima quando assegna alla disposizione un significato già contenuto nel suo testo, riconoscibile come una delle letture possibili.`,
        ],
        c: [
          `L'ingerenza nei giudizi in corso richiede motivi imperativi di interesse generale.`,
          `Lo Statuto del contribuente non è parametro di costituzionalità, pur esprimendo principi dell'ordinamento.`,
          `Il breve intervallo tra fatto e legge rende meno grave la retroattività.`,
        ],
        w: `la legge tributaria retroattiva è ammessa solo se ragionevole e prevedibile`,
        p: ['art. 53 Cost.', 'art. 117 Cost.'],
      },
      {
        t: 'Difesa in giudizio e condizioni di accesso',
        r: [
          `^Gli oneri che condizionano l'accesso alla tutela del contribuente sono legittimi se diretti a interessi generali e se non rendono l'esercizio del diritto eccessivamente difficile.`,
          `^Il principio del solve et repete, che subordina la tutela al previo pagamento dell'imposta, è estraneo all'ordinamento, mentre la riscossione provvisoria è compatibile con la difesa.`,
        ],
        c: [
          `La sospensione cautelare deve essere disponibile in ogni stato della lite.`,
          `Termini troppo brevi possono risultare irragionevoli se rendono inutile il rimedio.`,
          `Il reclamo preventivo è ammesso se non preclude l'azione in modo definitivo.`,
        ],
        w: `l'accesso al giudice tributario non può dipendere dal previo pagamento`,
        p: ['art. 24 Cost.', 'art. 113 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Prelievo su un solo settore',
        win: 'b',
        on: 0,
        v: { s: ['del credito', `dell'energia`, 'delle assicurazioni'] },
        f: `Il giudice tributario di {$city} ha sollevato questione su un'addizionale a carico delle sole imprese {$s}, nel giudizio di rimborso promosso dalla società {$S}, in riferimento agli artt. 3 e 53 della Costituzione.`,
        q: `se un'addizionale limitata alle imprese {$s} violi l'eguaglianza tributaria`,
        o: [`+dichiarato non fondata la questione sull'addizionale a carico delle imprese {$s}`],
        y: `la specificità del mercato {giustifica|rende ragionevole} il trattamento distinto e la struttura del prelievo {era coerente|risulta coerente} con il fine`,
      },
      {
        l: 'Norma di interpretazione autentica',
        win: 'b',
        on: 1,
        v: { t: ['sulle agevolazioni', 'sulle rendite catastali', 'sui termini di decadenza'] },
        f: `È censurata una norma che si dichiara interpretativa di una precedente disposizione {$t}. Il rimettente, investito del ricorso di {$A}, ritiene che sia in realtà innovativa e che incida sul processo in corso.`,
        q: `se la norma interpretativa {$t} sia in realtà retroattiva e illegittima`,
        o: [`+dichiarato non fondata la questione sulla norma interpretativa {$t}`],
        y: `il significato imposto era tra quelli possibili e {risolveva|poneva fine a} un contrasto giurisprudenziale`,
      },
    ],
  },
  {
    id: 'cost-conflitti',
    subject: 'Giustizia costituzionale',
    head: 'Conflitto di attribuzione e processo costituzionale',
    theme: 'conflitti di attribuzione',
    area: 5,
    courts: COURTS,
    points: [
      {
        t: 'Insindacabilità parlamentare',
        r: [
          `^Le opinioni espresse fuori dalla sede parlamentare sono coperte dall'insindacabilità soltanto se riproducono, nel contenuto, atti tipici della funzione compiuti in precedenza dallo stesso parlamentare.`,
          `^Il nesso funzionale tra dichiarazioni esterne e attività parlamentare richiede una sostanziale corrispondenza di significato e un legame temporale, non bastando la comunanza di argomento.`,
        ],
        c: [
          `Gli atti di altri componenti del gruppo non possono fondare la garanzia.`,
          `Il mero contesto politico non vale a collegare alle funzioni ogni affermazione.`,
          `Spetta alla Corte verificare in concreto se la delibera della Camera abbia leso le attribuzioni del giudice.`,
        ],
        w: `fuori dal Parlamento sono insindacabili solo le opinioni corrispondenti ad atti tipici`,
        p: ['art. 68 Cost.'],
      },
      {
        t: 'Conflitto tra poteri – Ammissibilità',
        r: [
          `^Il conflitto tra poteri dello Stato sorge tra organi competenti a dichiarare in via definitiva la volontà del potere cui appartengono, per delimitare attribuzioni determinate da norme costituzionali.`,
          `^Nella fase preliminare, senza contraddittorio, la Corte si limita ad accertare se esista la materia di un conflitto, restando impregiudicata ogni decisione anche sull'ammissibilità.`,
        ],
        c: [
          `I singoli giudici sono legittimati, in quanto esercitano il potere giurisdizionale in posizione di indipendenza.`,
          `Il singolo parlamentare può agire per la menomazione evidente delle sue prerogative.`,
          `Il ricorso notificato fuori termine è improcedibile.`,
        ],
        w: `possono confliggere solo organi che esprimono la volontà definitiva di un potere`,
        p: ['art. 134 Cost.', 'art. 37 l. 87/1953'],
      },
      {
        t: 'Autonomia degli organi costituzionali',
        r: [
          `^L'autodichia degli organi costituzionali sui rapporti con i propri dipendenti è espressione di autonomia, a condizione che gli organi interni siano precostituiti e imparziali.`,
          `^Il principio di leale collaborazione impone ai poteri dello Stato di esercitare le rispettive attribuzioni in modo da non impedire senza necessità quelle altrui.`,
        ],
        c: [
          `I rapporti con i terzi restano, invece, soggetti alla giurisdizione comune.`,
          `L'impedimento parlamentare va bilanciato con le esigenze del processo.`,
          `Un rifiuto assoluto di fornire atti deve essere motivato.`,
        ],
        w: `l'autonomia interna non si estende ai rapporti con i terzi`,
        p: ['art. 64 Cost.', 'art. 24 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Dichiarazioni rese alla stampa',
        win: 'a',
        b: 'una Camera',
        on: 0,
        v: { m: ['in un comizio', `in un'intervista`, 'in rete'] },
        f: `Il Tribunale di {$city}, nel giudizio per diffamazione promosso da {$A}, ha sollevato conflitto contro la delibera che dichiarava insindacabili le affermazioni fatte {$m} da un parlamentare.`,
        q: `se siano insindacabili le affermazioni fatte {$m} da un parlamentare`,
        o: [`+ritenuto che non spettasse alla Camera dichiarare insindacabili le affermazioni fatte {$m}`],
        y: `nessun atto parlamentare anteriore aveva lo stesso contenuto`,
      },
      {
        l: 'Ricorso di un ente non legittimato',
        win: 'b',
        b: 'il Governo',
        on: 1,
        v: { e: ['un comitato locale', 'un ordine professionale', `un'associazione di consumatori`] },
        f: `Ha proposto conflitto di attribuzione {$e}, in persona del presidente {$A}, lamentando che un decreto del Governo avrebbe inciso sulle sue prerogative statutarie.`,
        q: `se {$e} possa sollevare conflitto tra poteri dello Stato`,
        o: [`+dichiarato inammissibile il conflitto proposto da {$e}`],
        y: `il ricorrente non {è titolare di|esercita} attribuzioni definite dalla Costituzione né {esprime|può esprimere} la volontà di un potere`,
      },
    ],
  },
];
