import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 3 } as const;
const SECTIONS = ['2', '2', '6'];

export const property: readonly Topic[] = [
  {
    id: 'condominio',
    subject: 'Condominio',
    head: 'Condominio negli edifici',
    theme: 'condominio',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.1,
    points: [
      {
        t: 'Delibere nulle e annullabili',
        r: [
          `sono nulle le delibere prive degli elementi essenziali, con oggetto impossibile o illecito o che incidono su diritti individuali; sono annullabili quelle affette da vizi del procedimento o adottate con maggioranze inferiori.`,
          `la delibera che ripartisce una spesa in violazione dei criteri di legge è annullabile se si tratta di un errore occasionale, nulla se l'assemblea modifica per il futuro i criteri senza il consenso di tutti.`,
        ],
        c: [
          `L'azione di annullamento va proposta entro trenta giorni, dalla deliberazione o dalla comunicazione per gli assenti.`,
          `Chi ha votato a favore non può impugnare la delibera annullabile.`,
          `Nell'opposizione a ingiunzione l'annullabilità va fatta valere con domanda e non con semplice eccezione.`,
        ],
        w: `la violazione occasionale dei criteri di riparto rende la delibera annullabile`,
        p: ['art. 1137 c.c.', 'art. 1135 c.c.'],
      },
      {
        t: 'Uso della cosa comune',
        r: [
          `ciascun condomino può servirsi della cosa comune, anche traendone un'utilità più intensa, purché non ne alteri la destinazione e non impedisca agli altri di farne parimenti uso secondo il loro diritto.`,
          `il pari uso della cosa comune non va inteso come uso identico e contemporaneo, ma come possibilità per tutti di trarne vantaggio, alla luce dei prevedibili comportamenti altrui.`,
        ],
        c: [
          `L'installazione di una canna fumaria sul muro è lecita, se rispetta il decoro e le distanze dalle vedute.`,
          `L'occupazione stabile di un'area destinata a tutti eccede i limiti dell'uso consentito.`,
          `Il regolamento contrattuale può prevedere divieti più rigorosi.`,
        ],
        w: `l'uso più intenso è lecito se non impedisce quello degli altri`,
        p: ['art. 1102 c.c.', 'art. 1120 c.c.'],
      },
      {
        t: 'Spese e ripartizione',
        r: [
          `le spese per il lastrico solare di uso esclusivo gravano per un terzo su chi ne ha l'uso e per due terzi sui condomini dei piani coperti, in proporzione al valore, qualunque sia la causa del deterioramento.`,
          `l'obbligo di contribuire alle spese deriva dalla titolarità del diritto sulle parti comuni, sorge con la delibera per gli interventi straordinari e ne risponde chi era proprietario in quel momento.`,
        ],
        c: [
          `L'acquirente è obbligato in solido per i contributi dell'anno in corso e di quello precedente.`,
          `Il distacco dall'impianto centralizzato è possibile se non comporta squilibri o aggravi.`,
          `Le tabelle millesimali si approvano a maggioranza, se non derogano ai criteri di legge.`,
        ],
        w: `per le spese straordinarie risponde il proprietario al tempo della delibera`,
        p: ['art. 1123 c.c.', 'art. 1126 c.c.', 'art. 63 disp. att. c.c.'],
      },
      {
        t: 'Amministratore – Poteri e responsabilità',
        r: [
          `l'amministratore può agire e resistere in giudizio senza autorizzazione nelle materie che rientrano nelle sue attribuzioni; negli altri casi la costituzione va autorizzata o ratificata dall'assemblea.`,
          `l'amministratore è tenuto a eseguire le delibere, riscuotere i contributi e compiere gli atti conservativi, e risponde secondo le regole del mandato per la gestione negligente.`,
        ],
        c: [
          `La mancata presentazione del rendiconto è grave irregolarità che giustifica la revoca.`,
          `Il difetto di autorizzazione è sanabile con effetto retroattivo.`,
          `Le spese urgenti disposte senza delibera vanno riferite alla prima assemblea.`,
        ],
        w: `l'amministratore deve farsi autorizzare per le liti fuori dalle sue attribuzioni`,
        p: ['art. 1130 c.c.', 'art. 1131 c.c.', 'art. 1129 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Posti auto in cortile',
        win: 'a',
        on: 1,
        v: { c: ['due furgoni', `un'imbarcazione su carrello`, 'tre motocicli'] },
        f: `{$A} conveniva {$B}, che occupava stabilmente il cortile comune con {$c}, impedendo la manovra agli altri condomini. {$B} opponeva l'assenza di un divieto nel regolamento.`,
        q: `se l'occupazione stabile del cortile con {$c} rientri nell'uso consentito della cosa comune`,
        o: [
          `+ordinato la rimozione di quanto occupava stabilmente il cortile ({$c})`,
          `-ritenuto lecito l'uso del cortile con {$c} per l'assenza di un divieto nel regolamento`,
        ],
        y: `l'occupazione era {stabile|permanente} e {sottraeva|toglieva} agli altri la possibilità di usare l'area`,
      },
      {
        l: 'Delibera impugnata tardi',
        win: 'b',
        b: 'il condominio',
        on: 0,
        v: { g: ['quaranta', 'settanta', 'novanta'] },
        f: `{$A} impugnava {$g} giorni dopo averne ricevuto il verbale la delibera che ripartiva le spese dell'ascensore in parti uguali. Il condominio eccepiva la decadenza, trattandosi di un singolo consuntivo.`,
        q: `se la delibera su un singolo riparto sia impugnabile {$g} giorni dopo la comunicazione`,
        o: [
          `+dichiarato tardiva l'impugnazione proposta {$g} giorni dopo la comunicazione del verbale`,
          `-dichiarato nulla, e impugnabile dopo {$g} giorni, la delibera su un singolo riparto`,
        ],
        y: `l'errore era {occasionale|riferito a un solo esercizio} e {l'assemblea non aveva modificato|non erano stati modificati} i criteri per il futuro`,
      },
    ],
  },
  {
    id: 'usucapione',
    subject: 'Proprietà e diritti reali',
    head: 'Usucapione',
    theme: 'usucapione',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Possesso – Requisiti e prova',
        r: [
          `chi agisce per l'usucapione deve provare il possesso continuo, pacifico, pubblico e non interrotto per il tempo richiesto, con atti che rivelino un'attività corrispondente all'esercizio del diritto.`,
          `la coltivazione del fondo non è di per sé sufficiente a dimostrare il possesso utile, perché compatibile con un titolo di mera detenzione o con la tolleranza del proprietario, e va accompagnata da indizi univoci.`,
        ],
        c: [
          `La recinzione e l'esclusione dei terzi sono manifestazioni significative dell'intenzione di tenere il bene come proprio.`,
          `La presunzione di possesso intermedio aiuta chi dimostri l'inizio e lo stato attuale.`,
          `Le dichiarazioni dei testimoni devono riferirsi a fatti specifici e collocati nel tempo.`,
        ],
        w: `il possesso utile va provato con atti univoci, e non con la sola coltivazione`,
        p: ['art. 1158 c.c.', 'art. 1140 c.c.', 'art. 1141 c.c.'],
      },
      {
        t: 'Interversione e tolleranza',
        r: [
          `il detentore che pretende di avere usucapito deve provare l'interversione, cioè un atto esterno rivolto contro il possessore dal quale risulti che ha iniziato a possedere in nome proprio.`,
          `la tolleranza che esclude l'acquisto del possesso si presume nei rapporti di parentela o amicizia, mentre la lunga durata del godimento la rende inverosimile tra estranei.`,
        ],
        c: [
          `L'inadempimento degli obblighi derivanti dal contratto non equivale a interversione.`,
          `Il comproprietario può usucapire la quota altrui estendendo il possesso in termini di esclusività.`,
          `La prova della tolleranza spetta a chi la eccepisce.`,
        ],
        w: `chi detiene deve mutare il titolo con un atto contro il possessore`,
        p: ['art. 1141 c.c.', 'art. 1144 c.c.', 'art. 1164 c.c.'],
      },
      {
        t: 'Interruzione e opponibilità',
        r: [
          `il termine per l'usucapione è interrotto dalla perdita del possesso per oltre un anno, dalla domanda giudiziale o dal riconoscimento del diritto altrui, e non da diffide o lettere.`,
          `l'acquisto per usucapione avviene a titolo originario e prevale su quello derivativo di chi abbia trascritto, senza che rilevi l'anteriorità della trascrizione.`,
        ],
        c: [
          `L'offerta di acquistare il bene può valere come riconoscimento, se manifesta la consapevolezza dell'altrui diritto.`,
          `La sentenza ha natura dichiarativa e si trascrive a fini di pubblicità.`,
          `La domanda va proposta contro tutti i proprietari risultanti dai registri.`,
        ],
        w: `le diffide non interrompono l'usucapione`,
        p: ['art. 1165 c.c.', 'art. 1167 c.c.', 'art. 2944 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Terreno coltivato e recintato',
        win: 'a',
        on: 0,
        v: { a: ['ventidue', 'ventisei', 'trentuno'] },
        f: `{$A} chiedeva l'accertamento dell'usucapione di un terreno intestato a {$B}, deducendo di averlo recintato, coltivato e chiuso con un cancello per {$a} anni. {$B} affermava di avere soltanto tollerato tale uso.`,
        q: `se recinzione, cancello e coltivazione per {$a} anni provino il possesso utile`,
        o: [
          `+accertato l'usucapione di un terreno recintato e coltivato per {$a} anni`,
          `-escluso il possesso utile nonostante recinzione e cancello presenti da {$a} anni`,
        ],
        y: `la recinzione {impediva|escludeva} l'accesso al proprietario e la tolleranza, tra estranei, {non è credibile|non può presumersi} per un periodo tanto lungo`,
      },
      {
        l: 'Godimento tra parenti',
        win: 'b',
        on: 1,
        v: { l: ['una cantina', 'un piano terreno', 'un orto'] },
        f: `{$A} sosteneva di avere usucapito un bene, {$l}, appartenente al fratello {$B}, per averlo usato dal {$y}. Risultava che le chiavi erano comuni e che le imposte erano pagate da {$B}.`,
        q: `se l'uso di un bene tra fratelli ({$l}) sia possesso utile per l'usucapione`,
        o: [
          `+respinto la domanda di usucapione di un bene del fratello ({$l})`,
          `-accolto la domanda di usucapione del bene ({$l}) per la sola durata dell'uso tra fratelli`,
        ],
        y: `il legame familiare {fa presumere|lascia presumere} la tolleranza e nessun atto contrario al proprietario era stato compiuto`,
      },
    ],
  },
  {
    id: 'distanze',
    subject: 'Proprietà e diritti reali',
    head: 'Distanze, vedute e servitù',
    theme: 'rapporti di vicinato',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Distanze tra costruzioni',
        r: [
          `ai fini delle distanze legali costituisce costruzione qualsiasi opera non completamente interrata, stabile e consistente, e i regolamenti locali possono prevedere distanze maggiori ma non modificarne la nozione.`,
          `la violazione delle distanze attribuisce al vicino il diritto alla riduzione in pristino, oltre al risarcimento, e il titolo edilizio non incide sui rapporti tra privati.`,
        ],
        c: [
          `Il principio di prevenzione consente a chi costruisce per primo di scegliere la distanza, se lo strumento urbanistico non la impone dal confine.`,
          `La norma più favorevole sopravvenuta rende legittima la costruzione, salvi i diritti già accertati.`,
          `Le sporgenze di modesta entità con funzione ornamentale non si computano.`,
        ],
        w: `il permesso edilizio non legittima la costruzione a distanza illegale`,
        p: ['art. 873 c.c.', 'art. 872 c.c.'],
      },
      {
        t: 'Immissioni',
        r: [
          `il limite di tollerabilità delle immissioni non è assoluto ma relativo alla situazione ambientale, e il superamento dei valori fissati dalle norme pubblicistiche ne indica di regola l'illiceità.`,
          `accertata l'intollerabilità del rumore, il giudice può imporre accorgimenti tecnici o inibire l'attività, bilanciando le ragioni della proprietà con quelle della produzione e la salute.`,
        ],
        c: [
          `Il criterio comparativo misura lo scarto rispetto al rumore di fondo della zona.`,
          `Il danno alla vita domestica è risarcibile anche in mancanza di una malattia documentata.`,
          `L'anteriorità dell'uso è criterio sussidiario e facoltativo.`,
        ],
        w: `la tollerabilità delle immissioni dipende dalla situazione dei luoghi`,
        p: ['art. 844 c.c.', 'art. 2043 c.c.', 'art. 32 Cost.'],
      },
      {
        t: 'Servitù – Costituzione e esercizio',
        r: [
          `la servitù per destinazione del padre di famiglia presuppone opere visibili e permanenti, esistenti quando i fondi hanno cessato di appartenere allo stesso proprietario, e l'assenza di una volontà contraria.`,
          `il contenuto della servitù si desume dal titolo e, in mancanza, dal possesso; nel dubbio va inteso in modo da soddisfare il bisogno del fondo dominante con il minor aggravio di quello servente.`,
        ],
        c: [
          `Il non uso ventennale estingue il diritto, ma l'uso parziale lo conserva per intero.`,
          `Il passaggio coattivo spetta anche al fondo con accesso insufficiente.`,
          `Il proprietario del fondo servente può chiudere il fondo, se lascia libero e comodo il passaggio.`,
        ],
        w: `per la servitù da destinazione servono opere visibili e permanenti`,
        p: ['art. 1062 c.c.', 'art. 1063 c.c.', 'art. 1065 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Locale rumoroso',
        win: 'a',
        on: 1,
        v: { d: ['sei', 'nove', 'undici'] },
        f: `{$A} lamentava il rumore proveniente nelle ore notturne dal locale gestito dalla società {$S}, che superava di {$d} decibel quello di fondo. La società esibiva le autorizzazioni e l'insonorizzazione parziale.`,
        q: `se sia tollerabile un rumore notturno superiore di {$d} decibel a quello di fondo`,
        o: [
          `+inibito le emissioni notturne superiori di {$d} decibel al rumore di fondo`,
          `-ritenuto lecito, in ragione delle autorizzazioni, un rumore superiore di {$d} decibel a quello di fondo`,
        ],
        y: `le autorizzazioni non escludono la tutela del vicino e lo scarto {era rilevante|eccedeva la normale tollerabilità}`,
      },
      {
        l: 'Ampliamento vicino al confine',
        win: 'a',
        on: 0,
        v: { o: ['una tettoia chiusa', 'un vano caldaia', 'un portico'] },
        f: `{$B} realizzava {$o} a un metro e venti dal confine, con regolare permesso. {$A} chiedeva l'arretramento; {$B} opponeva il titolo edilizio e la modesta altezza dell'opera.`,
        q: `se il permesso edilizio consenta di mantenere {$o} a un metro e venti dal confine`,
        o: [
          `+ordinato l'arretramento di un manufatto ({$o}) eseguito in violazione delle distanze`,
          `-escluso l'arretramento di {$o} per l'esistenza del permesso edilizio`,
        ],
        y: `l'opera era {stabile e consistente|stabile} e il titolo non incide sui diritti del vicino`,
      },
    ],
  },
  {
    id: 'successioni',
    subject: 'Successioni',
    head: 'Successioni e quota di legittima',
    theme: 'successione necessaria',
    area: 1,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Azione di riduzione – Calcolo',
        r: [
          `per accertare la lesione della legittima occorre formare la massa con i beni relitti, detratti i debiti, e riunire fittiziamente le donazioni al valore del tempo dell'apertura della successione.`,
          `il legittimario che agisce in riduzione deve allegare e provare, anche per presunzioni, gli elementi dai quali risulti la lesione, indicando il valore della massa e della quota, senza necessità di formule numeriche precise.`,
        ],
        c: [
          `L'accettazione con beneficio d'inventario è condizione dell'azione verso chi non è coerede.`,
          `L'imputazione delle donazioni ricevute avviene prima di ogni riduzione, salvo dispensa.`,
          `Si riducono prima le disposizioni testamentarie e poi le donazioni, a partire dall'ultima.`,
        ],
        w: `la lesione si misura riunendo relitto e donazioni al valore dell'apertura della successione`,
        p: ['art. 556 c.c.', 'art. 553 c.c.', 'art. 564 c.c.'],
      },
      {
        t: 'Donazione simulata o indiretta',
        r: [
          `il legittimario che agisce a tutela della quota riservata è terzo rispetto alla vendita che dissimula una donazione e può provarne la simulazione con ogni mezzo, anche per testimoni e presunzioni.`,
          `l'acquisto di un immobile con denaro fornito dal genitore costituisce donazione indiretta del bene, e nella riunione fittizia va considerato il valore dell'immobile e non quello del denaro.`,
        ],
        c: [
          `Se il denaro ha coperto solo una parte del prezzo, l'oggetto è la quota corrispondente.`,
          `La riduzione della liberalità indiretta incide sul valore e non sulla titolarità del bene.`,
          `Il pagamento dichiarato nel rogito non fa prova contro il legittimario.`,
        ],
        w: `il legittimario può provare la simulazione con ogni mezzo`,
        p: ['art. 1417 c.c.', 'art. 809 c.c.', 'art. 737 c.c.'],
      },
      {
        t: 'Testamento olografo – Capacità e autenticità',
        r: [
          `la parte che contesta l'autenticità del testamento olografo deve proporre domanda di accertamento negativo e darne la prova, secondo i principi sull'azione di accertamento.`,
          `l'incapacità del testatore richiede la prova che, al momento della redazione, egli fosse privo in modo assoluto della coscienza dei propri atti o della capacità di autodeterminarsi.`,
        ],
        c: [
          `La malattia abituale e permanente inverte l'onere, e chi si avvale del testamento deve provare il lucido intervallo.`,
          `La data falsa o impossibile rileva soltanto per questioni che dipendono dal tempo della redazione.`,
          `L'intervento di terzi nella scrittura, anche di una sola parola della disposizione, esclude l'olografia.`,
        ],
        w: `chi contesta il testamento deve provare la falsità o l'incapacità`,
        p: ['art. 602 c.c.', 'art. 591 c.c.', 'art. 2697 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Vendita al figlio convivente',
        win: 'a',
        on: 1,
        v: { q: ['un quarto', 'un terzo', 'un quinto'] },
        f: `{$A} impugnava la vendita con cui il padre, due anni prima della morte, aveva trasferito a {$B} la casa per {$q} del valore di mercato, e deduceva che il prezzo non era mai stato pagato.`,
        q: `se il figlio possa provare per presunzioni che la vendita per {$q} del valore era una donazione`,
        o: [
          `+dichiarato la natura simulata di una vendita conclusa per {$q} del valore`,
          `-richiesto la prova scritta della simulazione di una vendita conclusa per {$q} del valore`,
        ],
        y: `il figlio agiva {a tutela|per la reintegrazione} della legittima come terzo e il prezzo irrisorio, {mai incassato|di cui non vi era traccia}, era indizio grave`,
      },
      {
        l: 'Testamento redatto in ospedale',
        win: 'b',
        on: 2,
        v: { m: ['una demenza iniziale', 'uno stato depressivo', 'una terapia antidolorifica'] },
        f: `{$A} chiedeva l'annullamento del testamento olografo della zia, ricoverata con {$m}, che nominava erede {$B}. La cartella clinica registrava colloqui lucidi nei giorni della redazione.`,
        q: `se {$m} provi l'incapacità di chi ha redatto il testamento`,
        o: [
          `+respinto la domanda di annullamento del testamento di persona ricoverata con {$m}`,
          `-annullato il testamento in base alla sola diagnosi ({$m})`,
        ],
        y: `la cartella {attestava|documentava} la lucidità e la diagnosi, da sola, non {prova|dimostra} la totale incapacità`,
      },
    ],
  },
];
