import type { Topic } from '../types.ts';

const SECTIONS = ['3', '3', '3', '6'];

export const civilLiability: readonly Topic[] = [
  {
    id: 'cosa-custodia',
    subject: 'Responsabilità civile',
    head: 'Responsabilità civile – Danno cagionato da cosa in custodia',
    theme: 'responsabilità da cosa in custodia',
    area: 1,
    courts: { CASS: 6, APP: 2, TRIB: 3 },
    sections: SECTIONS,
    weight: 2,
    points: [
      {
        t: 'Natura oggettiva – Nesso causale – Onere della prova',
        r: [
          `la responsabilità {prevista|stabilita} dall'art. 2051 c.c. ha natura oggettiva, {in quanto|poiché} si fonda sul mero rapporto causale tra la cosa e l'evento dannoso: {al danneggiato spetta|spetta al danneggiato} provare tale rapporto e la relazione di custodia, {mentre grava sul|gravando invece sul} custode la prova del caso fortuito.`,
          `chi agisce per il risarcimento del danno {provocato|cagionato} da una cosa che altri ha in custodia non è tenuto a dimostrare la colpa del custode, ma soltanto che il pregiudizio è derivato dalla cosa e che il convenuto ne aveva l'effettiva disponibilità giuridica e materiale.`,
        ],
        c: [
          `{Ne consegue che|Pertanto} la diligenza impiegata nella manutenzione {non vale di per sé a liberare|da sola non libera} il custode, se non si traduce nella prova di un fattore esterno idoneo a interrompere il nesso eziologico.`,
          `Resta {perciò|dunque} irrilevante stabilire se il custode abbia violato specifici obblighi di vigilanza, {profilo che attiene|aspetto che riguarda} piuttosto alla responsabilità per colpa di cui all'art. 2043 c.c.`,
          `La causa rimasta ignota {ricade|resta} a carico del custode, quando il danneggiato abbia provato che l'evento è stato prodotto dalla cosa, anche solo per la sua connaturata pericolosità.`,
        ],
        w: `la responsabilità del custode prescinde dalla colpa e cede soltanto davanti al caso fortuito`,
        p: ['art. 2051 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: 'Condotta del danneggiato – Caso fortuito – Concorso di colpa',
        r: [
          `la condotta del danneggiato che entri in interazione con la cosa {si atteggia|opera} diversamente secondo il grado della sua incidenza causale: {può ridurre|essa può ridurre} il risarcimento ai sensi dell'art. 1227, primo comma, c.c., {ovvero|oppure} escluderlo del tutto, quando il pericolo era prevedibile e superabile con l'ordinaria cautela.`,
          `quanto più la situazione di possibile pericolo è suscettibile di essere prevista e superata {attraverso|mediante} le normali cautele, tanto più incidente deve considerarsi l'efficienza causale del comportamento imprudente della vittima, fino a rendere possibile che esso interrompa il nesso tra la cosa e il danno.`,
        ],
        c: [
          `La relativa valutazione, da compiere anche d'ufficio sulla base degli atti, {richiede|impone} di considerare lo stato dei luoghi, la visibilità e {la conoscenza che la vittima ne aveva|la familiarità della vittima con essi}.`,
          `{Non basta però|Non è però sufficiente} che la vittima sia stata distratta: occorre che la sua condotta si collochi fuori dal novero delle {evenienze|possibilità} ragionevolmente attendibili secondo un criterio di regolarità causale.`,
          `Il giudice che ravvisi il concorso deve {indicare|esplicitare} la misura percentuale della riduzione e le ragioni che la sorreggono, {non potendo limitarsi a|senza potersi limitare a} un generico richiamo all'equità.`,
        ],
        w: `l'imprudenza della vittima riduce il risarcimento e, se imprevedibile ed eccezionale, lo esclude`,
        p: ['art. 2051 c.c.', 'art. 1227 c.c.'],
      },
      {
        t: 'Strade pubbliche – Ente proprietario – Anomalie improvvise',
        r: [
          `l'ente proprietario di una strada aperta al pubblico transito {risponde|è chiamato a rispondere} dei danni derivanti da situazioni di pericolo connesse alla struttura o alle pertinenze della via, {indipendentemente dalla sua estensione|quale che ne sia l'estensione}, salvo che provi il caso fortuito.`,
          `la presunzione di responsabilità per i danni da cosa in custodia si applica anche alle pubbliche amministrazioni, con riguardo ai beni demaniali, quando {la custodia sia in concreto esercitabile|sia in concreto possibile esercitare la custodia}, possibilità che l'appartenenza della strada al centro abitato {rende|fa ritenere} di regola sussistente.`,
        ],
        c: [
          `Integra il caso fortuito l'alterazione repentina e non specificamente prevedibile dello stato della strada, quando l'ente non abbia avuto il tempo {necessario|ragionevolmente occorrente} per rimuoverla o segnalarla.`,
          `Il {decorso|trascorrere} di un tempo apprezzabile tra l'insorgere dell'anomalia e il sinistro {fa sì che essa entri a comporre|comporta che essa entri a comporre} la struttura stessa della cosa, con la conseguenza che l'ente non può invocarne l'imprevedibilità.`,
          `L'affidamento della manutenzione in appalto non fa venir meno la custodia in capo all'ente, ove l'area sia rimasta aperta alla circolazione, {ferma restando|salva} l'azione di rivalsa verso l'impresa.`,
        ],
        w: `l'ente proprietario della strada è custode anche dei beni demaniali di cui può controllare lo stato`,
        p: ['art. 2051 c.c.', 'art. 14 d.lgs. 285/1992'],
      },
      {
        t: `Rapporto con l'art. 2043 c.c. – Domanda – Qualificazione del giudice`,
        r: [
          `l'azione di responsabilità per danno da cosa in custodia ha presupposti diversi da quella fondata sulla clausola generale dell'art. 2043 c.c., che impone al danneggiato di provare la colpa; il giudice può tuttavia ricondurre la domanda all'una o all'altra fattispecie {se i fatti allegati restano immutati|quando restino fermi i fatti allegati}.`,
          `non incorre in extrapetizione il giudice che, a fronte di una domanda proposta ai sensi dell'art. 2043 c.c., la {riconduca|inquadri} nella fattispecie di cui all'art. 2051 c.c., purché la relazione di custodia e la derivazione del danno dalla cosa {siano state|risultino} tempestivamente allegate.`,
        ],
        c: [
          `In appello la diversa qualificazione è ammessa alle stesse condizioni, {sempre che|a patto che} non comporti un nuovo tema di indagine sul quale la controparte non abbia potuto difendersi.`,
          `Il richiamo alle nozioni di insidia e di trabocchetto {non costituisce|non vale come} elemento della fattispecie, ma può rilevare quale indice della prevedibilità del pericolo.`,
          `Chi abbia agito soltanto per colpa, senza mai {dedurre|affermare} il potere di controllo del convenuto sulla cosa, non può invece {giovarsi|avvalersi} del regime probatorio più favorevole.`,
        ],
        w: `il giudice può qualificare la domanda ai sensi dell'art. 2051 c.c. anche se proposta in base all'art. 2043 c.c., fermi i fatti`,
        p: ['art. 2051 c.c.', 'art. 2043 c.c.', 'art. 112 c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Caduta sul marciapiede',
        on: 2,
        b: 'il Comune',
        win: 'a',
        v: {
          cosa: [
            'una buca del marciapiede',
            'una mattonella divelta',
            'un tombino sporgente',
            `una griglia sconnessa`,
          ],
        },
        f: `{$A} conveniva in giudizio il Comune, {esponendo|deducendo} di aver messo il piede in {$cosa} il {$d}, mentre percorreva a piedi una via del centro, e di avere riportato {una frattura al polso|la frattura di un malleolo|una lesione al ginocchio}. Chiedeva il risarcimento dei danni, quantificati in {$eur}. Il Comune eccepiva che il luogo era illuminato e che la caduta era dipesa da disattenzione.`,
        q: `se {il Comune debba risarcire|l'ente proprietario della strada sia tenuto a risarcire} chi {cade|è caduto} a causa di {$cosa}`,
        o: [
          `+riconosciuto il risarcimento {al pedone caduto|alla persona caduta} a causa di {$cosa}`,
          `-respinto la domanda {sul solo rilievo che|per la sola ragione che} {$cosa} era visibile in pieno giorno`,
        ],
        y: `{l'anomalia era presente da settimane|il dissesto si protraeva da tempo}, non risultava alcuna segnalazione e {il Comune non ha provato alcun fattore esterno|nessun fattore estraneo alla cosa è stato dimostrato}, mentre la semplice disattenzione del pedone non è circostanza eccezionale`,
      },
      {
        l: 'Infortunio in un esercizio commerciale',
        on: 1,
        win: 'b',
        v: { luogo: ['un supermercato', 'un centro commerciale', 'una palestra', 'un albergo'] },
        f: `{$A} agiva contro la società {$S}, che gestiva {$luogo}, per ottenere {$eur} a titolo di risarcimento delle lesioni riportate il {$d} in seguito a una scivolata sul pavimento bagnato. La società resisteva, {documentando|provando} con le riprese e con i testimoni la presenza di un cartello e di nastri che delimitavano la zona appena lavata.`,
        q: `se il gestore di {$luogo} risponda della caduta del cliente che ha {oltrepassato|ignorato} una delimitazione ben visibile`,
        o: [
          `+{negato|escluso} il risarcimento al cliente che aveva scavalcato i nastri posti a delimitare la zona bagnata`,
          `-condannato il gestore {in base al solo fatto che|per il solo fatto che} il pavimento era bagnato`,
        ],
        y: `il pericolo era {segnalato e delimitato|reso evidente da cartelli e nastri} e il cliente, {superando consapevolmente la barriera|attraversando di proposito la zona interdetta}, ha tenuto una condotta del tutto imprevedibile per il custode`,
      },
      {
        l: 'Infiltrazioni dal lastrico',
        on: 0,
        win: 'a',
        b: 'il condominio',
        years: [2003, 2026],
        f: `{$A}, titolare di un appartamento all'ultimo piano, lamentava infiltrazioni provenienti dal lastrico solare di proprietà comune e chiedeva la condanna del condominio alle riparazioni e al pagamento di {$eur}. Il condominio {attribuiva|imputava} il danno alle piogge eccezionali del {$y}. La consulenza tecnica accertava la vetustà della guaina impermeabilizzante.`,
        q: `se le piogge intense {esonerino|liberino} il condominio dalla responsabilità per le infiltrazioni provenienti dal lastrico`,
        o: [
          `+condannato il condominio a eliminare le infiltrazioni e a risarcire il proprietario dell'ultimo piano`,
          `-qualificato come caso fortuito {le piogge intense|una precipitazione intensa} che avevano preceduto le infiltrazioni`,
        ],
        y: `la causa determinante era la vetustà della guaina, sicché la pioggia, per quanto intensa, non aveva {carattere di eccezionalità tale da|i caratteri di eccezionalità e imprevedibilità necessari per} interrompere il nesso causale`,
      },
    ],
  },
  {
    id: 'medica',
    years: [2006, 2026],
    subject: 'Responsabilità civile',
    head: 'Responsabilità sanitaria',
    theme: 'responsabilità sanitaria',
    area: 1,
    courts: { CASS: 6, APP: 2, TRIB: 3 },
    sections: SECTIONS,
    weight: 1.5,
    points: [
      {
        t: 'Nesso causale – Onere della prova del paziente',
        r: [
          `incombe sul paziente che agisce per il risarcimento provare, anche {a mezzo di presunzioni|per presunzioni}, il nesso di causalità tra la condotta del sanitario e l'aggravamento o l'insorgenza della patologia; solo a prova raggiunta {spetta alla struttura|la struttura deve} dimostrare l'impossibilità della prestazione derivante da causa non imputabile.`,
          `l'accertamento del rapporto causale tra l'omissione del medico e l'evento dannoso {segue la|risponde alla} regola della preponderanza dell'evidenza o del «più probabile che non», {che non coincide con|diversa da} quella penalistica dell'oltre ogni ragionevole dubbio.`,
        ],
        c: [
          `Se, all'esito dell'istruttoria, la causa del danno rimane {assolutamente incerta|ignota}, le conseguenze sfavorevoli {ricadono|gravano} sull'attore e la domanda deve essere rigettata.`,
          `La regola di riparto opera {allo stesso modo|anche} quando la prestazione fosse di routine, perché la facilità dell'intervento {attiene alla|riguarda la} colpa e non al legame eziologico.`,
          `L'incompletezza della cartella clinica {può essere valorizzata|è valutabile} come indizio del nesso causale, quando proprio il difetto di documentazione abbia reso impossibile accertarlo e la condotta fosse astrattamente idonea a produrre il danno.`,
        ],
        w: `il paziente deve provare il nesso causale, sia pure secondo il criterio del più probabile che non`,
        p: ['art. 1218 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: `Consenso informato – Diritto all'autodeterminazione`,
        r: [
          `la violazione del dovere di informare il paziente può {cagionare|determinare} due distinti danni: alla salute, se questi, correttamente informato, avrebbe rifiutato {l'intervento|il trattamento}, e all'autodeterminazione, se il difetto di informazione ha prodotto un pregiudizio diverso e ulteriore.`,
          `il medico è tenuto a {illustrare|rappresentare} al paziente natura, rischi e alternative del trattamento in modo comprensibile e personalizzato, {non essendo sufficiente|senza che sia sufficiente} la sottoscrizione di un modulo generico, del quale non consti l'effettiva spiegazione.`,
        ],
        c: [
          `Grava sul paziente l'onere di allegare e provare, anche con presunzioni, che avrebbe {rifiutato|respinto} la prestazione {ove adeguatamente informato|se messo al corrente dei rischi}.`,
          `Il danno da lesione dell'autodeterminazione non è in re ipsa e va {specificamente allegato|dedotto in modo specifico}, con riguardo alle scelte di cui il paziente è stato privato.`,
          `Anche un intervento eseguito a regola d'arte {può quindi dare luogo|può perciò condurre} a responsabilità, se preceduto da informazioni {carenti|lacunose} su complicanze prevedibili.`,
        ],
        w: `il consenso non spiegato in concreto lede l'autodeterminazione, ma il danno va allegato e provato`,
        p: ['art. 32 Cost.', 'art. 1 l. 219/2017@2018-', 'art. 2059 c.c.'],
      },
      {
        t: 'Struttura e medico dipendente – Titolo della responsabilità',
        r: [
          `{@2000-2017:la responsabilità della struttura e quella del medico dipendente hanno entrambe natura contrattuale, la seconda fondata sul contatto sociale, sicché identico è il riparto dell'onere probatorio verso il paziente.|@2018-:per i fatti successivi all'entrata in vigore della l. n. 24 del 2017 la struttura risponde a titolo contrattuale, mentre il sanitario che non abbia assunto un'obbligazione verso il paziente risponde ai sensi dell'art. 2043 c.c.}`,
          `la struttura sanitaria, pubblica o privata, risponde direttamente dell'inadempimento del contratto di spedalità, anche quando esso sia riconducibile all'opera di ausiliari non legati da un rapporto di lavoro subordinato, perché si è {avvalsa|giovata} della loro collaborazione.`,
        ],
        c: [
          `{Nei rapporti interni|Nel rapporto interno} la responsabilità si ripartisce di regola in pari misura, a meno che la struttura dimostri una colpa del medico del tutto eccezionale e {inopinabile|imprevedibile}.`,
          `Nell'obbligazione rientrano anche le prestazioni organizzative: {disponibilità di personale e attrezzature|idoneità dei locali e delle attrezzature}, prevenzione delle infezioni e sorveglianza del ricoverato.`,
          `Non rileva, nei confronti del paziente, che il professionista sia stato scelto {da quest'ultimo|dal malato}, né che percepisca un compenso distinto.`,
        ],
        w: `la struttura risponde per contratto anche dell'opera di ausiliari non dipendenti`,
        p: ['art. 1228 c.c.', 'art. 7 l. 24/2017@2018-', 'art. 2043 c.c.'],
      },
      {
        t: `Infezioni contratte in ospedale – Prova liberatoria`,
        r: [
          `a fronte di un'infezione contratta durante il ricovero la struttura è tenuta a provare di avere adottato tutte le misure di prevenzione {prescritte|imposte} dalle norme e dalle buone pratiche, e di averle {concretamente applicate|in concreto osservate} al singolo paziente.`,
          `il paziente che deduca di avere contratto un'infezione in reparto assolve il proprio onere {dimostrando|provando} criteri temporali, topografici e clinici che la ricolleghino alla degenza, dopo di che tocca all'ospedale dimostrare la specifica causa non evitabile.`,
        ],
        c: [
          `Non è {sufficiente|di per sé sufficiente} la produzione di protocolli generali di disinfezione, senza i verbali che ne attestino l'esecuzione {nel periodo considerato|nei giorni della degenza}.`,
          `La prova richiesta riguarda anche l'idoneità dei locali, il controllo degli accessi e la {sterilizzazione dei ferri|profilassi antibiotica}.`,
          `La circostanza che una quota di infezioni resti statisticamente inevitabile non {esonera|dispensa} la struttura, se non si dimostra che il caso rientra in quella quota.`,
        ],
        w: `l'ospedale deve provare di avere applicato in concreto, e non solo scritto, le misure contro le infezioni`,
        p: ['art. 1218 c.c.', 'art. 1176 c.c.'],
        years: [2008, 2026],
      },
    ],
    cases: [
      {
        l: 'Ritardo nella diagnosi',
        on: 0,
        b: `l'Azienda sanitaria`,
        win: 'a',
        v: { male: ['una neoplasia', `un'appendicite`, `un infarto`, `un'ischemia`] },
        f: `{$A} citava in giudizio l'Azienda sanitaria, esponendo che i sanitari del pronto soccorso, il {$d}, avevano omesso di {riconoscere|diagnosticare} {$male}, nonostante i sintomi riferiti, e di avere per questo subìto un danno permanente. Chiedeva {$eur2}. L'Azienda replicava che il decorso sarebbe stato {comunque identico|lo stesso}. Era disposta consulenza medico-legale collegiale.`,
        q: `se la diagnosi tardiva di {$male} sia causa del danno permanente {riportato dal|subìto dal} paziente`,
        o: [
          `+riconosciuto il danno da ritardata diagnosi di {$male}`,
          `-negato il nesso causale richiedendo la certezza che una diagnosi tempestiva di {$male} avrebbe evitato il danno`,
        ],
        y: `secondo la consulenza un intervento tempestivo avrebbe {più probabilmente che non|con probabilità superiore alla metà} evitato gli esiti, e la struttura non ha dimostrato una causa non imputabile`,
      },
      {
        l: 'Intervento e modulo di consenso',
        on: 1,
        b: `la casa di cura`,
        win: 'b',
        v: { op: ['alla cataratta', 'al ginocchio', 'alla colonna', 'al setto nasale'] },
        f: `Dopo un intervento {$op} eseguito correttamente ma seguito da una complicanza, {$A} conveniva la casa di cura, lamentando di non avere ricevuto informazioni su quel rischio, e domandava {$eur}. Nulla era dedotto sulla scelta che avrebbe compiuto in presenza di un'informazione completa.`,
        q: `se la mancata informazione su una complicanza {dia di per sé diritto|attribuisca automaticamente il diritto} al risarcimento`,
        o: [
          `+{respinto|rigettato} la domanda del paziente che non aveva dedotto quale scelta avrebbe compiuto se informato`,
          `-liquidato il danno per il solo difetto del modulo di consenso relativo all'intervento {$op}`,
        ],
        y: `non è stato {allegato|dedotto} che, con un'informazione completa, il paziente avrebbe rifiutato l'intervento, né quale pregiudizio diverso dalla salute {sia derivato|gli sia derivato} dal difetto di informazione`,
      },
    ],
  },
  {
    id: 'danno-2043',
    subject: 'Responsabilità civile',
    head: 'Responsabilità civile – Fatto illecito',
    theme: 'responsabilità extracontrattuale',
    area: 1,
    courts: { CASS: 5, APP: 2, TRIB: 3 },
    sections: SECTIONS,
    weight: 1.6,
    points: [
      {
        t: `Danno ingiusto – Elementi costitutivi dell'art. 2043 c.c.`,
        r: [
          `l'obbligo di risarcimento ai sensi dell'art. 2043 c.c. presuppone una condotta dolosa o colposa, un danno ingiusto e un nesso causale tra l'una e l'altro, elementi che {devono essere tutti provati da chi agisce|chi agisce ha l'onere di provare integralmente}.`,
          `la qualificazione del danno come ingiusto, richiesta dall'art. 2043 c.c., postula la lesione di un interesse meritevole di tutela secondo l'ordinamento, {senza che rilevi la sua qualificazione formale|quale che ne sia la qualificazione formale} come diritto soggettivo.`,
        ],
        c: [
          `{Ne consegue che|Deriva da ciò che} non è risarcibile la mera perdita di un vantaggio di fatto, alla quale non corrisponda {alcuna posizione protetta|una posizione giuridicamente protetta}.`,
          `La prova della colpa può {essere data|desumersi} anche mediante presunzioni, purché {gravi, precise e concordanti|dotate dei requisiti dell'art. 2729 c.c.}, valutate prima singolarmente e poi nel loro insieme.`,
          `Il giudice non può {sopperire|supplire} con la liquidazione equitativa alla mancata dimostrazione dell'esistenza del pregiudizio, poiché l'art. 1226 c.c. riguarda soltanto il suo ammontare.`,
        ],
        w: `il danneggiato deve provare condotta, colpa, danno ingiusto e nesso causale`,
        p: ['art. 2043 c.c.', 'art. 2697 c.c.', 'art. 1226 c.c.'],
      },
      {
        t: 'Danno non patrimoniale – Onnicomprensività della liquidazione',
        r: [
          `il danno non patrimoniale è categoria generale e unitaria: la liquidazione deve tenere conto di {tutte le conseguenze|ogni conseguenza} del fatto, nella sfera interiore e in quella relazionale, {evitando di|senza} attribuire nomi diversi a pregiudizi identici.`,
          `la lesione di un diritto inviolabile della persona dà luogo a risarcimento anche fuori dei casi previsti dalla legge, ma a condizione che l'offesa superi una soglia minima di {tollerabilità|serietà} e che il pregiudizio non si risolva in meri disagi.`,
        ],
        c: [
          `Il risarcimento va {personalizzato|aumentato} soltanto in presenza di conseguenze anomale e del tutto peculiari, che il danneggiato ha l'onere di allegare.`,
          `{Non è ammessa|È esclusa} la configurazione di un danno in re ipsa: la prova può però essere offerta con il notorio e con le presunzioni.`,
          `Le tabelle in uso {nei tribunali|negli uffici giudiziari} costituiscono un criterio uniforme di equità, dal quale ci si può discostare {dandone conto|con adeguata spiegazione}.`,
        ],
        w: `il danno alla persona va liquidato per intero ma una sola volta`,
        p: ['art. 2059 c.c.', 'art. 1226 c.c.', 'art. 2043 c.c.'],
        years: [2003, 2026],
      },
      {
        t: 'Prescrizione – Decorrenza – Percepibilità del danno',
        r: [
          `il termine quinquennale di prescrizione dell'azione risarcitoria decorre non dal momento in cui l'agente compie l'illecito, {bensì da quello|ma da quello} in cui il danno e la sua riferibilità causale {divengono|sono divenuti} oggettivamente percepibili all'esterno con l'ordinaria diligenza.`,
          `quando il fatto è considerato dalla legge come reato, al diritto al risarcimento si applica il più lungo termine previsto per quest'ultimo, {ancorché|anche se} il giudizio penale non sia stato promosso, purché il giudice civile accerti incidentalmente gli estremi del reato.`,
        ],
        c: [
          `L'accertamento del momento in cui la vittima {poteva avere|era in grado di acquisire} tale conoscenza è rimesso al giudice di merito, che deve {indicarne|precisarne} gli elementi.`,
          `La costituzione di parte civile interrompe la prescrizione con effetto permanente {per l'intera durata|fino alla definizione} del processo penale.`,
          `L'eccezione è validamente proposta con la sola allegazione dell'inerzia del titolare, {spettando al giudice|restando compito del giudice} individuare la durata applicabile.`,
        ],
        w: `la prescrizione decorre da quando il danno e la sua causa sono conoscibili`,
        p: ['art. 2947 c.c.', 'art. 2935 c.c.', 'art. 2043 c.c.'],
      },
      {
        t: 'Perdita del rapporto parentale – Legittimazione e prova',
        r: [
          `il danno da perdita del rapporto parentale spetta ai congiunti che {allegano e provano|dimostrino} l'effettività e l'intensità del legame affettivo, presumibile tra coniugi, genitori e figli, {da dimostrare|da provare in concreto} per gli altri familiari.`,
          `la convivenza non costituisce {presupposto|requisito} indispensabile per il risarcimento del danno subìto dal nipote per l'uccisione del nonno, ma è {elemento utile a|un elemento idoneo a} dimostrare l'ampiezza e la profondità del rapporto.`,
        ],
        c: [
          `La liquidazione deve {seguire|basarsi su} criteri che considerino l'età della vittima, quella del superstite, il grado di parentela e la composizione del nucleo.`,
          `Al convivente di fatto si applicano gli stessi criteri, {ove risulti provata|purché sia provata} una relazione stabile di reciproca assistenza.`,
          `Il responsabile può {offrire la prova contraria|dimostrare il contrario}, deducendo l'indifferenza o l'odio tra i congiunti, ma non la semplice distanza {geografica|delle residenze}.`,
        ],
        w: `l'affetto tra stretti congiunti si presume, salva la prova contraria del responsabile`,
        p: ['art. 2043 c.c.', 'art. 2059 c.c.', 'art. 2729 c.c.'],
        years: [2004, 2026],
      },
    ],
    cases: [
      {
        l: 'Danni da lavori su fondo vicino',
        on: 2,
        win: 'a',
        v: { opera: ['uno scavo', 'la demolizione di un muro', 'la posa di palificazioni'] },
        f: `{$A} conveniva in giudizio la società {$S}, {assumendo|sostenendo} che {$opera} sul fondo confinante, nel corso del {$y}, aveva provocato lesioni al proprio fabbricato, e chiedeva ai sensi dell'art. 2043 c.c. {$eur}. La società eccepiva la prescrizione e, nel merito, {la preesistenza delle crepe|che le crepe erano anteriori}.`,
        q: `se l'impresa che ha eseguito {$opera} risponda delle lesioni comparse {tempo dopo|a distanza di anni} nel fabbricato vicino`,
        o: [
          `+condannato l'impresa che aveva eseguito {$opera} a risarcire il proprietario del fabbricato vicino`,
          `-dichiarato prescritto il diritto, {facendo decorrere|calcolando} il termine dalla fine dei lavori anziché dalla comparsa delle lesioni`,
        ],
        y: `{le lesioni si sono manifestate|il danno è divenuto percepibile} solo quando il cedimento si è reso visibile, e la consulenza ha {ricondotto|attribuito} il fenomeno ai lavori, eseguiti senza opere di sostegno`,
      },
      {
        l: 'Domanda risarcitoria priva di prova',
        on: 0,
        win: 'b',
        v: {
          fatto: ['un esposto infondato', 'la diffusione di notizie inesatte', `la revoca di una trattativa`],
        },
        f: `{$A} domandava ai sensi dell'art. 2043 c.c. la condanna di {$B} al pagamento di {$eur}, {lamentando|deducendo} di avere subìto, a causa di {$fatto}, la perdita di occasioni professionali e uno stato di ansia. La parte convenuta negava ogni colpa e l'esistenza stessa di un pregiudizio.`,
        q: `se il danno conseguente a {$fatto} possa essere liquidato in via equitativa {in mancanza di prova|quando non ne sia provata l'esistenza}`,
        o: [
          `+rigettato la domanda di risarcimento fondata su {$fatto}, {per difetto di prova|per mancanza di prova} del pregiudizio`,
          `-liquidato in via equitativa un danno da {$fatto} {di cui non era stata provata l'esistenza|rimasto privo di prova}`,
        ],
        y: `{l'attore si è limitato|ci si è limitati} ad affermare il pregiudizio senza indicare {fatti specifici|circostanze verificabili}, e l'equità serve a determinare l'ammontare del danno, non a provarne l'esistenza`,
      },
    ],
  },
  {
    id: 'circolazione',
    subject: 'Circolazione stradale',
    head: 'Circolazione stradale – Scontro tra veicoli',
    theme: 'responsabilità da circolazione stradale',
    area: 1,
    courts: { CASS: 5, APP: 2, TRIB: 4 },
    sections: SECTIONS,
    weight: 1.2,
    points: [
      {
        t: 'Presunzione di pari responsabilità – Superamento',
        r: [
          `la presunzione di concorso paritario dei conducenti, {posta dall'|di cui all'}art. 2054, secondo comma, c.c., ha funzione sussidiaria e opera soltanto quando le risultanze probatorie non consentano di accertare in quale misura {la condotta di ciascuno|ciascuna condotta} abbia cagionato l'evento.`,
          `l'accertamento della colpa esclusiva di uno dei conducenti libera l'altro dalla presunzione di concorrente responsabilità, {purché|sempre che} risulti che quest'ultimo si è uniformato alle norme sulla circolazione e a quelle di comune prudenza.`,
        ],
        c: [
          `La prova liberatoria {può ricavarsi|può essere tratta} anche indirettamente, dall'accertamento del collegamento eziologico esclusivo tra il sinistro e la condotta altrui.`,
          `La violazione del diritto di precedenza, per quanto grave, {non dispensa il giudice dal|non esime il giudice dal} verificare la velocità e l'attenzione dell'altro conducente.`,
          `Il modulo di constatazione amichevole a doppia firma genera, nei confronti dell'assicuratore, una presunzione superabile con {ogni mezzo|qualsiasi mezzo di prova}.`,
        ],
        w: `la presunzione di pari colpa vale solo se non si riesce a ricostruire il sinistro`,
        p: ['art. 2054 c.c.'],
      },
      {
        t: 'Investimento del pedone – Prova liberatoria del conducente',
        r: [
          `il conducente che investe un pedone si libera dalla presunzione di colpa {soltanto provando|solo se prova} che la vittima è comparsa in modo repentino e imprevedibile, così da rendere {inevitabile l'urto|l'urto inevitabile} nonostante l'osservanza di ogni cautela.`,
          `la colpa del pedone che attraversa fuori delle strisce non vale da sola a escludere quella del conducente, {tenuto a|il quale deve} prevedere anche le imprudenze altrui ragionevolmente probabili nei luoghi {abitati|frequentati}.`,
        ],
        c: [
          `Il concorso della vittima {va graduato|deve essere graduato} dopo avere accertato in che misura il conducente ha superato la presunzione a suo carico.`,
          `L'{avvistabilità|eventuale avvistabilità} del pedone {va stimata|deve essere stimata} in base alla velocità adeguata alle condizioni di luce e di fondo, non a quella massima consentita.`,
          `Neppure la condanna del pedone per violazione del codice della strada {esclude|toglie} la necessità di tale indagine.`,
        ],
        w: `il conducente deve provare che la comparsa del pedone era imprevedibile e l'urto inevitabile`,
        p: ['art. 2054 c.c.', 'art. 190 d.lgs. 285/1992', 'art. 1227 c.c.'],
      },
      {
        t: `Terzo trasportato – Azione verso l'assicuratore del vettore`,
        r: [
          `il terzo trasportato può agire verso l'assicuratore del veicolo sul quale viaggiava {a prescindere dall'accertamento|senza dover attendere l'accertamento} della responsabilità dei conducenti, {salva l'ipotesi del|con il solo limite del} caso fortuito.`,
          `l'azione diretta del trasportato nei confronti dell'impresa che assicura il vettore presuppone il coinvolgimento di almeno due veicoli, {pur se tra essi|anche se tra questi} non vi è stato urto materiale.`,
        ],
        c: [
          `Il mancato uso delle cinture di sicurezza {rileva|può rilevare} come concorso colposo, se il conducente o l'assicuratore ne provano l'incidenza sulle lesioni.`,
          `Chi agisce ha l'onere di provare la propria presenza a bordo e il danno, non la dinamica del sinistro.`,
          `L'assicuratore che ha pagato {può rivalersi|ha rivalsa} su quello del responsabile civile, nei limiti della rispettiva colpa.`,
        ],
        w: `il trasportato non deve provare chi dei conducenti abbia avuto torto`,
        p: ['art. 141 d.lgs. 209/2005'],
        years: [2007, 2026],
      },
    ],
    cases: [
      {
        l: 'Scontro a un incrocio',
        on: 0,
        win: 'a',
        v: { luogo: ['un incrocio senza semaforo', 'una rotatoria', `un'immissione da un passo carrabile`] },
        f: `A seguito dello scontro avvenuto il {$d} presso {$luogo}, {$A} conveniva {$B} e il suo assicuratore, chiedendo {$eur} per le lesioni e per i danni al veicolo. I convenuti replicavano che la velocità dell'attore era eccessiva.`,
        q: `se la responsabilità dello scontro presso {$luogo} {sia da dividere a metà|debba ripartirsi in parti uguali} nonostante l'accertata violazione della precedenza`,
        o: [
          `+attribuito l'intera responsabilità al conducente che non aveva {dato la precedenza|concesso la precedenza}`,
          `-applicato la presunzione di pari colpa benché la dinamica {fosse stata ricostruita|risultasse ricostruita} dai rilievi della polizia`,
        ],
        y: `i rilievi e i testimoni consentono di ricostruire la dinamica, dalla quale emerge che l'altro conducente procedeva {a velocità moderata|regolarmente} e non poteva evitare l'urto`,
      },
      {
        l: 'Investimento di un pedone',
        on: 1,
        win: 'a',
        v: { ora: ['al tramonto', 'di notte', 'nelle prime ore del mattino'] },
        f: `Il {$d}, {$ora}, {$A} subiva un investimento da parte dell'autovettura condotta da {$B}, mentre attraversava fuori delle strisce in un centro abitato, e agiva per il risarcimento di {$eur2}. La difesa di {$B} sosteneva che l'attraversamento era stato {improvviso|repentino}.`,
        q: `se il conducente {vada esente da responsabilità|sia esonerato da ogni colpa} quando il pedone attraversa {$ora} fuori delle strisce`,
        o: [
          `+ritenuto il conducente responsabile in misura prevalente dell'investimento avvenuto {$ora}`,
          `-addebitato l'investimento alla sola vittima perché attraversava {$ora} fuori delle strisce`,
        ],
        y: `il pedone era avvistabile con anticipo sufficiente da chi avesse tenuto {una velocità adeguata|l'andatura imposta dai luoghi}, e non è provato che l'attraversamento fosse imprevedibile`,
      },
    ],
  },
];
