import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 3 } as const;

export const labourRights: readonly Topic[] = [
  {
    id: 'mobbing',
    subject: 'Lavoro subordinato',
    head: 'Mobbing e tutela delle condizioni di lavoro',
    theme: 'mobbing',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    years: [2002, 2026],
    points: [
      {
        t: 'Elementi costitutivi – Intento persecutorio',
        r: [
          `ai fini della configurabilità del mobbing lavorativo devono ricorrere una pluralità di comportamenti vessatori, {protratti nel tempo|sistematici e prolungati}, la lesione della salute o della personalità, il nesso causale e l'intento persecutorio che li unifica.`,
          `la sussistenza della lesione del bene protetto va verificata considerando l'idoneità offensiva della condotta nel suo insieme, che può essere dimostrata, {per la sistematicità e la durata|data la ripetizione} dell'azione, anche quando i singoli atti siano in sé leciti.`,
        ],
        c: [
          `L'elemento soggettivo {può ricavarsi|può essere desunto} da presunzioni, purché fondate su fatti specifici e non sulla sola percezione del lavoratore.`,
          `Esclusa la persecuzione, il giudice deve {comunque|in ogni caso} verificare se taluno degli episodi violi l'obbligo di sicurezza posto dall'art. 2087 c.c.`,
          `La conflittualità ordinaria dell'ambiente di lavoro, {con contrasti reciproci|fatta di reciproche incomprensioni}, non integra la fattispecie.`,
        ],
        w: `il mobbing richiede atti ripetuti, danno, nesso causale e intento persecutorio`,
        p: ['art. 2087 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: 'Obbligo di sicurezza – Ambiente stressogeno',
        r: [
          `il datore di lavoro è tenuto, ai sensi dell'art. 2087 c.c., ad astenersi da iniziative che possano ledere la personalità morale del lavoratore, e viola tale dovere anche chi consente, {pur senza dolo|anche solo per colpa}, il mantenersi di un ambiente stressogeno.`,
          `{@-2014:l'azione ostile anche isolata, se ha effetti durevoli,|@2015-:lo straining, inteso come azione ostile anche isolata ma con effetti durevoli,} è riconducibile alla violazione dell'obbligo di protezione e {dà diritto|fonda il diritto} al risarcimento quando ne derivi un pregiudizio alla salute del dipendente.`,
        ],
        c: [
          `Non occorre {allora|in tal caso} la prova di un disegno unitario, bastando la colpa nell'organizzazione e nella vigilanza sui preposti.`,
          `Il giudice non incorre in extrapetizione se qualifica in modo diverso i fatti dedotti come mobbing, {trattandosi|poiché si tratta} di una diversa lettura medico-legale della stessa vicenda.`,
          `Il lavoratore deve però provare la nocività dell'ambiente e il nesso causale con la malattia, {spettando al datore|mentre il datore deve} dimostrare le cautele adottate.`,
        ],
        w: `il datore risponde anche se, per colpa, tollera un ambiente di lavoro nocivo`,
        p: ['art. 2087 c.c.', 'art. 1218 c.c.'],
      },
      {
        t: 'Danno risarcibile – Prova e liquidazione',
        r: [
          `il danno alla professionalità e alla vita di relazione conseguente a condotte vessatorie non discende in modo automatico dall'inadempimento, ma va {allegato e provato|dimostrato} indicando natura, durata e conseguenze della lesione subita dal lavoratore.`,
          `nella liquidazione del pregiudizio da vessazioni sul lavoro il giudice deve considerare l'intensità della sofferenza e la sua durata, {tenendo distinto|separando} il danno biologico accertato in sede medica da quello già indennizzato dall'istituto assicuratore.`,
        ],
        c: [
          `La prova può essere data con ogni mezzo, comprese le presunzioni tratte {dalla storia lavorativa|dall'esperienza professionale} e dalla reazione posta in essere.`,
          `L'indennizzo dell'istituto assicuratore non esaurisce il ristoro dovuto, e il datore {resta tenuto|rimane obbligato} per la parte differenziale.`,
          `La predisposizione del lavoratore alla malattia non esclude il nesso causale, {salvo che|a meno che} essa sia stata da sola sufficiente a produrla.`,
        ],
        w: `il danno da vessazioni va provato in concreto e non si presume`,
        p: ['art. 2087 c.c.', 'art. 2059 c.c.', 'art. 1223 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Isolamento e sottrazione di compiti',
        win: 'a',
        on: 0,
        v: { p: ['diciotto mesi', 'due anni', 'oltre tre anni'] },
        f: `{$A} esponeva che, dopo il cambio di gestione della società {$S}, nell'arco di {$p} era stato trasferito il proprio ufficio in un locale isolato, erano state revocate deleghe e avviate sei contestazioni poi archiviate. Chiedeva {$eur} per il disturbo depressivo insorto. La società parlava di normali scelte organizzative.`,
        q: `se isolamento, revoca di deleghe e contestazioni ripetute per {$p} {costituiscano|integrino} mobbing`,
        o: [
          `+riconosciuto il mobbing in una serie di atti ostili durata {$p}`,
          `-escluso il mobbing esaminando separatamente, uno per uno, atti ostili compiuti nell'arco di {$p}`,
        ],
        y: `i singoli episodi, letti insieme, {rivelavano|mostravano} un disegno di emarginazione, privo di giustificazione organizzativa`,
      },
      {
        l: 'Conflitto reciproco tra colleghi',
        win: 'b',
        on: 1,
        v: { u: ['in un laboratorio', 'in un ufficio contabile', 'in un reparto ospedaliero'] },
        f: `Premesso di lavorare {$u}, {$A} chiedeva alla società {$S} il risarcimento per le vessazioni attribuite al responsabile. L'istruttoria evidenziava litigi reciproci, nati dalla distribuzione dei turni, e l'intervento della direzione con due incontri di conciliazione e uno spostamento offerto e rifiutato.`,
        q: `se i contrasti sorti {$u} tra una dipendente e il responsabile {diano luogo|conducano} a responsabilità del datore`,
        o: [
          `+escluso la responsabilità del datore per i contrasti sorti {$u} tra una dipendente e il responsabile`,
          `-ritenuto il datore responsabile, in via automatica, del disagio derivato dai contrasti sorti {$u}`,
        ],
        y: `i contrasti erano {reciproci|imputabili a entrambi} e l'azienda era intervenuta con misure adeguate, sicché non vi era {un ambiente nocivo tollerato|alcuna nocività colpevolmente tollerata}`,
      },
    ],
  },
  {
    id: 'infortuni-civ',
    subject: 'Sicurezza sul lavoro',
    head: 'Infortunio sul lavoro',
    theme: 'infortuni sul lavoro',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Responsabilità del datore – Riparto della prova',
        r: [
          `la responsabilità del datore di lavoro per infortunio non è oggettiva: il lavoratore deve provare il danno, la nocività dell'ambiente e il nesso causale, {mentre grava sul datore|restando a carico del datore} la prova di avere adottato tutte le cautele necessarie.`,
          `l'art. 2087 c.c. impone al datore di lavoro non solo le misure tassativamente previste dalla legge, ma anche quelle che, secondo {l'esperienza e la tecnica|lo stato della tecnica}, sono richieste dalla specificità del rischio.`,
        ],
        c: [
          `Per le misure innominate la prova liberatoria è correlata alla {diligenza esigibile|diligenza pretesa} in relazione agli standard conosciuti nel settore.`,
          `Il rispetto formale del documento di valutazione dei rischi {non basta|non è sufficiente}, se la cautela omessa era suggerita dalle modalità effettive del lavoro.`,
          `La domanda è soggetta a prescrizione decennale, che decorre dal momento in cui {l'origine professionale|la causa lavorativa} del danno è conoscibile.`,
        ],
        w: `il datore deve provare di avere adottato tutte le cautele, anche non scritte`,
        p: ['art. 2087 c.c.', 'art. 1218 c.c.'],
      },
      {
        t: 'Condotta del lavoratore – Rischio elettivo',
        r: [
          `la colpa del lavoratore, dovuta a imprudenza o negligenza, non esclude la responsabilità del datore che abbia omesso le misure di sicurezza, {salvo che|a meno che} la condotta presenti i caratteri dell'abnormità e dell'assoluta imprevedibilità.`,
          `il rischio elettivo, che interrompe il collegamento con l'attività lavorativa, ricorre soltanto quando il lavoratore, {per impulso personale|per una scelta arbitraria}, abbia affrontato un pericolo estraneo alle proprie mansioni e alle finalità produttive.`,
        ],
        c: [
          `Le norme antinfortunistiche {mirano a|servono a} proteggere il dipendente anche dalle conseguenze della propria disattenzione.`,
          `Fuori di tale ipotesi, il concorso di colpa non può essere invocato da chi ha {impartito|dato} l'ordine pericoloso o ha omesso la vigilanza.`,
          `La confidenza acquisita con la macchina non è di per sé {comportamento abnorme|indice di abnormità}.`,
        ],
        w: `l'imprudenza del lavoratore libera il datore solo se abnorme`,
        p: ['art. 2087 c.c.', 'art. 1227 c.c.', 'art. 2 d.P.R. 1124/1965'],
      },
      {
        t: 'Danno differenziale – Calcolo',
        r: [
          `il danno differenziale spetta al lavoratore quando il risarcimento calcolato secondo i criteri civilistici superi l'indennizzo dell'istituto assicuratore, e va determinato {per poste omogenee|confrontando poste omogenee}, distinguendo pregiudizi patrimoniali e non patrimoniali.`,
          `la regola dell'esonero del datore di lavoro assicurato non si estende ai pregiudizi estranei alla copertura: per questi, come il danno temporaneo o morale, il risarcimento è dovuto {per intero|integralmente} secondo le regole comuni.`,
        ],
        c: [
          `Il giudice provvede allo scomputo {anche d'ufficio|pur senza eccezione}, se dagli atti risulta quanto il lavoratore ha percepito o può percepire.`,
          `La rendita per la quota patrimoniale {non può essere detratta|non si detrae} dal danno biologico.`,
          `Presupposto dell'azione è che il fatto {costituisca|integri}, secondo l'accertamento incidentale del giudice civile, un reato perseguibile d'ufficio.`,
        ],
        w: `dal risarcimento si detrae l'indennizzo solo per voci omogenee`,
        p: ['art. 10 d.P.R. 1124/1965', 'art. 13 d.lgs. 38/2000'],
        years: [2001, 2026],
      },
    ],
    cases: [
      {
        l: 'Macchinario privo di protezioni',
        win: 'a',
        on: 0,
        v: { m: ['una pressa', 'una sega circolare', 'una piegatrice'] },
        f: `{$A}, alle dipendenze della società {$S}, riportava il {$d} l'amputazione di una falange mentre puliva {$m} in movimento. Chiedeva {$eur2} a titolo di danno differenziale. La società eccepiva di avere consegnato un manuale che vietava la pulizia a macchina accesa.`,
        q: `se la consegna del manuale di {$m} {esoneri|liberi} il datore dall'obbligo di installare ripari`,
        o: [
          `+condannato il datore di lavoro per l'infortunio provocato da {$m} priva di ripari`,
          `-escluso la colpa del datore per l'infortunio avvenuto su {$m} in ragione della sola consegna del manuale`,
        ],
        y: `il dispositivo di arresto mancava e {la prassi|l'abitudine} di pulire a macchina in moto era nota ai preposti, che {non l'avevano impedita|l'avevano tollerata}`,
      },
      {
        l: `Iniziativa estranea alle mansioni`,
        win: 'b',
        on: 1,
        v: {
          g: [
            'una gara di velocità con i carrelli',
            `l'arrampicata su un silo per scommessa`,
            `una prova di forza con il muletto`,
          ],
        },
        f: `{$A} agiva contro la società {$S} per le lesioni riportate nel {$y} durante {$g}, avvenuta nella pausa in orario serale. La società produceva i verbali di formazione, i divieti affissi e le sanzioni già inflitte per fatti simili.`,
        q: `se il datore di lavoro risponda delle lesioni riportate dal dipendente durante {$g}`,
        o: [
          `+respinto la domanda del lavoratore infortunatosi durante {$g}`,
          `-ritenuto sussistente la responsabilità del datore per lesioni riportate durante {$g}`,
        ],
        y: `l'attività era {del tutto estranea|completamente estranea} alle mansioni, vietata e repressa dall'azienda, e {il rischio|il pericolo} era stato scelto per impulso personale`,
      },
    ],
  },
  {
    id: 'termine',
    subject: 'Lavoro subordinato',
    head: 'Contratto di lavoro a tempo determinato',
    theme: 'contratto a termine',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    years: [2002, 2026],
    points: [
      {
        t: 'Causale – Specificità',
        r: [
          `{@-2014:le ragioni tecniche, produttive, organizzative o sostitutive che giustificano il termine devono essere specificate per iscritto, in modo da rendere verificabile il collegamento tra l'esigenza temporanea e l'assunzione.|@2015-2018:dopo l'eliminazione delle causali il contratto a termine resta soggetto ai limiti di durata, di numero e di rinnovo, il cui superamento ne determina la trasformazione a tempo indeterminato.|@2019-:quando la legge richiede la causale, per durata o per rinnovo, il contratto deve indicare l'esigenza in termini concreti, non potendo limitarsi a riprodurre la formula normativa.}`,
          `l'apposizione del termine costituisce {un'eccezione|una deroga} rispetto al rapporto a tempo indeterminato, che resta la forma comune, e l'onere di provare le condizioni che la consentono {grava|incombe} sul datore di lavoro.`,
        ],
        c: [
          `L'onere di specificazione può essere assolto anche {per relationem|mediante rinvio} a documenti richiamati nel contratto e conosciuti dal lavoratore.`,
          `La prova testimoniale non può {sanare|colmare} il difetto di indicazione nel documento contrattuale.`,
          `L'esigenza sostitutiva, nelle realtà complesse, può essere individuata con riferimento {alla funzione|alle mansioni} e al numero degli assenti.`,
        ],
        w: `il termine è un'eccezione e le sue condizioni vanno provate dal datore`,
        p: ['art. 1 d.lgs. 368/2001@2002-2015', 'art. 19 d.lgs. 81/2015@2016-'],
      },
      {
        t: 'Conversione – Indennità',
        years: [2011, 2026],
        r: [
          `alla conversione del contratto a termine si accompagna un'indennità onnicomprensiva, che ristora per intero il pregiudizio relativo al periodo che va dalla scadenza alla pronuncia, senza detrazione di quanto percepito altrove.`,
          `l'indennità dovuta per il termine illegittimo, compresa tra 2,5 e 12 mensilità, spetta {a prescindere dalla prova|senza che occorra la prova} di un danno effettivo e della messa in mora.`,
        ],
        c: [
          `Dalla sentenza {decorre|matura} il diritto alle retribuzioni, anche se il datore non provvede alla riammissione.`,
          `La misura è stabilita secondo i criteri dell'art. 8 della l. n. 604 del 1966, {tra i quali|fra cui} le dimensioni dell'impresa e il comportamento delle parti.`,
          `L'importo non comprende le {differenze retributive|somme} maturate durante i rapporti effettivamente svolti.`,
        ],
        w: `alla conversione segue un'indennità forfettaria che non richiede prova del danno`,
        p: ['art. 32 l. 183/2010@2011-2015', 'art. 28 d.lgs. 81/2015@2016-'],
      },
      {
        t: 'Impugnazione – Decadenza',
        years: [2011, 2026],
        r: [
          `il lavoratore decade dall'azione se non impugna per iscritto il contratto a termine nel periodo stabilito dalla legge, decorrente dalla cessazione, e non deposita il ricorso {nei centottanta giorni successivi|entro i successivi centottanta giorni}.`,
          `in caso di successione di contratti a termine la decadenza va valutata per ciascuno di essi, perché {l'impugnazione|l'atto di impugnazione} dell'ultimo non si estende ai precedenti dei quali si intenda far valere la nullità.`,
        ],
        c: [
          `L'atto stragiudiziale non richiede formule particolari, {purché|bastando che} manifesti la volontà di contestare la cessazione.`,
          `L'abuso nella reiterazione, invece, si apprezza guardando all'intera serie, {di cui i contratti anteriori|della quale i contratti pregressi} costituiscono fatti storici.`,
          `La decadenza non è rilevabile d'ufficio e {va eccepita|deve essere eccepita} nella memoria di costituzione.`,
        ],
        w: `ogni contratto della serie va impugnato nel termine di decadenza`,
        p: ['art. 32 l. 183/2010', 'art. 28 d.lgs. 81/2015@2016-'],
      },
      {
        t: 'Successione di contratti – Abuso',
        r: [
          `la reiterazione di contratti a termine per soddisfare esigenze stabili {costituisce|integra} abuso contrario alla clausola 5 dell'accordo quadro europeo, che il giudice nazionale deve sanzionare con misure effettive e proporzionate.`,
          `per accertare se la serie di contratti a termine risponda a bisogni temporanei occorre esaminare {il numero, la durata e gli intervalli|durata complessiva, numero e intervalli} dei rapporti, nonché l'identità delle mansioni svolte.`,
        ],
        c: [
          `Nel settore privato la sanzione è la trasformazione in rapporto {a tempo indeterminato|stabile} fin dal primo contratto viziato.`,
          `Nel lavoro pubblico, esclusa la conversione, al dipendente spetta un risarcimento con {prova agevolata|agevolazione probatoria}.`,
          `Gli intervalli minimi tra un contratto e l'altro {non bastano|da soli non bastano} a escludere l'uso distorto dell'istituto.`,
        ],
        w: `contratti ripetuti per bisogni stabili costituiscono abuso`,
        p: ['clausola 5 dir. 1999/70/CE', 'art. 36 d.lgs. 165/2001'],
      },
    ],
    cases: [
      {
        l: 'Contratti ripetuti per la stessa mansione',
        win: 'a',
        on: 3,
        v: {
          n: ['sei', 'otto', 'undici'],
          m: ['portalettere', 'operatore di magazzino', 'addetto alla mensa'],
        },
        f: `{$A} deduceva di avere lavorato per la società {$S} con {$n} contratti a termine, dal {$y}, sempre con mansioni di {$m}, e chiedeva l'accertamento di un rapporto a tempo indeterminato. La società richiamava punte stagionali di attività, senza produrre dati.`,
        q: `se {$n} contratti a termine con mansioni di {$m} {possano dirsi|siano} giustificati da punte stagionali`,
        o: [
          `+accertato l'abuso di {$n} contratti a termine stipulati per mansioni di {$m}`,
          `-ritenuto legittimi {$n} contratti a termine per mansioni di {$m}, valutandoli uno alla volta`,
        ],
        y: `le mansioni erano identiche e {continuative|stabili nel tempo}, e l'impresa {non ha documentato|non ha provato} alcuna variazione stagionale del fabbisogno`,
      },
      {
        l: 'Termine apposto per sostituzione',
        win: 'b',
        on: 0,
        v: { s: ['congedo di maternità', 'lunga malattia', 'aspettativa'] },
        f: `Cessato il {$d} il rapporto a termine con la società {$S}, {$A} ne chiedeva la conversione, negando che vi fosse una reale esigenza di sostituire personale in {$s}. Il contratto indicava il reparto, le mansioni e il nominativo della persona assente; i registri confermavano l'assenza per tutta la durata.`,
        q: `se sia valido il termine apposto per sostituire personale in {$s}`,
        o: [
          `+rigettato la domanda di conversione di un contratto stipulato per sostituire personale in {$s}`,
          `-dichiarato nullo il termine apposto per la sostituzione di personale in {$s} benché l'assenza fosse documentata`,
        ],
        y: `il documento {indicava|precisava} reparto, mansioni e persona sostituita, e l'assenza {risultava|era provata} dai registri per l'intero periodo`,
      },
    ],
  },
  {
    id: 'demansionamento',
    subject: 'Lavoro subordinato',
    head: 'Mansioni e qualifica',
    theme: 'mutamento di mansioni',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Demansionamento – Equivalenza',
        r: [
          `{@-2015:le mansioni di destinazione devono consentire l'utilizzazione e l'accrescimento del patrimonio professionale acquisito, sicché l'equivalenza va verificata in concreto e non sulla sola base del livello contrattuale.|@2016-:il lavoratore può essere adibito alle mansioni riconducibili allo stesso livello e categoria legale di inquadramento delle ultime svolte, senza che occorra l'equivalenza professionale richiesta dal testo anteriore dell'art. 2103 c.c.}`,
          `il datore di lavoro che lascia il dipendente in condizione di {forzata inattività|inoperosità} viola l'art. 2103 c.c. e il diritto del prestatore a esprimere la propria personalità nel luogo di lavoro, {anche se|pur quando} la retribuzione non viene ridotta.`,
        ],
        c: [
          `Quando il lavoratore deduce il demansionamento, {spetta al datore|è onere del datore} provare l'esatto adempimento o la giustificazione organizzativa.`,
          `Il rifiuto di svolgere i nuovi compiti è legittimo solo se proporzionato e conforme a buona fede.`,
          `Sono ammesse deroghe in presenza di {un accordo|un patto} diretto a conservare l'occupazione.`,
        ],
        w: `l'inattività forzata lede la professionalità anche a retribuzione invariata`,
        p: ['art. 2103 c.c.', 'art. 2087 c.c.'],
      },
      {
        t: 'Danno alla professionalità – Prova',
        r: [
          `il danno professionale da demansionamento non è in re ipsa e deve essere provato con ogni mezzo, {assumendo rilievo|avendo particolare peso} la durata, la gravità, la conoscibilità all'esterno e le aspettative frustrate.`,
          `ai fini della liquidazione equitativa del pregiudizio da dequalificazione il giudice può {assumere come parametro|riferirsi a} una quota della retribuzione mensile, purché motivi sui fatti che ne dimostrano l'esistenza.`,
        ],
        c: [
          `La perdita di {occasioni|possibilità} di carriera costituisce voce autonoma, da allegare con riferimento a progressioni determinate.`,
          `L'impoverimento delle competenze {è più facilmente presumibile|può più facilmente presumersi} nelle professioni soggette a rapida evoluzione tecnica.`,
          `Il successivo ripristino dei compiti {limita|circoscrive} nel tempo il danno ma non lo cancella.`,
        ],
        w: `il danno da demansionamento si prova, anche per presunzioni`,
        p: ['art. 2103 c.c.', 'art. 2729 c.c.', 'art. 1226 c.c.'],
      },
      {
        t: 'Mansioni superiori – Promozione automatica',
        r: [
          `l'assegnazione piena a mansioni superiori, protratta oltre il periodo fissato dalla legge o dal contratto collettivo, {attribuisce|fa acquisire} al lavoratore la qualifica corrispondente, salvo che si tratti di sostituire un collega con diritto alla conservazione del posto.`,
          `per riconoscere l'inquadramento superiore il giudice deve procedere in tre fasi: accertare le attività in concreto svolte, individuare le qualifiche del contratto collettivo e {raffrontare|confrontare} i due risultati.`,
        ],
        c: [
          `Non rileva lo svolgimento occasionale di compiti più elevati, se quelli propri del livello posseduto {restano prevalenti|rimangono prevalenti}.`,
          `Gli incarichi reiterati e frazionati si sommano quando rispondono a {un disegno|una programmazione} del datore.`,
          `Nel lavoro pubblico contrattualizzato spettano le sole differenze retributive, {esclusa|senza} la promozione.`,
        ],
        w: `l'inquadramento superiore richiede il confronto tra compiti svolti e declaratorie`,
        p: ['art. 2103 c.c.', 'art. 52 d.lgs. 165/2001@2001-'],
      },
    ],
    cases: [
      {
        l: 'Inattività dopo una riorganizzazione',
        win: 'a',
        on: 0,
        v: { q: ['capo progetto', 'responsabile commerciale', 'analista informatico'] },
        f: `{$A}, con qualifica di {$q} presso la società {$S}, dopo la riorganizzazione del {$y} rimaneva per quattordici mesi senza incarichi. Domandava la reintegrazione nelle mansioni e {$eur}. La società sosteneva di avere offerto corsi di aggiornamento.`,
        q: `se lasciare inattivo chi ha la qualifica di {$q} violi l'art. 2103 c.c.`,
        o: [
          `+condannato il datore che aveva lasciato inattivo un dipendente con qualifica di {$q}`,
          `-negato la violazione nei confronti di un {$q} inattivo, perché la retribuzione era stata pagata`,
        ],
        y: `per oltre un anno {non era stato assegnato alcun compito|nessun incarico era stato assegnato} e i corsi offerti non sostituivano {l'attività|la prestazione} professionale`,
      },
      {
        l: 'Richiesta di inquadramento superiore',
        win: 'b',
        on: 2,
        v: { liv: ['quadro', 'primo livello', 'settimo livello'] },
        f: `{$A} chiedeva nei confronti della società {$S} l'inquadramento come {$liv}, affermando di avere coordinato altri tre addetti dal {$y}. Le testimonianze descrivevano un coordinamento saltuario, durante le assenze del responsabile, e prevalenti compiti esecutivi.`,
        q: `se il coordinamento saltuario di tre addetti {dia diritto|attribuisca il diritto} all'inquadramento richiesto ({$liv})`,
        o: [
          `+rigettato la domanda di inquadramento superiore ({$liv}) fondata su un coordinamento saltuario`,
          `-riconosciuto l'inquadramento superiore ({$liv}) senza confrontare i compiti svolti con le declaratorie`,
        ],
        y: `i compiti più elevati erano {occasionali e connessi|saltuari e legati} ad assenze altrui, mentre quelli ordinari {restavano|rimanevano} propri del livello posseduto`,
      },
    ],
  },
  {
    id: 'retribuzione',
    subject: 'Lavoro subordinato',
    head: 'Retribuzione e orario di lavoro',
    theme: 'retribuzione',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Retribuzione sufficiente – Parametri del contratto collettivo',
        r: [
          `il giudice, nel determinare la giusta retribuzione ai sensi dell'art. 36 della Costituzione, può assumere come parametro i minimi del contratto collettivo di settore, anche se {il datore non vi aderisce|non applicato al rapporto}.`,
          `la conformità della retribuzione ai canoni di proporzionalità e sufficienza va valutata sul trattamento base, e il giudice può {discostarsi|allontanarsi} anche dal contratto collettivo applicato quando esso preveda un compenso inadeguato.`,
        ],
        c: [
          `Restano esclusi dal confronto gli istituti tipicamente contrattuali, come {gli scatti di anzianità|le mensilità aggiuntive ulteriori alla tredicesima}.`,
          `Il lavoratore deve {provare|dimostrare} le mansioni e la durata della prestazione, non l'inadeguatezza del compenso, che si desume dal raffronto.`,
          `Le condizioni economiche della zona o dell'impresa {possono giustificare|giustificano} uno scostamento solo se specificamente motivate.`,
        ],
        w: `i minimi collettivi sono il primo parametro della retribuzione sufficiente`,
        p: ['art. 36 Cost.', 'art. 2099 c.c.'],
      },
      {
        t: 'Lavoro straordinario – Prova',
        r: [
          `il lavoratore che chiede il compenso per lavoro straordinario deve fornire la prova rigorosa della prestazione oltre l'orario normale e, almeno in termini sufficientemente concreti, del numero delle ore, senza che il giudice possa supplire con l'equità.`,
          `le registrazioni del badge e i cartellini, quando {provengono|siano formati} dal sistema del datore di lavoro, costituiscono elemento di prova dell'orario effettivo, superabile dalla dimostrazione che la permanenza non fosse dovuta a prestazione.`,
        ],
        c: [
          `Non si applica il principio di non contestazione a conteggi generici, dai quali non si ricavi la collocazione delle ore.`,
          `Il compenso forfettario è valido se il lavoratore {può|è in grado di} verificare che copra le ore effettivamente rese.`,
          `Per il personale con funzioni direttive lo straordinario è dovuto oltre il limite di {ragionevolezza|tollerabilità}.`,
        ],
        w: `le ore di straordinario vanno provate con precisione dal lavoratore`,
        p: ['art. 2108 c.c.', 'art. 2697 c.c.', 'art. 5 d.lgs. 66/2003@2004-'],
      },
      {
        t: 'Prescrizione dei crediti – Decorrenza',
        r: [
          `{@-2013:nei rapporti assistiti da stabilità reale la prescrizione dei crediti retributivi decorre in costanza di rapporto, mentre negli altri resta sospesa fino alla cessazione per il timore del licenziamento.|@2014-:venuto meno, con le riforme del licenziamento, un regime di stabilità certa, la prescrizione dei crediti retributivi non maturati prima di esse decorre dalla cessazione del rapporto di lavoro privato.}`,
          `i crediti di lavoro con periodicità annuale o inferiore si prescrivono in cinque anni, termine che {si applica|vale} anche alle differenze dovute per un inquadramento non riconosciuto, ferma la distinta durata dell'azione sulla qualifica.`,
        ],
        c: [
          `L'atto interruttivo deve contenere {l'indicazione|una chiara indicazione} del credito e l'intimazione a pagare, non bastando una richiesta di chiarimenti.`,
          `La stabilità va verificata secondo {il concreto atteggiarsi|le concrete modalità} del rapporto, e non in base alla qualificazione data a posteriori.`,
          `Nel pubblico impiego il timore del recesso non è configurabile e il termine {corre|decorre} in costanza di rapporto.`,
        ],
        w: `la decorrenza della prescrizione dipende dalla stabilità del rapporto`,
        p: ['art. 2948 c.c.', 'art. 2935 c.c.', 'art. 36 Cost.'],
      },
    ],
    cases: [
      {
        l: 'Compenso inferiore ai minimi',
        win: 'a',
        on: 0,
        v: { m: ['addetto alla vigilanza', 'collaboratore domestico', 'addetto alle consegne'] },
        f: `{$A}, che aveva lavorato per la società {$S} dal {$y} come {$m}, chiedeva {$eurs} di differenze, deducendo che la paga oraria era inferiore di un terzo ai minimi del settore. La società opponeva il diverso contratto collettivo applicato in azienda.`,
        q: `se la paga di un {$m} inferiore di un terzo ai minimi del settore {sia conforme|risponda} all'art. 36 della Costituzione`,
        o: [
          `+condannato il datore alle differenze in favore di un {$m} pagato un terzo meno dei minimi di settore`,
          `-escluso il controllo sulla sufficienza della paga di un {$m} perché fissata da un contratto collettivo`,
        ],
        y: `il compenso, {raffrontato|posto a confronto} con i minimi di contratti affini, era inadeguato, e l'esistenza di una fonte collettiva {non impedisce|non preclude} la verifica`,
      },
      {
        l: 'Straordinario non dimostrato',
        win: 'b',
        on: 1,
        v: { m: ['autista', 'cuoco', 'commesso'] },
        f: `{$A} agiva contro la società {$S} per il pagamento di {$eurs}, corrispondenti a due ore quotidiane di straordinario svolte come {$m}. I testimoni riferivano di orari variabili e nessun documento riportava le presenze dopo la chiusura.`,
        q: `se due ore quotidiane di straordinario di un {$m} possano essere {liquidate|riconosciute} in via equitativa`,
        o: [
          `+rigettato per difetto di prova la domanda di straordinario proposta da un {$m}`,
          `-liquidato a forfait lo straordinario di un {$m} in presenza di testimonianze generiche`,
        ],
        y: `le deposizioni non {consentivano|permettevano} di stabilire in quali giorni e per quante ore {l'orario fosse stato superato|la prestazione si fosse prolungata}`,
      },
    ],
  },
  {
    id: 'trasferimento-azienda',
    subject: 'Lavoro subordinato',
    head: `Trasferimento d'azienda e appalto`,
    theme: `trasferimento d'azienda`,
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Ramo di azienda – Autonomia funzionale',
        r: [
          `costituisce ramo d'azienda la struttura che, al momento della cessione, sia {in grado di funzionare|capace di operare} in modo autonomo, con una propria organizzazione di mezzi e competenze, senza necessità di integrazioni di rilievo da parte del cessionario.`,
          `l'accertamento dell'autonomia funzionale del ramo ceduto {prescinde|non dipende} dalla qualificazione data dalle parti e richiede che la sua capacità produttiva preesista al trasferimento e si conservi presso il cessionario.`,
        ],
        c: [
          `La prova dei requisiti {spetta al|grava sul} cedente che intenda avvalersi degli effetti automatici verso i lavoratori.`,
          `Può trattarsi anche di un gruppo di dipendenti {stabilmente coordinati|organizzati stabilmente} e dotati di un sapere specifico, pur in assenza di beni materiali.`,
          `Esclusa la fattispecie, il passaggio richiede il consenso del lavoratore {ceduto|interessato} ai sensi dell'art. 1406 c.c.`,
        ],
        w: `il ramo ceduto deve essere autonomo già prima della cessione`,
        p: ['art. 2112 c.c.', 'art. 1406 c.c.'],
      },
      {
        t: 'Solidarietà tra cedente e cessionario',
        r: [
          `cedente e cessionario sono obbligati in solido per tutti i crediti che il lavoratore aveva al tempo del trasferimento, {anche se|pur quando} non risultanti dai libri contabili, purché il rapporto fosse in corso a quella data.`,
          `la regola della solidarietà per i crediti di lavoro non si applica ai rapporti {cessati prima|esauriti prima} del trasferimento, ai quali resta riferibile la disciplina generale dei debiti dell'azienda ceduta.`,
        ],
        c: [
          `Il lavoratore può liberare il cedente con la procedura di conciliazione prevista dalla legge.`,
          `Per il trattamento di fine rapporto il cedente {resta debitore|rimane obbligato} della quota maturata fino alla cessione.`,
          `Il licenziamento illegittimo intimato dal cedente produce effetti anche {verso|nei confronti di} chi è subentrato, se annullato.`,
        ],
        w: `per i crediti dei rapporti in corso rispondono entrambi`,
        p: ['art. 2112 c.c.', 'art. 2560 c.c.'],
      },
      {
        t: 'Appalto di manodopera – Interposizione',
        r: [
          `^l'appalto è lecito quando l'appaltatore organizza i mezzi e assume il rischio d'impresa; {ricorre interposizione|si ha interposizione vietata} se il committente esercita il potere direttivo sul personale e l'altro si limita alla gestione amministrativa.`,
          `^negli appalti a bassa intensità di mezzi la genuinità va verificata con riguardo {all'esercizio effettivo|al concreto esercizio} del potere organizzativo e direttivo da parte dell'appaltatore, non al solo possesso di attrezzature.`,
        ],
        c: [
          `Il coordinamento con l'attività del committente {non equivale|non è di per sé pari} a ingerenza nella direzione dei lavoratori.`,
          `Accertata la violazione, il lavoratore può chiedere la costituzione del rapporto {con l'utilizzatore|con chi ne ha utilizzato la prestazione}.`,
          `I pagamenti eseguiti dall'interposto valgono a liberare l'effettivo datore {fino a concorrenza|entro i limiti} di quanto versato.`,
        ],
        w: `l'appalto è genuino se chi lo esegue dirige davvero il personale`,
        p: ['art. 1655 c.c.', 'art. 29 d.lgs. 276/2003@2004-', 'art. 1 l. 1369/1960@2000-2003'],
      },
    ],
    cases: [
      {
        l: 'Cessione di un servizio interno',
        win: 'a',
        on: 0,
        v: { s: ['logistica', 'assistenza clienti', 'manutenzione informatica'] },
        f: `La società {$S} cedeva nel {$y} alla società {$T} il servizio di {$s}, con trentadue addetti. {$A} contestava che si trattasse di un ramo autonomo, perché i programmi e il coordinamento erano rimasti al cedente, e chiedeva il ripristino del rapporto.`,
        q: `se il servizio di {$s} ceduto senza programmi né coordinamento propri sia un ramo d'azienda`,
        o: [
          `+dichiarato inefficace verso il dipendente la cessione del servizio di {$s}`,
          `-ravvisato un ramo d'azienda nel servizio di {$s}, attribuendo rilievo alla sola volontà delle parti`,
        ],
        y: `i programmi e le funzioni di coordinamento {erano rimasti al cedente|non erano passati al cessionario}, sicché il complesso ceduto {non poteva|non era in grado di} operare da sé`,
      },
      {
        l: 'Appalto di servizi in magazzino',
        win: 'b',
        on: 2,
        v: { s: ['facchinaggio', 'pulizia', 'confezionamento'] },
        f: `{$A}, alle dipendenze di una cooperativa appaltatrice del servizio di {$s} presso la società {$S}, chiedeva di accertare il rapporto con la committente. I testimoni riferivano che turni, ferie e sanzioni erano decisi dal responsabile della cooperativa, presente ogni giorno.`,
        q: `se il lavoratore impiegato nell'appalto di {$s} sia in realtà dipendente della committente`,
        o: [
          `+ritenuto genuino l'appalto di {$s} organizzato da una cooperativa`,
          `-ravvisato interposizione nell'appalto di {$s} per il solo uso di attrezzature della committente`,
        ],
        y: `turni, ferie e sanzioni erano {decisi|gestiti} dal responsabile della cooperativa e la committente si limitava {a coordinare i tempi|al coordinamento dei tempi} di consegna`,
      },
    ],
  },
  {
    id: 'pubblico-impiego',
    subject: 'Pubblico impiego',
    head: 'Lavoro alle dipendenze delle pubbliche amministrazioni',
    theme: 'pubblico impiego privatizzato',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    years: [2001, 2026],
    points: [
      {
        t: 'Incarichi dirigenziali – Conferimento e revoca',
        r: [
          `gli atti di conferimento degli incarichi dirigenziali hanno natura di determinazioni negoziali, per le quali l'amministrazione è tenuta ai canoni di correttezza e buona fede e a una comparazione motivata tra gli aspiranti.`,
          `la mancata comparazione tra i candidati all'incarico dirigenziale costituisce inadempimento e {può dare luogo|dà luogo} al risarcimento, anche per perdita di chance, ma non consente al giudice di sostituirsi all'amministrazione nella scelta.`,
        ],
        c: [
          `Il candidato escluso deve allegare {le circostanze|gli elementi} dai quali desumere una concreta probabilità di essere scelto.`,
          `La revoca anticipata è ammessa {solo|soltanto} per accertata responsabilità o per una riorganizzazione effettiva e motivata.`,
          `La cessazione automatica al mutare dell'organo politico {è legittima|è consentita} per i soli incarichi apicali di stretta fiducia.`,
        ],
        w: `l'incarico dirigenziale richiede una comparazione motivata`,
        p: ['art. 19 d.lgs. 165/2001', 'art. 1175 c.c.'],
      },
      {
        t: 'Riparto di giurisdizione – Graduatorie',
        r: [
          `la controversia con cui il candidato, utilmente collocato in una graduatoria, fa valere il diritto allo scorrimento {spetta al|appartiene al} giudice ordinario; se invece contesta la decisione di bandire un nuovo concorso, la giurisdizione è amministrativa.`,
          `appartengono alla giurisdizione ordinaria tutte le liti sui rapporti di lavoro pubblico privatizzato, {mentre restano|restando} devolute al giudice amministrativo quelle sulle procedure concorsuali e sugli atti organizzativi di carattere generale.`,
        ],
        c: [
          `La decisione di scorrere la graduatoria costituisce {la regola|regola generale}, dalla quale ci si può discostare con motivazione.`,
          `Rientrano nel concorso anche le progressioni verticali verso {un'area|una categoria} superiore.`,
          `Il giudice ordinario può disapplicare l'atto presupposto, {se illegittimo|quando sia illegittimo}, ai fini della decisione sul rapporto.`,
        ],
        w: `il rapporto spetta al giudice ordinario, il concorso a quello amministrativo`,
        p: ['art. 63 d.lgs. 165/2001', 'art. 97 Cost.'],
      },
      {
        t: 'Trattamento economico – Onnicomprensività',
        r: [
          `il principio di onnicomprensività della retribuzione esclude che al dipendente pubblico siano dovuti compensi ulteriori per compiti {rientranti|compresi} nelle mansioni della qualifica o conferiti in ragione dell'ufficio, salva espressa previsione.`,
          `nel lavoro pubblico la contrattazione collettiva è la sola fonte del trattamento economico: le somme attribuite con atto unilaterale {in contrasto|in difformità} da essa sono prive di titolo e devono essere recuperate.`,
        ],
        c: [
          `Il recupero di quanto indebitamente corrisposto è atto dovuto, e la buona fede {incide|può incidere} soltanto sulle modalità della restituzione.`,
          `La ripetizione deve riguardare gli importi {netti|effettivamente entrati nel patrimonio del dipendente}, non le ritenute.`,
          `Un incarico aggiuntivo è retribuibile se {estraneo|del tutto estraneo} ai doveri d'ufficio e conferito nelle forme di legge.`,
        ],
        w: `senza previsione del contratto collettivo nessun compenso aggiuntivo è dovuto`,
        p: ['art. 24 d.lgs. 165/2001', 'art. 45 d.lgs. 165/2001', 'art. 2033 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Incarico attribuito senza comparazione',
        win: 'a',
        b: 'la Regione',
        on: 0,
        v: { i: ['del settore agricoltura', 'dei servizi sociali', 'della protezione civile'] },
        f: `{$A}, dirigente di ruolo, aveva presentato domanda per la direzione {$i}. La Regione la conferiva il {$d} ad altra persona con un atto che richiamava soltanto il rapporto di fiducia. {$A} chiedeva il risarcimento per perdita di chance, quantificato in {$eur}.`,
        q: `se la direzione {$i} possa essere conferita sulla base del solo rapporto di fiducia`,
        o: [
          `+riconosciuto il risarcimento al dirigente escluso dalla direzione {$i} senza comparazione`,
          `-ritenuto insindacabile la scelta fiduciaria per la direzione {$i}`,
        ],
        y: `l'atto {non conteneva|era privo di} alcun confronto tra i titoli, e il candidato escluso ha {allegato|indicato} elementi concreti sulla probabilità di essere scelto`,
      },
      {
        l: 'Recupero di un compenso non dovuto',
        win: 'b',
        b: `l'Azienda sanitaria`,
        on: 2,
        v: { c: ['reperibilità', 'coordinamento', 'progetto'] },
        f: `{$A} si opponeva alla trattenuta mensile con la quale l'Azienda sanitaria recuperava {$eurs} versati dal {$y} a titolo di indennità di {$c}, che il contratto collettivo non prevedeva per la sua categoria. Invocava la buona fede e il tempo trascorso.`,
        q: `se un'indennità di {$c} non prevista dal contratto collettivo, percepita in buona fede, {vada restituita|debba essere restituita}`,
        o: [
          `+ritenuto legittimo il recupero di un'indennità di {$c} non prevista dal contratto collettivo`,
          `-escluso la ripetizione dell'indennità di {$c} in ragione della buona fede del dipendente`,
        ],
        y: `l'importo era privo di titolo e la buona fede {attenua|tempera} solo le modalità del recupero, {avvenuto|eseguito} con rate sostenibili`,
      },
    ],
  },
  {
    id: 'previdenza',
    subject: 'Previdenza e assistenza',
    head: 'Previdenza sociale',
    theme: 'previdenza sociale',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Contributi omessi – Prescrizione e automaticità',
        r: [
          `i contributi previdenziali si prescrivono in cinque anni e l'ente non può {accettarne|riceverne} il versamento una volta decorso il termine, {trattandosi|poiché si tratta} di materia sottratta alla disponibilità delle parti e rilevabile d'ufficio.`,
          `il principio di automaticità delle prestazioni opera a favore del lavoratore dipendente entro il limite della prescrizione dei contributi: {oltre|superato} questo, il rimedio è la rendita vitalizia o il risarcimento a carico del datore.`,
        ],
        c: [
          `La denuncia del lavoratore, presentata nel termine, {consente|permette} l'applicazione della durata decennale.`,
          `Il danno pensionistico si verifica {quando|al momento in cui} matura l'età per la prestazione, ma prima è possibile chiedere una condanna generica.`,
          `Gli autonomi restano esclusi dalla tutela, essendo essi stessi obbligati al versamento.`,
        ],
        w: `i contributi prescritti non possono essere versati tardivamente`,
        p: ['art. 3 l. 335/1995', 'art. 2116 c.c.', 'art. 13 l. 1338/1962'],
      },
      {
        t: 'Indebito previdenziale – Ripetibilità',
        r: [
          `le somme erogate per errore a titolo di pensione non sono ripetibili se il pagamento è avvenuto in forza di un provvedimento definitivo {viziato da errore|affetto da errore} imputabile all'ente, salvo il dolo del percipiente o l'omessa comunicazione di fatti non conosciuti.`,
          `quando si tratti di prestazioni assistenziali l'indebito si recupera, di regola, dal momento del provvedimento che accerta il venir meno dei requisiti, per tutelare l'affidamento di chi le ha consumate per bisogni di vita.`,
        ],
        c: [
          `L'onere di provare i fatti che rendono irripetibile la somma {grava su|incombe su} chi si oppone alla restituzione.`,
          `L'ente verifica annualmente i redditi e deve {attivarsi|procedere} entro l'anno successivo, a pena di decadenza.`,
          `Non vi è obbligo di comunicare redditi già {noti|conosciuti} all'amministrazione finanziaria e all'ente tramite scambio di dati.`,
        ],
        w: `l'errore dell'ente rende di norma irripetibile la pensione percepita senza dolo`,
        p: ['art. 52 l. 88/1989', 'art. 13 l. 412/1991'],
      },
      {
        t: 'Invalidità – Accertamento tecnico preventivo',
        years: [2012, 2026],
        r: [
          `nelle controversie sull'invalidità l'accertamento tecnico preventivo è condizione di procedibilità: la parte che contesta le conclusioni del consulente deve {depositare|proporre} il dissenso e introdurre il giudizio specificando i motivi.`,
          `il decreto che omologa il requisito sanitario non attribuisce il diritto alla prestazione, {subordinato|che resta subordinato} alla verifica in sede amministrativa delle ulteriori condizioni socio-economiche.`,
        ],
        c: [
          `Il giudizio di merito è limitato alle contestazioni mosse alla consulenza e si conclude con sentenza inappellabile.`,
          `Gli aggravamenti intervenuti nel corso del processo {devono essere considerati|vanno valutati} dal consulente.`,
          `La domanda amministrativa resta presupposto {necessario|indispensabile} dell'azione, a pena di improponibilità.`,
        ],
        w: `l'omologa riguarda il solo requisito sanitario`,
        p: ['art. 445-bis c.p.c.', 'art. 149 disp. att. c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Contributi mai versati',
        win: 'a',
        on: 0,
        v: { n: ['quattro', 'sette', 'nove'] },
        f: `{$A} scopriva nel {$y} che la società {$S} non aveva versato i contributi per {$n} anni di lavoro ormai lontani nel tempo, e ne chiedeva la condanna alla costituzione della rendita o al risarcimento. La società eccepiva la prescrizione anche di queste azioni.`,
        q: `se chi scopre l'omissione di {$n} anni di contributi, ormai prescritti, {conservi|abbia} un rimedio verso il datore`,
        o: [
          `+riconosciuto il diritto alla rendita per {$n} anni di contributi omessi e prescritti`,
          `-dichiarato estinta ogni pretesa per {$n} anni di contributi omessi, in conseguenza della prescrizione verso l'ente`,
        ],
        y: `la prescrizione del credito dell'ente {non travolge|lascia intatta} l'azione del lavoratore, il cui danno {si manifesta|emerge} con la perdita della prestazione`,
      },
      {
        l: 'Pensione liquidata per errore',
        win: 'a',
        b: `l'Istituto previdenziale`,
        on: 1,
        v: {
          e: [
            'aveva contato due volte un periodo',
            'aveva applicato un coefficiente errato',
            'non aveva sottratto redditi già dichiarati',
          ],
        },
        f: `L'Istituto previdenziale chiedeva a {$A} la restituzione di {$eurs}, perché per un proprio errore di calcolo {$e}. {$A} opponeva di avere dichiarato regolarmente ogni dato e di avere ricevuto un provvedimento definitivo.`,
        q: `se la pensione vada restituita quando l'Istituto {$e}`,
        o: [
          `+dichiarato irripetibile la somma pagata perché l'Istituto {$e}`,
          `-ritenuto ripetibile la pensione pur riconoscendo che l'Istituto {$e}`,
        ],
        y: `il provvedimento era definitivo, l'errore proveniva {dall'ente|dall'ufficio} e {nessun dato era stato taciuto|il pensionato non aveva taciuto alcun dato}`,
      },
    ],
  },
];
