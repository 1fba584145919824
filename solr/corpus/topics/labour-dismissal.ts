import type { Topic } from '../types.ts';

const COURTS = { CASS: 6, APP: 2, TRIB: 3 } as const;

export const labourDismissal: readonly Topic[] = [
  {
    id: 'giusta-causa',
    subject: 'Lavoro subordinato',
    head: 'Licenziamento per giusta causa',
    theme: 'licenziamento per giusta causa',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    weight: 2.2,
    points: [
      {
        t: 'Nozione – Lesione del vincolo fiduciario – Valutazione in concreto',
        r: [
          `la giusta causa di recesso deve rivestire il carattere di grave negazione degli elementi essenziali del rapporto e, in particolare, di quello fiduciario: {la gravità dei fatti|l'addebito} va {apprezzata|valutata} in concreto, avuto riguardo alla portata oggettiva e soggettiva della condotta.`,
          `per stabilire se ricorra una giusta causa di licenziamento occorre {accertare|verificare} se la specifica mancanza sia idonea a scuotere la fiducia del datore di lavoro nei futuri adempimenti, considerando mansioni, intensità dell'elemento intenzionale e precedenti del dipendente.`,
        ],
        c: [
          `La tenuità del danno patrimoniale non è di per sé decisiva, {potendo|perché può} assumere rilievo preminente il disvalore del comportamento rispetto al ruolo ricoperto.`,
          `Il giudizio del giudice di merito è sindacabile in sede di legittimità sotto il profilo della sussunzione, quando siano denunciate {incoerenze|specifiche incoerenze} rispetto agli standard conformi ai valori dell'ordinamento.`,
          `{Anche una condotta estranea alla prestazione|Anche un fatto della vita privata} può rilevare, ma solo se capace di riflettersi sulla funzionalità del rapporto e di compromettere l'affidamento nel corretto adempimento.`,
        ],
        w: `la fiducia va valutata in concreto, guardando a mansioni, intenzione e precedenti`,
        p: ['art. 2119 c.c.', 'art. 1 l. 604/1966'],
      },
      {
        t: 'Proporzionalità – Previsioni del contratto collettivo',
        r: [
          `la giusta causa è nozione legale e il giudice non è vincolato dalle previsioni del contratto collettivo, {che hanno valore|le quali hanno valore} esemplificativo; tuttavia non può ritenere legittima l'espulsione per una mancanza che le parti sociali puniscono con una sanzione conservativa.`,
          `il licenziamento per giusta causa è legittimo soltanto se proporzionato all'infrazione, {quale extrema ratio|come misura estrema}: il giudice deve confrontare la condotta con la scala delle sanzioni conservative e spiegare perché nessuna di esse sarebbe stata adeguata.`,
        ],
        c: [
          `Il codice disciplinare costituisce {uno dei parametri|un parametro} per riempire di contenuto la clausola generale, al pari della prassi aziendale nella repressione di condotte analoghe.`,
          `La recidiva, se contestata, {concorre|può concorrere} a definire la gravità dell'addebito, ma non consente di sommare automaticamente infrazioni già punite.`,
          `{@2000-2011:Accertato il difetto di proporzione, il recesso è illegittimo e spetta la tutela prevista in ragione delle dimensioni dell'impresa.|@2012-:Se il fatto rientra tra quelli punibili con una sanzione conservativa, trova applicazione la tutela reintegratoria attenuata di cui all'art. 18, quarto comma, l. n. 300 del 1970, per i rapporti che vi sono soggetti.}`,
        ],
        w: `il recesso è escluso quando il contratto collettivo prevede per quella mancanza una sanzione conservativa`,
        p: ['art. 2106 c.c.', 'art. 2119 c.c.', 'art. 18 l. 300/1970'],
      },
      {
        t: 'Onere della prova – Fatti contestati',
        r: [
          `grava interamente sul datore di lavoro l'onere di provare i fatti posti a fondamento del licenziamento per giusta causa, nella loro materialità e {nella loro riferibilità|nell'imputabilità} al dipendente, mentre a questo compete dimostrare le circostanze che lo giustificano.`,
          `il datore di lavoro che intima un licenziamento per giusta causa deve {dimostrare|provare in giudizio} la condotta addebitata con elementi acquisiti in modo lecito, e il dubbio residuo sulla sua commissione ricade su chi ha esercitato il recesso.`,
        ],
        c: [
          `Gli accertamenti {svolti|compiuti} da un'agenzia investigativa sono utilizzabili per verificare illeciti, non per controllare l'adempimento della prestazione.`,
          `Le dichiarazioni rese in sede di procedimento disciplinare dal dipendente {possono essere|sono} liberamente valutate insieme alle altre risultanze.`,
          `La sentenza penale di assoluzione perché il fatto non costituisce reato non preclude l'autonoma valutazione della medesima condotta {sul piano disciplinare|agli effetti del rapporto di lavoro}.`,
        ],
        w: `la prova dell'addebito spetta per intero al datore di lavoro`,
        p: ['art. 5 l. 604/1966', 'art. 2119 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: 'Immediatezza – Immutabilità della contestazione',
        r: [
          `nel licenziamento per giusta causa l'immediatezza della contestazione va intesa in senso relativo, compatibile con il tempo {necessario|occorrente} per l'accertamento dei fatti in relazione alla complessità dell'organizzazione.`,
          `il principio di immutabilità della contestazione preclude al datore di lavoro di far valere, a sostegno del licenziamento per giusta causa, circostanze {nuove|ulteriori} che modifichino il quadro dei fatti addebitati, a garanzia del diritto di difesa.`,
        ],
        c: [
          `Il ritardo ingiustificato {fa presumere|lascia presumere} che l'infrazione sia stata tollerata e incide sull'affidamento del lavoratore circa la rinuncia al potere disciplinare.`,
          `Non viola tale garanzia {la diversa|una diversa} qualificazione giuridica della medesima condotta, né il richiamo a precedenti che ne confermino la gravità.`,
          `Il momento da considerare è quello dell'effettiva conoscenza del fatto da parte {dell'organo titolare|di chi è titolare} del potere disciplinare, non quello della mera conoscibilità.`,
        ],
        w: `la contestazione deve essere tempestiva e il recesso non può fondarsi su fatti diversi da quelli contestati`,
        p: ['art. 7 l. 300/1970', 'art. 2119 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Sottrazione di beni aziendali',
        on: 0,
        win: 'b',
        v: {
          bene: [
            'merce dal magazzino',
            'gasolio dal deposito aziendale',
            'denaro dalla cassa',
            'materiale di recupero',
          ],
        },
        f: `{$A}, alle dipendenze della società {$S} dal {$y} con mansioni che comportavano la custodia di valori, impugnava il licenziamento per giusta causa intimato dopo che le telecamere di un punto di accesso avevano ripreso l'asportazione di {$bene}. Deduceva la modestia del valore e l'assenza di precedenti disciplinari.`,
        q: `se la sottrazione di {$bene}, di {modesto|scarso} valore, integri una giusta causa di licenziamento`,
        o: [
          `+ritenuto legittimo il licenziamento per giusta causa di un dipendente che aveva sottratto {$bene}`,
          `-annullato il recesso in ragione del solo modesto valore di quanto sottratto ({$bene})`,
        ],
        y: `la condotta, {intenzionale e dissimulata|volontaria e occultata}, proveniva da chi aveva compiti di custodia e {faceva dubitare|metteva in dubbio}, quale che fosse il valore dei beni, della correttezza dei futuri adempimenti`,
      },
      {
        l: 'Critiche rivolte al superiore',
        on: 1,
        win: 'a',
        v: {
          mezzo: ['in una chat tra colleghi', 'in un messaggio di posta elettronica', 'durante una riunione'],
        },
        years: [2004, 2026],
        f: `La società {$S} licenziava per giusta causa {$A}, addebitando di avere rivolto {$mezzo} espressioni aspre verso il responsabile dell'ufficio a proposito dei turni. {$A} ricorreva al giudice del lavoro, deducendo di avere esercitato il diritto di critica e invocando il contratto collettivo, che puniva il diverbio con la sospensione.`,
        q: `se le espressioni aspre usate {$mezzo} verso un superiore {giustifichino|possano giustificare} il licenziamento senza preavviso`,
        o: [
          `+annullato il licenziamento per giusta causa intimato per espressioni aspre usate {$mezzo}`,
          `-ravvisato una giusta causa nelle espressioni usate {$mezzo}, senza considerare la sanzione conservativa prevista dal contratto collettivo`,
        ],
        y: `le frasi, pur inurbane, {riguardavano|avevano per oggetto} l'organizzazione del lavoro e il contratto collettivo puniva {condotte di quel genere|comportamenti simili} con la sola sospensione`,
      },
      {
        l: 'Uso improprio di permessi',
        on: 2,
        win: 'b',
        years: [2008, 2026],
        v: { uso: ['dedicarsi a un lavoro autonomo', 'una vacanza', 'partecipare a una gara sportiva'] },
        f: `{$A}, cui la società {$S} aveva concesso permessi per assistere un familiare con grave disabilità, impugnava il licenziamento per giusta causa fondato su una relazione investigativa, dalla quale risultava che in più giornate del {$y} i permessi erano serviti per {$uso}. Sosteneva che l'assistenza era stata prestata in altri orari.`,
        q: `se l'impiego dei permessi di assistenza per {$uso} {legittimi|giustifichi} il licenziamento per giusta causa`,
        o: [
          `+confermato la legittimità del licenziamento per giusta causa di chi aveva usato i permessi di assistenza per {$uso}`,
          `-escluso la giusta causa pur in presenza dell'uso sistematico dei permessi di assistenza per {$uso}`,
        ],
        y: `{è mancato|era del tutto assente} il nesso tra l'assenza dal lavoro e l'assistenza, sicché la condotta costituiva abuso del diritto in danno del datore e {dell'ente previdenziale|dell'istituto che sopporta il costo}`,
      },
    ],
  },
  {
    id: 'malattia',
    subject: 'Lavoro subordinato',
    head: 'Licenziamento e malattia del lavoratore',
    theme: 'malattia del lavoratore',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    weight: 1.7,
    points: [
      {
        t: 'Periodo di comporto – Divieto di licenziare il dipendente in malattia',
        r: [
          `il datore di lavoro non può licenziare il dipendente in malattia per il solo fatto dell'assenza prima che sia decorso il periodo di comporto; {il recesso intimato|il licenziamento intimato} in anticipo per questa ragione è nullo per contrasto con l'art. 2110 c.c., norma imperativa.`,
          `lo stato di malattia sospende il potere di recesso del datore di lavoro fino alla scadenza del comporto fissato dal contratto collettivo o dagli usi, {trascorso il quale|dopo di che} il dipendente può essere licenziato senza che occorra provare un giustificato motivo ulteriore.`,
        ],
        c: [
          `Durante la malattia {resta possibile|rimane consentito} il licenziamento per giusta causa o per cessazione totale dell'attività, fattispecie nelle quali la prosecuzione del rapporto è comunque esclusa.`,
          `Il licenziamento intimato per giustificato motivo oggettivo durante la malattia non è invalido, ma resta privo di efficacia fino {alla guarigione|al rientro} o alla scadenza del comporto.`,
          `Le assenze dovute a infortunio o a malattia professionale imputabili a colpa del datore {non si computano|vanno escluse dal computo} nel comporto.`,
        ],
        w: `un dipendente in malattia non può essere licenziato per l'assenza prima della fine del comporto`,
        p: ['art. 2110 c.c.', 'art. 1418 c.c.'],
      },
      {
        t: 'Comporto – Computo delle assenze – Comunicazione',
        r: [
          `il licenziamento per superamento del comporto non richiede la previa contestazione e può essere motivato con il numero complessivo delle assenze, ma il datore di lavoro deve {specificarle|indicarle nel dettaglio} se il lavoratore ne fa richiesta e provarle in giudizio.`,
          `salvo diversa previsione del contratto collettivo, nel periodo di comporto si computano anche i giorni festivi e non lavorativi compresi {nella durata del certificato|tra un certificato e il successivo}, operando una presunzione di continuità della malattia.`,
        ],
        c: [
          `Il datore {non è tenuto|di regola non è tenuto} ad avvertire il dipendente dell'approssimarsi della scadenza, se il contratto collettivo non lo prevede.`,
          `Il lavoratore può chiedere la conversione dell'assenza in ferie per interrompere il decorso, e il rifiuto deve essere {motivato|sorretto da ragioni} organizzative effettive.`,
          `Il recesso deve essere esercitato entro un tempo ragionevole, altrimenti l'inerzia {può valere come|assume il significato di} rinuncia a farlo valere.`,
        ],
        w: `le assenze vanno indicate se richiesto e i festivi intermedi contano nel comporto`,
        p: ['art. 2110 c.c.', 'art. 2 l. 604/1966'],
      },
      {
        t: 'Attività svolta durante la malattia – Rilievo disciplinare',
        r: [
          `lo svolgimento di altra attività da parte del dipendente assente per malattia non è vietato in assoluto, ma può giustificare il recesso quando {faccia presumere|dimostri} la simulazione dell'infermità o sia idoneo a ritardare la guarigione.`,
          `il lavoratore in malattia deve astenersi da comportamenti che possano pregiudicare il recupero delle energie: la violazione di tale dovere, {da valutare|valutata} con giudizio riferito al momento della condotta, lede gli obblighi di correttezza e buona fede.`,
        ],
        c: [
          `L'idoneità a ritardare il rientro va {accertata|apprezzata} ex ante, in rapporto alla natura della patologia, a nulla rilevando che la guarigione sia poi avvenuta nel termine.`,
          `Il datore può {disporre|far eseguire} accertamenti per verificare fatti estranei alla diagnosi medica, senza violare il divieto di indagini sanitarie proprie.`,
          `L'assenza alla visita di controllo durante le fasce di reperibilità è illecito autonomo, {graduabile secondo|da graduare in base alle} circostanze e giustificazioni.`,
        ],
        w: `l'attività svolta in malattia è sanzionabile se rivela simulazione o ritarda la guarigione`,
        p: ['art. 5 l. 300/1970', 'art. 2104 c.c.', 'art. 2110 c.c.'],
      },
      {
        t: 'Disabilità – Comporto ordinario – Discriminazione indiretta',
        years: [2016, 2026],
        r: [
          `applicare al lavoratore con disabilità lo stesso periodo di comporto previsto per la generalità dei dipendenti {può costituire|è idoneo a costituire} discriminazione indiretta, perché chi è affetto da una limitazione durevole è esposto a un maggior rischio di assenze.`,
          `prima di licenziare per superamento del comporto un dipendente di cui conosca, o avrebbe dovuto conoscere, la disabilità, il datore di lavoro è tenuto ad acquisire informazioni sulle cause delle assenze e ad adottare {accomodamenti ragionevoli|soluzioni ragionevoli}.`,
        ],
        c: [
          `È compito del giudice stabilire se le misure adottate fossero {proporzionate|adeguate e proporzionate} e non imponessero un onere eccessivo all'impresa.`,
          `La nozione di disabilità è quella del diritto dell'Unione e non coincide {con l'accertamento|con il riconoscimento} amministrativo dell'invalidità.`,
          `Il recesso discriminatorio è nullo {indipendentemente|a prescindere} dall'intento soggettivo di chi lo ha intimato.`,
        ],
        w: `il comporto ordinario applicato a chi ha una disabilità può essere discriminatorio`,
        p: ['art. 2 d.lgs. 216/2003', 'art. 2110 c.c.', 'art. 5 dir. 2000/78/CE'],
      },
    ],
    cases: [
      {
        l: 'Recesso prima della fine del comporto',
        on: 0,
        win: 'a',
        v: { mot: ['ripetute assenze', 'scarso rendimento dovuto alle assenze', 'eccessiva morbilità'] },
        f: `{$A}, alle dipendenze della società {$S}, riceveva il {$d}, durante un'assenza per malattia, una lettera di licenziamento motivata con {$mot}. Impugnava il recesso, deducendo che il comporto di centottanta giorni previsto dal contratto collettivo non era ancora trascorso. La società sosteneva che la presenza discontinua non era più utile.`,
        q: `se un dipendente in malattia possa essere licenziato per {$mot} {prima della scadenza|quando non è ancora scaduto il termine} del comporto`,
        o: [
          `+dichiarato nullo il licenziamento di un dipendente in malattia, intimato per {$mot} prima della scadenza del comporto`,
          `-ritenuto legittimo il recesso per {$mot} benché il comporto {non fosse esaurito|non fosse ancora decorso}`,
        ],
        y: `l'art. 2110 c.c. consente il recesso per malattia {soltanto alla fine|solo dopo la scadenza} del comporto, e la ragione addotta non era che {un altro nome|una diversa veste} dell'assenza protetta`,
      },
      {
        l: 'Lavoro presso terzi durante la malattia',
        on: 2,
        win: 'b',
        v: { att: ['un bar', 'un cantiere', `un'officina`] },
        f: `Assente per lombalgia, {$A} prestava, secondo la relazione di incaricati della società {$S}, attività in {$att}. Ne seguiva il licenziamento, impugnato per violazione del divieto di controlli sanitari. La consulenza medica evidenziava che lo sforzo era incompatibile con la terapia prescritta.`,
        q: `se il lavoro prestato in {$att} durante la malattia {giustifichi|possa giustificare} il licenziamento`,
        o: [
          `+confermato il licenziamento del dipendente che durante la malattia lavorava in {$att}`,
          `-annullato il recesso per il solo fatto che il lavoratore, sorpreso in {$att}, era guarito nel termine indicato dal certificato`,
        ],
        y: `l'attività era fisicamente gravosa e {incompatibile|in contrasto} con la patologia certificata, così da {mettere a rischio|compromettere} la guarigione secondo un giudizio compiuto ex ante`,
      },
    ],
  },
  {
    id: 'motivo-oggettivo',
    subject: 'Lavoro subordinato',
    head: 'Licenziamento per giustificato motivo oggettivo',
    theme: 'licenziamento per giustificato motivo oggettivo',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    weight: 1.2,
    points: [
      {
        t: 'Ragioni organizzative – Controllo del giudice',
        r: [
          `le ragioni inerenti all'attività produttiva possono consistere anche nella ricerca di una migliore efficienza gestionale, senza che occorra uno stato di crisi, purché {determinino|esse determinino} un effettivo mutamento dell'assetto organizzativo con soppressione del posto.`,
          `il giudice deve verificare l'effettività della riorganizzazione e il nesso causale con la soppressione della posizione, ma non può sindacare {nel merito|sotto il profilo dell'opportunità} la scelta dell'imprenditore, espressione della libertà di iniziativa economica.`,
        ],
        c: [
          `Se il recesso è motivato con una situazione sfavorevole e questa si rivela {insussistente|inesistente}, il licenziamento è ingiustificato per mancanza della causale addotta.`,
          `Le mansioni del dipendente licenziato possono essere {redistribuite|ripartite} tra i colleghi o affidate all'esterno, senza che ciò escluda la soppressione del posto.`,
          `L'assunzione, a breve distanza, di altra persona per gli stessi compiti è indice {del carattere pretestuoso|della pretestuosità} del recesso.`,
        ],
        w: `il giudice controlla che la riorganizzazione sia effettiva, non che sia opportuna`,
        p: ['art. 3 l. 604/1966', 'art. 41 Cost.'],
      },
      {
        t: 'Obbligo di repêchage – Onere della prova',
        r: [
          `{@-2015:spetta al datore di lavoro provare l'impossibilità di adibire il dipendente ad altre mansioni, fermo che questi deve collaborare all'accertamento, indicando i posti nei quali potrebbe essere utilmente collocato.|@2016-:spetta al datore di lavoro allegare e provare l'impossibilità di adibire il dipendente ad altre mansioni, senza che il lavoratore debba indicare i posti disponibili, perché l'art. 5 della l. n. 604 del 1966 pone a carico di chi recede la prova del giustificato motivo.}`,
          `l'obbligo di ricollocare il lavoratore, prima di procedere al recesso, si estende a tutte le posizioni vacanti {al tempo del licenziamento|esistenti in azienda}, comprese quelle che si renderanno libere in tempi brevi e già noti.`,
        ],
        c: [
          `{@2000-2014:L'offerta di mansioni inferiori è dovuta solo se compatibile con l'assetto organizzativo e accettata dal dipendente.|@2015-:Dopo la riforma dell'art. 2103 c.c. rientrano nella verifica anche le mansioni inferiori, purché il bagaglio professionale del dipendente le renda esigibili.}`,
          `La prova, avendo oggetto negativo, può essere data {con fatti positivi contrari|mediante fatti positivi}, come l'assenza di assunzioni in un congruo periodo successivo.`,
          `Nei gruppi la verifica {si estende|può estendersi} alle altre società soltanto in presenza di un unico centro di imputazione del rapporto.`,
        ],
        w: `il datore deve provare di non avere posti in cui ricollocare il dipendente`,
        p: ['art. 3 l. 604/1966', 'art. 5 l. 604/1966', 'art. 2103 c.c.'],
      },
      {
        t: 'Scelta tra più lavoratori – Criteri',
        r: [
          `quando la riduzione riguarda personale omogeneo e fungibile, la scelta del lavoratore da licenziare deve rispettare i canoni di correttezza e buona fede, {ai quali si può dare contenuto|che possono essere riempiti} facendo riferimento ai criteri dei carichi di famiglia e dell'anzianità.`,
          `in presenza di più dipendenti con identiche mansioni il datore di lavoro non è libero nell'individuare chi licenziare: {l'art. 1175 c.c. gli impone|la buona fede gli impone} di adottare criteri razionali e graduatorie non arbitrarie.`,
        ],
        c: [
          `Altri criteri, come il costo o il rendimento, {sono ammissibili|possono essere usati} se oggettivi e applicati a tutti i lavoratori comparabili.`,
          `La violazione non incide sull'esistenza della ragione economica e {dà luogo|conduce} alla tutela indennitaria.`,
          `L'onere di allegare le circostanze della comparazione {grava sul|è a carico del} datore di lavoro, che conosce la platea dei dipendenti.`,
        ],
        w: `tra lavoratori fungibili la scelta deve seguire criteri corretti e verificabili`,
        p: ['art. 1175 c.c.', 'art. 1375 c.c.', 'art. 5 l. 223/1991'],
      },
    ],
    cases: [
      {
        l: 'Soppressione di un ufficio',
        years: [2016, 2026],
        on: 1,
        win: 'a',
        v: { uff: ['ufficio acquisti', 'reparto verniciatura', 'servizio di segreteria'] },
        f: `La società {$S} comunicava a {$A} il licenziamento per soppressione della struttura di appartenenza ({$uff}), con effetto dal {$d}. {$A} lo impugnava, deducendo che nei tre mesi successivi erano state assunte due persone con inquadramento compatibile con la propria professionalità. La società replicava che si trattava di posizioni di livello inferiore.`,
        q: `se la chiusura di una struttura ({$uff}) giustifichi il licenziamento {quando l'impresa assume|in presenza di nuove assunzioni} nei mesi successivi`,
        o: [
          `+dichiarato illegittimo il licenziamento conseguente alla chiusura di una struttura ({$uff}), per violazione dell'obbligo di repêchage`,
          `-posto a carico del lavoratore l'onere di indicare i posti disponibili dopo la chiusura di una struttura ({$uff})`,
        ],
        y: `{le assunzioni successive|le due assunzioni} riguardavano compiti che il dipendente sapeva svolgere, e l'impresa {non ha provato|non ha dimostrato} di averglieli offerti`,
      },
      {
        l: 'Esternalizzazione del servizio',
        on: 0,
        win: 'b',
        v: { serv: ['paghe e contributi', 'pulizie', 'trasporti interni'] },
        f: `{$A} impugnava il licenziamento intimato dalla società {$S} dopo l'affidamento a un'impresa esterna del servizio {$serv}. Sosteneva che l'azienda era in utile e che la decisione era {antieconomica|ingiustificata}. La società produceva il contratto di appalto e l'organico, rimasto privo di posti liberi per oltre un anno.`,
        q: `se un'impresa in utile possa licenziare per avere affidato all'esterno il servizio {$serv}`,
        o: [
          `+ritenuto giustificato il licenziamento seguito all'affidamento all'esterno del servizio {$serv}`,
          `-annullato il recesso seguito all'appalto del servizio {$serv} perché l'impresa {era in utile|non versava in crisi}`,
        ],
        y: `la soppressione del posto era {reale e stabile|effettiva}, derivava dalla nuova organizzazione e {nessuna posizione|nessun altro posto} compatibile risultava disponibile`,
      },
    ],
  },
  {
    id: 'disciplinare',
    subject: 'Lavoro subordinato',
    head: 'Procedimento disciplinare',
    theme: 'sanzioni disciplinari',
    area: 6,
    courts: COURTS,
    sections: ['L'],
    points: [
      {
        t: 'Affissione del codice disciplinare – Minimo etico',
        r: [
          `la mancata affissione del codice disciplinare non incide sulla validità della sanzione quando la condotta è immediatamente percepibile come illecita, {perché contraria|in quanto contraria} al cosiddetto minimo etico o a norme penali.`,
          `la pubblicità del codice disciplinare mediante affissione in luogo accessibile è requisito di legittimità della sanzione {ogni volta che|quando} l'addebito consista nella violazione di prassi operative o di regole tecniche non conoscibili altrimenti.`,
        ],
        c: [
          `L'affissione {non può essere sostituita|non ammette equipollenti}, neppure con la consegna individuale del testo o con la sua pubblicazione sul contratto collettivo.`,
          `La prova dell'adempimento spetta al datore di lavoro e {deve riguardare|riguarda} la sede in cui il dipendente presta servizio.`,
          `La violazione dei doveri fondamentali del lavoratore, fissati dalla legge, è sanzionabile {anche in mancanza|pur in assenza} di specifica previsione.`,
        ],
        w: `l'affissione del codice non serve per le condotte di evidente illiceità`,
        p: ['art. 7 l. 300/1970', 'art. 2106 c.c.'],
      },
      {
        t: 'Diritto di difesa – Audizione e accesso ai documenti',
        r: [
          `il lavoratore che ne abbia fatto richiesta ha diritto di essere sentito a difesa, anche se ha già presentato giustificazioni scritte, {e il datore di lavoro|sicché il datore di lavoro} non può adottare la sanzione prima di averlo convocato.`,
          `il datore di lavoro non è tenuto a mettere spontaneamente a disposizione la documentazione su cui si basa l'addebito, {ma deve offrirla|ma è obbligato a offrirla} in consultazione quando l'esame sia indispensabile per una difesa effettiva.`,
        ],
        c: [
          `Il rinvio dell'incontro è dovuto solo se {risponde a|è motivato da} un'esigenza difensiva non altrimenti tutelabile, e non per una mera scomodità.`,
          `La sanzione adottata senza la richiesta audizione è {illegittima|viziata}, a prescindere dalla fondatezza dell'addebito.`,
          `Il termine di cinque giorni {è posto|opera} a garanzia del lavoratore, che può però esaurire prima le proprie difese.`,
        ],
        w: `l'audizione chiesta dal lavoratore non può essere omessa`,
        p: ['art. 7 l. 300/1970'],
      },
      {
        t: 'Specificità della contestazione',
        r: [
          `la contestazione disciplinare deve indicare i fatti nella loro materialità, con le circostanze di tempo e di luogo essenziali, così da consentire {una difesa immediata|al dipendente di difendersi}; non occorre che contenga la loro qualificazione.`,
          `è legittima la contestazione per relationem, {mediante rinvio|con rinvio} ad atti dei quali il lavoratore abbia piena conoscenza, come quelli di un procedimento penale a suo carico.`,
        ],
        c: [
          `L'onere di dedurre che la genericità abbia {impedito|compromesso} la difesa grava sul lavoratore.`,
          `{@2000-2011:Una contestazione assente rende nullo il procedimento e illegittima la sanzione.|@2012-:La radicale assenza di contestazione equivale a insussistenza del fatto, mentre il vizio di mera forma conduce alla sola indennità.}`,
          `L'indicazione della recidiva è necessaria quando essa sia elemento {costitutivo|della fattispecie} dell'addebito.`,
        ],
        w: `la contestazione deve descrivere i fatti, non qualificarli`,
        p: ['art. 7 l. 300/1970', 'art. 18 l. 300/1970'],
      },
    ],
    cases: [
      {
        l: 'Sospensione senza audizione',
        on: 1,
        win: 'a',
        v: { g: ['tre', 'cinque', 'dieci'] },
        f: `{$A} impugnava la sospensione di {$g} giorni irrogata dalla società {$S}, deducendo di avere chiesto per iscritto un incontro a difesa con l'assistenza del sindacato e di non avere ricevuto risposta. La società eccepiva che le giustificazioni scritte rendevano inutile l'incontro.`,
        q: `se la sospensione di {$g} giorni sia valida quando il lavoratore ha chiesto invano di essere sentito`,
        o: [
          `+annullato la sospensione di {$g} giorni adottata senza la richiesta audizione`,
          `-considerato superflua l'audizione del lavoratore, sospeso per {$g} giorni, perché aveva già inviato giustificazioni scritte`,
        ],
        y: `{la richiesta era tempestiva e chiara|era stata presentata nei termini una chiara richiesta}, e le difese scritte non {consumano|esauriscono} il diritto di essere ascoltati`,
      },
      {
        l: 'Regola tecnica non affissa',
        on: 0,
        win: 'a',
        v: { reg: [`l'uso del badge`, 'la chiusura della cassa', 'la registrazione delle consegne'] },
        f: `A {$A} era contestato il mancato rispetto di una procedura interna riguardante {$reg}. Nel ricorso contro la società {$S} si negava che la procedura fosse mai stata esposta nella sede di lavoro; la società produceva la circolare inviata ai soli responsabili.`,
        q: `se una procedura interna su {$reg}, mai affissa, possa fondare una sanzione`,
        o: [
          `+annullato la sanzione inflitta per la violazione di una procedura non affissa riguardante {$reg}`,
          `-ritenuto sufficiente l'invio ai soli responsabili della procedura riguardante {$reg}`,
        ],
        y: `la regola aveva carattere {tecnico|puramente operativo}, non era conoscibile in altro modo e {il datore non ha provato|non è provata} l'affissione nella sede`,
      },
    ],
  },
];
