import type { Topic } from '../types.ts';

const UNION = { CGUE: 1 } as const;
const RIGHTS = { CEDU: 1 } as const;

export const european: readonly Topic[] = [
  {
    id: 'cgue-consumatori',
    subject: `Diritto dell'Unione europea`,
    head: 'Rinvio pregiudiziale – Clausole abusive',
    theme: 'clausole abusive',
    area: 1,
    courts: UNION,
    points: [
      {
        t: `Rilievo d'ufficio`,
        r: [
          `^Il giudice nazionale è tenuto a esaminare d'ufficio il carattere abusivo di una clausola contrattuale non appena dispone degli elementi di diritto e di fatto necessari, per ovviare allo squilibrio tra consumatore e professionista.`,
          `^L'articolo 6 della direttiva 93/13/CEE è una norma imperativa, equivalente a quelle di ordine pubblico: le clausole abusive non vincolano il consumatore, e il giudice deve disapplicarle salvo che quest'ultimo vi si opponga.`,
        ],
        c: [
          `Le parti devono essere informate e poter discutere in contraddittorio la questione rilevata.`,
          `Il giudicato nazionale può cedere quando la clausola non sia mai stata oggetto di esame.`,
          `Al giudice è precluso modificare il contenuto della clausola per renderla lecita.`,
        ],
        w: `il giudice deve rilevare d'ufficio le clausole abusive`,
        p: ['art. 6 dir. 93/13/CEE', 'art. 7 dir. 93/13/CEE'],
      },
      {
        t: 'Trasparenza',
        r: [
          `^L'obbligo di redazione chiara e comprensibile non si esaurisce nel piano grammaticale: il consumatore medio deve poter valutare le conseguenze economiche che derivano per lui dalla clausola.`,
          `^Il sindacato sull'oggetto principale del contratto è escluso soltanto se la clausola è formulata in modo chiaro e comprensibile, secondo un'interpretazione restrittiva dell'eccezione.`,
        ],
        c: [
          `La verifica tiene conto della pubblicità e delle informazioni fornite prima della conclusione.`,
          `Il difetto di trasparenza è un elemento del giudizio di abusività, senza esserne da solo la prova.`,
          `L'onere di dimostrare la negoziazione individuale incombe sul professionista.`,
        ],
        w: `la clausola deve rendere comprensibili le conseguenze economiche`,
        p: ['art. 4 dir. 93/13/CEE', 'art. 5 dir. 93/13/CEE'],
      },
      {
        t: 'Effetti e restituzioni',
        r: [
          `^La dichiarazione di abusività deve ripristinare la situazione in cui il consumatore si sarebbe trovato senza la clausola, con restituzione integrale delle somme indebitamente versate.`,
          `^La direttiva 93/13/CEE non osta a un termine di prescrizione dell'azione restitutoria, purché esso non renda eccessivamente difficile l'esercizio dei diritti e decorra da quando il consumatore poteva conoscerli.`,
        ],
        c: [
          `La limitazione nel tempo degli effetti spetta solo alla Corte.`,
          `Il contratto prosegue se può sussistere senza la clausola secondo il diritto interno.`,
          `La ripartizione delle spese di lite non deve dissuadere dall'agire.`,
        ],
        w: `al consumatore va restituito quanto pagato in base alla clausola abusiva`,
        p: ['art. 6 dir. 93/13/CEE'],
      },
    ],
    cases: [
      {
        l: 'Ingiunzione fondata su clausola penale',
        win: 'a',
        on: 0,
        v: { p: ['il venti per cento', 'il trenta per cento', 'metà'] },
        f: `La società {$S} aveva ottenuto contro {$A} un'ingiunzione di pagamento fondata su un contratto di credito, comprensiva di una penale ({$p} del capitale). {$A}, pur opponendosi, non aveva contestato la clausola. Il giudice chiede se possa esaminarla.`,
        q: `se il giudice dell'ingiunzione possa esaminare d'ufficio una penale ({$p} del capitale)`,
        o: [`+dichiarato che il giudice deve esaminare d'ufficio una penale ({$p} del capitale)`],
        y: `la disuguaglianza tra le parti può essere {compensata|riequilibrata} solo da un intervento {estraneo|esterno} al rapporto contrattuale`,
      },
      {
        l: 'Prestito indicizzato',
        win: 'a',
        on: 1,
        v: { v: ['una valuta estera', 'un indice di borsa', 'un tasso non pubblicato'] },
        f: `{$A} aveva stipulato con la società {$S} un mutuo indicizzato a {$v}, senza ricevere simulazioni sugli effetti delle variazioni. Il giudice interroga la Corte sulla portata dell'obbligo di trasparenza.`,
        q: `se sia trasparente un mutuo indicizzato a {$v} proposto senza simulazioni`,
        o: [
          `+dichiarato che la clausola di indicizzazione a {$v} deve essere accompagnata da informazioni sui rischi economici`,
        ],
        y: `il consumatore deve poter {comprendere|valutare} non solo l'esistenza del rischio ma anche le conseguenze sui rimborsi`,
      },
    ],
  },
  {
    id: 'cgue-iva',
    subject: `Diritto dell'Unione europea`,
    head: 'Rinvio pregiudiziale – IVA',
    theme: 'IVA',
    area: 4,
    courts: UNION,
    points: [
      {
        t: 'Diritto a detrazione',
        r: [
          `^Il diritto a detrazione costituisce un principio fondamentale del sistema comune dell'IVA e non può essere limitato, se le condizioni sostanziali sono soddisfatte, per l'inosservanza di taluni requisiti formali.`,
          `^Spetta alle autorità nazionali negare il diritto a detrazione quando sia dimostrato, in base a elementi oggettivi, che il soggetto passivo sapeva o avrebbe dovuto sapere di partecipare a un'evasione.`,
        ],
        c: [
          `Non può essere preteso che il destinatario verifichi in modo generale gli obblighi del proprio fornitore.`,
          `Gli Stati possono adottare misure antielusive, purché proporzionate.`,
          `La rettifica della fattura deve essere possibile, se è eliminato in tempo utile il rischio di perdita di gettito.`,
        ],
        w: `la detrazione non può essere negata per sole irregolarità formali`,
        p: ['art. 168 dir. 2006/112/CE@2007-', 'art. 17 dir. 77/388/CEE@2000-2006'],
      },
      {
        t: 'Neutralità e rimborso',
        r: [
          `^Il principio di neutralità fiscale esige che l'imposta indebitamente versata possa essere recuperata, eventualmente nei confronti dell'amministrazione quando la restituzione dal fornitore sia impossibile.`,
          `^Il rimborso dell'eccedenza deve avvenire entro un termine ragionevole e con modalità che non facciano gravare sul soggetto passivo un rischio finanziario.`,
        ],
        c: [
          `Gli interessi compensano l'indisponibilità delle somme.`,
          `Un termine di decadenza è compatibile, se rispetta equivalenza ed effettività.`,
          `Le garanzie richieste non devono essere sproporzionate rispetto al rischio.`,
        ],
        w: `l'IVA non dovuta deve poter essere recuperata`,
        p: ['art. 183 dir. 2006/112/CE@2007-', 'art. 18 dir. 77/388/CEE@2000-2006'],
      },
      {
        t: 'Soggettività passiva e sanzioni',
        r: [
          `^Esercita un'attività economica chi sfrutta un bene per ricavarne introiti con carattere di stabilità, quali che siano lo scopo e il risultato dell'attività.`,
          `^Le sanzioni per le violazioni in materia di IVA devono rispettare il principio di proporzionalità e non eccedere quanto necessario ad assicurare l'esatta riscossione.`,
        ],
        c: [
          `L'ente pubblico non è soggetto passivo quando agisce come autorità, salve distorsioni di concorrenza rilevanti.`,
          `Il cumulo di sanzioni penali e amministrative è ammesso entro limiti precisi.`,
          `Il giudice valuta la natura e la gravità dell'infrazione.`,
        ],
        w: `le sanzioni in materia di IVA devono essere proporzionate`,
        p: [
          'art. 9 dir. 2006/112/CE@2007-',
          'art. 4 dir. 77/388/CEE@2000-2006',
          'art. 273 dir. 2006/112/CE@2007-',
        ],
      },
    ],
    cases: [
      {
        l: 'Fattura con dati incompleti',
        win: 'a',
        b: `l'Agenzia delle entrate`,
        on: 0,
        v: { d: ['il numero di partita IVA', 'la data della prestazione', 'la descrizione del servizio'] },
        f: `L'amministrazione negava a {$A} la detrazione perché le fatture non riportavano {$d}. Il contribuente aveva poi fornito documenti integrativi. Il giudice del rinvio chiede se il diniego sia compatibile con il sistema comune.`,
        q: `se la detrazione possa essere negata perché la fattura non riporta {$d}`,
        o: [
          `+dichiarato che il diritto dell'Unione osta al diniego della detrazione per la sola mancanza, nella fattura, di un elemento come {$d}`,
        ],
        y: `l'amministrazione disponeva di {tutti i dati|ogni dato} per verificare i requisiti sostanziali, {integrati|completati} dal contribuente`,
      },
      {
        l: 'Rimborso ritardato',
        win: 'a',
        b: `l'Agenzia delle entrate`,
        on: 1,
        v: { a: ['quattro', 'cinque', 'sette'] },
        f: `{$A} attendeva da {$a} anni il rimborso dell'eccedenza di imposta, sospeso in attesa di controlli. La normativa interna non prevedeva interessi per il periodo di sospensione.`,
        q: `se sia ammissibile un'attesa di {$a} anni, senza interessi, per il rimborso dell'eccedenza`,
        o: [`+dichiarato che la neutralità osta a un'attesa di {$a} anni senza interessi`],
        y: `il ritardo {trasferisce|fa ricadere} sul soggetto passivo un onere finanziario che spetta all'amministrazione`,
      },
    ],
  },
  {
    id: 'cgue-lavoro',
    subject: `Diritto dell'Unione europea`,
    head: 'Rinvio pregiudiziale – Politica sociale',
    theme: 'politica sociale',
    area: 6,
    courts: UNION,
    points: [
      {
        t: 'Contratti a tempo determinato',
        r: [
          `^La clausola 5 dell'accordo quadro osta a una normativa che consenta di rinnovare contratti a tempo determinato per soddisfare esigenze permanenti e durevoli, in mancanza di misure effettive di prevenzione e sanzione.`,
          `^Il principio di non discriminazione impone di riconoscere ai lavoratori a termine, quanto alle condizioni di impiego, lo stesso trattamento dei comparabili a tempo indeterminato, salvo ragioni oggettive.`,
        ],
        c: [
          `La nozione di ragioni oggettive richiede elementi precisi e concreti, e non una mera previsione generale.`,
          `Il risarcimento forfettario può essere accompagnato da misure ulteriori, se necessario.`,
          `L'anzianità maturata a termine va computata, se le funzioni sono identiche.`,
        ],
        w: `i rinnovi a termine per bisogni stabili contrastano con l'accordo quadro`,
        p: ['clausola 4 dir. 1999/70/CE', 'clausola 5 dir. 1999/70/CE'],
      },
      {
        t: 'Ferie e orario',
        r: [
          `^Il diritto alle ferie annuali retribuite è un principio particolarmente importante del diritto sociale dell'Unione e non può estinguersi senza che il lavoratore sia stato posto in grado di esercitarlo.`,
          `^L'orario di lavoro comprende qualsiasi periodo in cui il lavoratore è a disposizione del datore, e la guardia con vincoli tali da incidere in modo significativo sul tempo libero vi rientra.`,
        ],
        c: [
          `Il datore deve invitare il lavoratore a fruire delle ferie e informarlo della possibile perdita.`,
          `L'indennità sostitutiva è dovuta alla cessazione, quale ne sia la causa.`,
          `La malattia sopravvenuta consente di godere del riposo in un periodo diverso.`,
        ],
        w: `le ferie non si perdono se il lavoratore non ha potuto goderne`,
        p: ['art. 7 dir. 2003/88/CE@2004-', 'art. 7 dir. 93/104/CE@2000-2003'],
      },
      {
        t: 'Parità di trattamento',
        years: [2001, 2026],
        r: [
          `^Costituisce discriminazione indiretta il criterio apparentemente neutro che pone in una posizione di svantaggio le persone con una determinata caratteristica, salvo che sia giustificato da una finalità legittima con mezzi appropriati.`,
          `^La persona che si ritiene discriminata deve allegare fatti dai quali si possa presumere la disparità; spetta allora alla controparte provare che il principio non è stato violato.`,
        ],
        c: [
          `La nozione di handicap comprende limitazioni durevoli che ostacolano la partecipazione alla vita professionale.`,
          `I datori devono adottare soluzioni ragionevoli, che non comportino un onere sproporzionato.`,
          `L'età pensionabile diversa per genere non può giustificare la cessazione del rapporto.`,
        ],
        w: `un criterio neutro che svantaggia un gruppo va giustificato`,
        p: ['art. 2 dir. 2000/78/CE', 'art. 5 dir. 2000/78/CE'],
      },
    ],
    cases: [
      {
        l: 'Rinnovi nel settore pubblico',
        win: 'a',
        b: 'il Ministero',
        on: 0,
        v: { n: ['nove', 'tredici', 'diciassette'] },
        f: `{$A} aveva lavorato per il Ministero con {$n} contratti a termine per lo stesso posto vacante. Il diritto interno esclude la conversione nel settore pubblico. Il giudice chiede se le misure previste siano sufficienti.`,
        q: `se {$n} contratti a termine sullo stesso posto vacante siano compatibili con l'accordo quadro`,
        o: [
          `+dichiarato che l'accordo quadro osta a {$n} rinnovi sullo stesso posto in assenza di una sanzione effettiva`,
        ],
        y: `il posto era vacante {in modo stabile|stabilmente} e la sola esclusione della conversione non {previene|è in grado di prevenire} l'abuso`,
      },
      {
        l: 'Ferie non godute',
        win: 'a',
        on: 1,
        v: { g: ['ventiquattro', 'trentasei', 'cinquanta'] },
        f: `Alla cessazione del rapporto con la società {$S}, {$A} chiedeva l'indennità per {$g} giorni di ferie non godute. La società opponeva che non ne aveva mai fatto richiesta. Il giudice del rinvio domanda chi debba attivarsi.`,
        q: `se il lavoratore perda {$g} giorni di ferie che non ha chiesto di godere`,
        o: [`+dichiarato che il diritto dell'Unione osta alla perdita automatica di {$g} giorni di ferie`],
        y: `spetta al datore {dimostrare|provare} di avere {invitato|sollecitato} il lavoratore a fruirne`,
      },
    ],
  },
  {
    id: 'cgue-stato',
    subject: `Diritto dell'Unione europea`,
    head: 'Rinvio pregiudiziale – Principi generali',
    theme: `diritto dell'Unione`,
    area: 5,
    courts: UNION,
    points: [
      {
        t: 'Primato e disapplicazione',
        r: [
          `^Il giudice nazionale ha l'obbligo di garantire la piena efficacia delle norme dell'Unione dotate di effetto diretto, disapplicando all'occorrenza qualsiasi disposizione interna contraria, anche posteriore.`,
          `^L'obbligo di interpretazione conforme impone di considerare l'insieme del diritto nazionale e di applicarne i metodi, ma non può fondare un'interpretazione contra legem.`,
          `^Ogni autorità di uno Stato membro, nell'ambito delle proprie competenze, deve lasciare inapplicata la regola nazionale incompatibile con una disposizione chiara, precisa e incondizionata dell'Unione, senza chiederne la previa rimozione.`,
        ],
        c: [
          `Anche gli organi dell'amministrazione sono tenuti a disapplicare la norma contraria.`,
          `Una direttiva non può, di per sé, creare obblighi a carico di un singolo.`,
          `Il giudice non deve attendere la rimozione legislativa o costituzionale della norma.`,
        ],
        w: `la norma interna contraria al diritto dell'Unione va disapplicata`,
        p: ['art. 288 TFUE@2010-', 'art. 249 TCE@2000-2009', 'art. 4 TUE@2010-'],
      },
      {
        t: 'Obbligo di rinvio',
        r: [
          `^Il giudice di ultima istanza è tenuto al rinvio pregiudiziale, a meno che la questione non sia rilevante, sia già stata decisa o l'interpretazione si imponga con tale evidenza da non lasciare dubbi.`,
          `^Le norme interne non possono impedire al giudice di rivolgersi alla Corte in qualsiasi fase del procedimento, né vincolarlo alla valutazione di un giudice superiore.`,
        ],
        c: [
          `La decisione di non disporre il rinvio deve essere motivata.`,
          `Le questioni godono di una presunzione di rilevanza.`,
          `La Corte non è competente a interpretare il diritto nazionale.`,
        ],
        w: `il giudice di ultima istanza deve rinviare, salvo tre eccezioni`,
        p: ['art. 267 TFUE@2010-', 'art. 234 TCE@2000-2009'],
      },
      {
        t: 'Responsabilità dello Stato',
        r: [
          `^Lo Stato risponde dei danni causati ai singoli dalla violazione del diritto dell'Unione quando la norma conferisce loro diritti, la violazione è sufficientemente caratterizzata e sussiste un nesso diretto.`,
          `^La responsabilità dello Stato si estende alla violazione manifesta imputabile a un organo giurisdizionale di ultimo grado, senza che il diritto interno possa limitarla al dolo o alla colpa grave.`,
        ],
        c: [
          `La prescrizione è regolata dal diritto nazionale, nel rispetto di equivalenza ed effettività.`,
          `Il mancato recepimento di una direttiva è di per sé violazione grave.`,
          `Il risarcimento non può essere subordinato a una previa sentenza di inadempimento.`,
        ],
        w: `lo Stato risarcisce le violazioni gravi del diritto dell'Unione`,
        p: ['art. 4 TUE@2010-', 'art. 10 TCE@2000-2009'],
      },
    ],
    cases: [
      {
        l: 'Direttiva recepita in ritardo',
        win: 'a',
        b: 'lo Stato italiano',
        on: 2,
        v: {
          m: ['la formazione dei medici', 'la tutela dei viaggiatori', `l'insolvenza del datore di lavoro`],
        },
        f: `{$A} chiedeva il risarcimento allo Stato italiano per il tardivo recepimento di una direttiva riguardante {$m}. Il diritto interno prevedeva un indennizzo forfettario. Il giudice domanda se esso sia sufficiente.`,
        q: `se un indennizzo forfettario ripari il tardivo recepimento di una direttiva riguardante {$m}`,
        o: [
          `+dichiarato che l'indennizzo per il tardivo recepimento della direttiva riguardante {$m} deve essere adeguato al danno subìto`,
        ],
        y: `la riparazione deve essere {adeguata|proporzionata} al pregiudizio e non può {ridursi|risolversi} in un importo simbolico`,
      },
      {
        l: 'Norma interna che vincola il giudice',
        win: 'a',
        b: 'il Ministero',
        on: 1,
        v: { g: ['la corte di legittimità', 'un giudice superiore', 'una sezione specializzata'] },
        f: `In una controversia tra {$A} e il Ministero, il giudice del rinvio era vincolato al principio affermato da {$g} e dubitava della sua conformità al diritto dell'Unione.`,
        q: `se il vincolo al principio affermato da {$g} impedisca il rinvio pregiudiziale`,
        o: [
          `+dichiarato che il vincolo interno al principio affermato da {$g} non impedisce il rinvio pregiudiziale`,
        ],
        y: `la facoltà di rivolgersi alla Corte {deriva|discende} direttamente dal Trattato e non può essere {limitata|compressa} da norme interne`,
      },
    ],
  },
  {
    id: 'cedu-processo',
    subject: 'Diritti umani',
    head: 'Art. 6 CEDU – Equo processo',
    theme: 'equo processo',
    area: 5,
    courts: RIGHTS,
    points: [
      {
        t: 'Durata ragionevole',
        r: [
          `^La ragionevolezza della durata di un procedimento si valuta secondo le circostanze della causa, la complessità, il comportamento della parte ricorrente e delle autorità, nonché la posta in gioco.`,
          `^Spetta agli Stati contraenti organizzare il proprio sistema giudiziario in modo che i tribunali possano garantire a ciascuno una decisione definitiva entro un termine ragionevole.`,
        ],
        c: [
          `Il sovraccarico cronico dei ruoli non costituisce una spiegazione valida.`,
          `Il rimedio interno deve offrire un ristoro sufficiente ed essere eseguito senza ritardi.`,
          `Una diligenza particolare è richiesta per le controversie di lavoro e di stato delle persone.`,
        ],
        w: `lo Stato deve organizzare i tribunali per decidere in tempi ragionevoli`,
        p: ['art. 6 CEDU', 'art. 13 CEDU'],
      },
      {
        t: `Diritti dell'accusato – Prova dichiarativa`,
        r: [
          `^L'equità del processo penale è compromessa se la condanna si fonda in misura determinante su dichiarazioni di un testimone che l'imputato non ha mai potuto interrogare, in assenza di adeguati elementi compensativi.`,
          `^Il giudice d'appello che intenda ribaltare un'assoluzione sulla base di una diversa valutazione dell'attendibilità dei testimoni deve, di norma, procedere al loro ascolto diretto.`,
        ],
        c: [
          `L'assenza del testimone deve essere giustificata da un motivo serio.`,
          `La valutazione riguarda il procedimento nel suo insieme.`,
          `La semplice lettura delle dichiarazioni scritte non è sufficiente per un compito tanto complesso.`,
        ],
        w: `non si può condannare in modo determinante su testimoni mai interrogati`,
        p: ['art. 6 CEDU'],
      },
      {
        t: 'Accesso a un tribunale',
        r: [
          `^Il diritto di accesso a un tribunale non è assoluto, ma le limitazioni non devono restringerlo al punto da lederne la sostanza e devono rispettare un rapporto di proporzionalità con lo scopo.`,
          `^L'interpretazione eccessivamente formalistica delle condizioni di ammissibilità di un ricorso viola il diritto di accesso, perché priva l'interessato dell'esame nel merito.`,
        ],
        c: [
          `Il requisito deve essere chiaro, prevedibile e applicato in modo uniforme.`,
          `L'ingerenza del legislatore nei processi in corso richiede motivi imperiosi.`,
          `L'esecuzione della sentenza definitiva fa parte integrante del processo.`,
        ],
        w: `le condizioni del ricorso non vanno lette con formalismo eccessivo`,
        p: ['art. 6 CEDU'],
      },
    ],
    cases: [
      {
        l: 'Procedimento civile di durata eccessiva',
        win: 'a',
        b: 'il Governo italiano',
        on: 0,
        v: { a: ['undici', 'quattordici', 'diciannove'] },
        f: `La parte ricorrente, {$A}, lamentava che un giudizio civile per una divisione ereditaria era durato {$a} anni per due gradi. L'indennizzo riconosciuto in sede interna era stato pagato con oltre due anni di ritardo.`,
        q: `se {$a} anni per due gradi di giudizio eccedano il termine ragionevole`,
        o: [`+constatato la violazione dell'articolo 6 per un giudizio durato {$a} anni`],
        y: `la causa non era {complessa|di particolare complessità} e i rinvii erano {dovuti|imputabili} in gran parte alle autorità`,
      },
      {
        l: 'Condanna in appello senza ascolto dei testimoni',
        win: 'a',
        b: 'il Governo italiano',
        on: 1,
        v: { n: ['due', 'tre', 'quattro'] },
        f: `All'assoluzione pronunciata in primo grado nei confronti di {$A} seguiva la condanna in appello, sulla base di una nuova lettura delle dichiarazioni di {$n} testimoni, che la corte non aveva sentito. Il ricorso per cassazione era stato respinto.`,
        q: `se la condanna in appello senza riascoltare {$n} testimoni decisivi sia equa`,
        o: [`+constatato la violazione dell'articolo 6 per il mancato riascolto di {$n} testimoni decisivi`],
        y: `l'attendibilità delle testimonianze era {decisiva|il punto centrale} e i giudici d'appello l'hanno rovesciata {sui soli verbali|leggendo i soli verbali}`,
      },
    ],
  },
  {
    id: 'cedu-famiglia',
    subject: 'Diritti umani',
    head: 'Art. 8 CEDU – Vita privata e familiare',
    theme: 'vita privata e familiare',
    area: 8,
    courts: RIGHTS,
    points: [
      {
        t: 'Obblighi positivi e diritto di visita',
        r: [
          `^L'articolo 8 comporta obblighi positivi: le autorità devono adottare tempestivamente misure idonee a riunire genitore e figlio e a rendere effettivo il diritto di visita, poiché il trascorrere del tempo può avere conseguenze irrimediabili.`,
          `^La mancanza di collaborazione tra i genitori separati non dispensa le autorità dall'impiegare tutti i mezzi che possono consentire il mantenimento del legame familiare.`,
        ],
        c: [
          `Non basta una serie di misure automatiche e stereotipate, come richieste di informazioni e deleghe ai servizi.`,
          `L'obbligo è di mezzi e non di risultato, e il ricorso alla coercizione va usato con prudenza.`,
          `L'interesse superiore del minore può prevalere su quello del genitore.`,
        ],
        w: `le autorità devono rendere effettivo e tempestivo il diritto di visita`,
        p: ['art. 8 CEDU'],
      },
      {
        t: 'Allontanamento e adozione',
        r: [
          `^La rottura definitiva dei legami tra genitore e figlio è ammessa solo in circostanze eccezionali, dopo che le autorità abbiano offerto un sostegno adeguato alla famiglia in difficoltà.`,
          `^Le condizioni materiali di disagio non possono costituire l'unico fondamento dell'allontanamento di un minore, potendo essere affrontate con mezzi meno radicali.`,
        ],
        c: [
          `La decisione deve poggiare su valutazioni recenti e indipendenti.`,
          `Il genitore deve essere coinvolto nel processo decisionale in modo da tutelare i suoi interessi.`,
          `La vulnerabilità della madre richiede una protezione accresciuta.`,
        ],
        w: `recidere i legami familiari è l'estremo rimedio`,
        p: ['art. 8 CEDU'],
      },
      {
        t: 'Vita privata – Ingerenza',
        r: [
          `^Un'ingerenza nella vita privata è compatibile con l'articolo 8 se prevista da una legge accessibile e prevedibile, rivolta a uno scopo legittimo e necessaria in una società democratica.`,
          `^La corrispondenza e i dati personali rientrano nella nozione di vita privata: la loro raccolta richiede garanzie effettive contro l'arbitrio e un controllo indipendente.`,
        ],
        c: [
          `Il margine di apprezzamento si restringe quando è in gioco un aspetto intimo dell'identità.`,
          `L'identità sessuale e il riconoscimento delle unioni rientrano nella sfera tutelata.`,
          `Le emissioni nocive gravi possono ledere il godimento del domicilio.`,
        ],
        w: `ogni ingerenza nella vita privata deve essere legale, legittima e necessaria`,
        p: ['art. 8 CEDU'],
      },
    ],
    cases: [
      {
        l: 'Incontri mai realizzati',
        win: 'a',
        b: 'il Governo italiano',
        on: 0,
        v: { a: ['quattro', 'sei', 'otto'] },
        f: `{$A} lamentava di non avere potuto incontrare il figlio per {$a} anni, nonostante le decisioni del tribunale, a causa dell'opposizione dell'altro genitore e dell'inerzia dei servizi.`,
        q: `se lo Stato abbia tutelato il rapporto tra un genitore e il figlio, rimasti separati per {$a} anni`,
        o: [`+constatato la violazione dell'articolo 8 per incontri non realizzati in {$a} anni`],
        y: `le autorità si sono limitate a {delegare|rinviare} ai servizi, senza {verificare|controllare} l'esito delle misure`,
      },
      {
        l: 'Minore allontanato per disagio economico',
        win: 'a',
        b: 'il Governo italiano',
        on: 1,
        v: { n: ['uno dei figli', 'i due figli', 'i tre figli'] },
        f: `I servizi avevano disposto il collocamento in istituto per {$n} di {$A}, a motivo dell'abitazione precaria e della mancanza di lavoro. Non erano stati offerti aiuti economici né un alloggio.`,
        q: `se la povertà giustifichi l'allontanamento dalla famiglia ({$n})`,
        o: [
          `+constatato la violazione dell'articolo 8 per l'allontanamento ({$n}) motivato dal disagio economico`,
        ],
        y: `il disagio era {soltanto materiale|di natura materiale} e {misure di sostegno|aiuti mirati} avrebbero potuto porvi rimedio`,
      },
    ],
  },
  {
    id: 'cedu-detenzione',
    subject: 'Diritti umani',
    head: 'Art. 3 CEDU – Trattamenti inumani o degradanti',
    theme: 'condizioni di detenzione',
    area: 2,
    courts: RIGHTS,
    points: [
      {
        t: 'Sovraffollamento',
        r: [
          `^Quando lo spazio personale del detenuto in cella collettiva è inferiore a tre metri quadrati sorge una forte presunzione di violazione dell'articolo 3, che lo Stato può superare dimostrando fattori di compensazione.`,
          `^Le condizioni di detenzione devono essere compatibili con la dignità umana e non sottoporre la persona a una prova che ecceda l'inevitabile sofferenza connessa alla privazione della libertà.`,
        ],
        c: [
          `La brevità del periodo, la libertà di movimento fuori della cella e l'offerta di attività vanno valutate congiuntamente.`,
          `Nel calcolo della superficie non si comprendono i servizi sanitari.`,
          `I rimedi preventivi e compensativi devono coesistere.`,
        ],
        w: `meno di tre metri quadrati fanno presumere il trattamento degradante`,
        p: ['art. 3 CEDU'],
      },
      {
        t: 'Salute in carcere',
        r: [
          `^L'articolo 3 non impone di liberare il detenuto per motivi di salute, ma obbliga lo Stato a curarlo in modo tempestivo e adeguato, anche con il trasferimento in una struttura esterna.`,
          `^Il mantenimento in stato di detenzione di una persona gravemente malata richiede una verifica medica sulla compatibilità, e l'inerzia delle autorità può integrare un trattamento inumano.`,
          `^Chi è privato della libertà dipende interamente dallo Stato per le proprie cure: l'amministrazione penitenziaria risponde della loro qualità e continuità, e non può giustificarne la carenza con difficoltà organizzative.`,
        ],
        c: [
          `La mera visita, senza una terapia coerente con la diagnosi, non soddisfa l'obbligo.`,
          `La persona con disturbi psichici non può rimanere in un reparto ordinario contro una decisione giudiziaria.`,
          `La documentazione clinica completa è un elemento della diligenza richiesta.`,
        ],
        w: `il detenuto malato ha diritto a cure tempestive`,
        p: ['art. 3 CEDU'],
      },
      {
        t: 'Uso della forza e indagini effettive',
        r: [
          `^Quando una persona subisce lesioni mentre è sotto il controllo delle autorità, lo Stato deve fornire una spiegazione plausibile e condurre un'indagine effettiva, capace di individuare i responsabili.`,
          `^Il ricorso alla forza fisica non reso strettamente necessario dal comportamento della persona lede la dignità umana e viola, in linea di principio, l'articolo 3.`,
        ],
        c: [
          `La prescrizione e l'indulto non devono vanificare la repressione dei maltrattamenti.`,
          `L'indagine deve essere indipendente e sollecita.`,
          `Gli agenti coinvolti vanno sospesi durante il procedimento, se le accuse sono serie.`,
        ],
        w: `le lesioni subite in custodia richiedono un'indagine effettiva`,
        p: ['art. 3 CEDU'],
      },
    ],
    cases: [
      {
        l: 'Cella sovraffollata',
        win: 'a',
        b: 'il Governo italiano',
        on: 0,
        v: { m: ['quattordici', 'ventidue', 'trenta'] },
        f: `{$A} aveva trascorso {$m} mesi in una cella di nove metri quadrati con altre due persone, potendone uscire quattro ore al giorno. L'acqua calda era razionata.`,
        q: `se {$m} mesi in una cella condivisa con altri due, di nove metri quadrati, violino la Convenzione`,
        o: [
          `+constatato la violazione dell'articolo 3 per {$m} mesi di detenzione in condizioni di sovraffollamento`,
        ],
        y: `lo spazio, {detratti gli arredi|al netto dei servizi}, era inferiore al minimo e {mancavano|non vi erano} fattori di compensazione`,
      },
      {
        l: 'Cure tardive',
        win: 'a',
        b: 'il Governo italiano',
        on: 1,
        v: { c: ['un intervento cardiaco', 'una terapia oncologica', 'la riabilitazione motoria'] },
        f: `{$A}, durante la detenzione, attendeva per quattordici mesi {$c}, secondo le indicazioni dei medici dell'istituto. Le istanze di ricovero non ricevevano risposta.`,
        q: `se un'attesa di quattordici mesi per {$c} sia compatibile con la Convenzione`,
        o: [`+constatato la violazione dell'articolo 3 per il ritardo nelle cure ({$c})`],
        y: `la necessità della cura era {nota|documentata} e nessuna ragione seria giustificava l'attesa`,
      },
    ],
  },
];
