import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 3 } as const;

export const contracts: readonly Topic[] = [
  {
    id: 'locazioni',
    subject: 'Locazione',
    head: 'Locazione – Morosità del conduttore',
    theme: 'locazione',
    area: 1,
    courts: COURTS,
    sections: ['3', '6'],
    points: [
      {
        t: 'Risoluzione per morosità – Gravità',
        r: [
          `nelle locazioni abitative la gravità dell'inadempimento per il mancato pagamento del canone è predeterminata dalla legge, mentre in quelle a uso diverso va valutata dal giudice; il criterio legale può costituire un parametro orientativo.`,
          `il pagamento dei canoni scaduti dopo l'intimazione di sfratto non esclude la risoluzione, poiché con la domanda si consolida l'inadempimento e il conduttore non può più adempiere, salva la sanatoria prevista per l'uso abitativo.`,
        ],
        c: [
          `Il termine di grazia non è concedibile nelle locazioni non abitative.`,
          `Il comportamento del locatore che abbia tollerato a lungo i ritardi rileva ai fini della buona fede.`,
          `Il ritardo reiterato può fondare la risoluzione anche se ogni rata è stata infine corrisposta.`,
        ],
        w: `pagare dopo l'intimazione non basta, salvo la sanatoria per le abitazioni`,
        p: ['art. 5 l. 392/1978', 'art. 55 l. 392/1978', 'art. 1455 c.c.'],
      },
      {
        t: `Vizi dell'immobile e sospensione del canone`,
        r: [
          `il conduttore non può sospendere in tutto o ridurre il pagamento del canone per i vizi dell'immobile, se continua a goderne, perché la sospensione totale è legittima soltanto quando venga completamente a mancare la controprestazione.`,
          `l'eccezione di inadempimento opposta dal conduttore è fondata se proporzionata alla limitazione del godimento e conforme a buona fede, secondo una valutazione comparativa delle condotte.`,
        ],
        c: [
          `Il conduttore può chiedere la riduzione giudiziale del corrispettivo o la risoluzione.`,
          `Le riparazioni urgenti anticipate vanno rimborsate, se ne fu dato avviso al locatore.`,
          `I vizi conosciuti o facilmente riconoscibili al momento della consegna non danno azione.`,
        ],
        w: `il canone non può essere sospeso da chi continua a godere dell'immobile`,
        p: ['art. 1578 c.c.', 'art. 1460 c.c.', 'art. 1575 c.c.'],
      },
      {
        t: 'Registrazione e forma',
        years: [2018, 2026],
        r: [
          `il contratto di locazione non registrato è nullo, ma la registrazione tardiva ne sana l'invalidità con effetto retroattivo, salvo il caso in cui sia stato dissimulato un canone superiore a quello dichiarato.`,
          `è nullo, e non sanabile con la registrazione successiva, il patto separato con il quale le parti di una locazione abitativa prevedono un canone maggiore di quello risultante dal contratto registrato.`,
        ],
        c: [
          `Il conduttore può ripetere le somme versate in più entro sei mesi dalla riconsegna.`,
          `La nullità del patto non travolge il contratto, che resta efficace per il canone registrato.`,
          `La forma scritta è necessaria, e la sua mancanza può essere fatta valere dal solo conduttore se imposta dal locatore.`,
        ],
        w: `il patto occulto sul maggior canone è nullo`,
        p: ['art. 13 l. 431/1998', 'art. 1 l. 311/2004'],
      },
    ],
    cases: [
      {
        l: 'Negozio con canoni insoluti',
        win: 'a',
        on: 0,
        v: { m: ['quattro', 'sei', 'nove'] },
        f: `{$A} intimava alla società {$S} lo sfratto per morosità da un locale commerciale, per il mancato pagamento di {$m} mensilità. Prima dell'udienza la conduttrice pagava l'intero debito e chiedeva di restare nell'immobile.`,
        q: `se il pagamento, prima dell'udienza, di {$m} canoni di un negozio impedisca la risoluzione`,
        o: [
          `+dichiarato risolto il contratto per il mancato pagamento di {$m} canoni, benché saldati prima dell'udienza`,
          `-escluso la risoluzione perché {$m} canoni del negozio erano stati pagati prima dell'udienza`,
        ],
        y: `la sanatoria riguarda {le sole|soltanto le} abitazioni e l'inadempimento era {già grave|ormai grave} al momento dell'intimazione`,
      },
      {
        l: 'Umidità e sospensione del canone',
        win: 'a',
        on: 1,
        v: { v: ['macchie di umidità', 'una caldaia difettosa', 'infissi deteriorati'] },
        f: `{$B}, conduttore di un appartamento, sospendeva il pagamento per {$v}, continuando ad abitarvi. {$A} chiedeva la risoluzione e {$eurs} di canoni.`,
        q: `se il conduttore possa sospendere tutto il canone a causa di un difetto come {$v}`,
        o: [
          `+risolto la locazione per inadempimento del conduttore che aveva sospeso il canone lamentando {$v}`,
          `-ritenuto legittima la sospensione totale del canone a causa di un difetto come {$v}`,
        ],
        y: `il godimento era {soltanto ridotto|solo diminuito} e la sospensione totale {risultava sproporzionata|era fuori proporzione}`,
      },
    ],
  },
  {
    id: 'appalto',
    subject: 'Appalto',
    head: `Appalto – Vizi e difformità dell'opera`,
    theme: 'appalto',
    area: 1,
    courts: COURTS,
    sections: ['2', '2', '6'],
    points: [
      {
        t: 'Denuncia dei vizi – Decadenza',
        r: [
          `il committente deve denunciare le difformità e i vizi dell'opera entro sessanta giorni dalla scoperta, che si intende avvenuta quando egli abbia acquisito una conoscenza sicura dei difetti e della loro causa, e non un semplice sospetto.`,
          `la denuncia dei vizi non è necessaria se l'appaltatore li ha riconosciuti o occultati; il riconoscimento può essere tacito e risultare dall'esecuzione di riparazioni.`,
        ],
        c: [
          `L'impegno a eliminare i difetti dà vita a un'obbligazione autonoma, soggetta alla prescrizione ordinaria.`,
          `La relazione di un tecnico può segnare il momento della scoperta.`,
          `L'accettazione senza riserve esclude la garanzia per i vizi conosciuti o riconoscibili.`,
        ],
        w: `la denuncia decorre dalla conoscenza sicura del vizio e della sua causa`,
        p: ['art. 1667 c.c.'],
      },
      {
        t: 'Rovina e gravi difetti',
        r: [
          `costituiscono gravi difetti dell'edificio, che fondano la responsabilità decennale, anche quelli che incidono su elementi secondari, se tali da compromettere in modo apprezzabile il normale godimento e la funzione dell'immobile.`,
          `la responsabilità per gravi difetti ha natura extracontrattuale, opera anche a favore degli acquirenti e grava in solido su appaltatore, progettista e direttore dei lavori che abbiano concorso a cagionarli.`,
        ],
        c: [
          `Essa si applica anche alle opere di ristrutturazione di lunga durata su edifici esistenti.`,
          `Il termine annuale per la denuncia decorre dall'accertamento che consenta di collegare il difetto all'esecuzione.`,
          `Il venditore che abbia diretto i lavori con propria competenza risponde quale costruttore.`,
        ],
        w: `i gravi difetti comprendono quelli che limitano il godimento dell'immobile`,
        p: ['art. 1669 c.c.'],
      },
      {
        t: `Diligenza dell'appaltatore – Direttive del committente`,
        r: [
          `l'appaltatore, tenuto a realizzare un'opera a regola d'arte, deve controllare la bontà del progetto e delle istruzioni ricevute e segnalarne gli errori, restando esente solo se dimostra di essere stato costretto a eseguirle quale mero esecutore.`,
          `il committente che lamenta l'incompletezza dell'opera segue le regole generali sull'inadempimento, quando l'opera non sia stata ultimata, mentre la garanzia speciale presuppone il completamento.`,
        ],
        c: [
          `La risoluzione è ammessa se i difetti rendono l'opera del tutto inadatta alla destinazione.`,
          `L'appaltatore che chiede il saldo deve provare di avere eseguito correttamente l'opera, se il committente eccepisce l'inadempimento.`,
          `Le variazioni necessarie non concordate vanno determinate dal giudice con il relativo corrispettivo.`,
        ],
        w: `l'appaltatore deve segnalare gli errori del progetto`,
        p: ['art. 1655 c.c.', 'art. 1668 c.c.', 'art. 1176 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Pavimentazione difettosa',
        win: 'a',
        on: 1,
        v: {
          d: ['il distacco delle piastrelle', "le fessure dell'intonaco", 'le infiltrazioni dal terrazzo'],
        },
        f: `{$A}, che aveva fatto costruire una villa dalla società {$S}, lamentava dopo tre anni {$d} in più ambienti e chiedeva {$eur}. L'impresa eccepiva che si trattava di vizi di finitura, ormai prescritti.`,
        q: `se rientrino tra i gravi difetti dell'edificio problemi come {$d}`,
        o: [
          `+ritenuto grave difetto dell'edificio un fenomeno diffuso come {$d}`,
          `-escluso che un fenomeno diffuso come {$d} costituisca grave difetto, perché riguardante le finiture`,
        ],
        y: `il fenomeno era {diffuso|esteso} e {comprometteva|riduceva in modo sensibile} il godimento dell'abitazione`,
      },
      {
        l: 'Saldo dei lavori contestati',
        win: 'b',
        on: 0,
        v: { m: ['quattro mesi', 'sei mesi', 'un anno'] },
        f: `{$A} si opponeva all'ingiunzione con la quale la società {$S} chiedeva il saldo di {$eurs}, deducendo difetti degli infissi, comunicati {$m} dopo avere ricevuto la relazione del proprio tecnico.`,
        q: `se sia tempestiva la denuncia dei vizi inviata {$m} dopo la relazione del tecnico`,
        o: [
          `+dichiarato decaduto dalla garanzia il committente che aveva denunciato i vizi {$m} dopo la relazione tecnica`,
          `-ritenuto tempestiva una denuncia inviata {$m} dopo la relazione che descriveva i vizi`,
        ],
        y: `la relazione {descriveva|indicava} già difetti e cause, e da essa {decorrevano|iniziavano a decorrere} i sessanta giorni`,
      },
    ],
  },
  {
    id: 'compravendita',
    subject: 'Vendita',
    head: 'Compravendita e contratto preliminare',
    theme: 'compravendita',
    area: 1,
    courts: COURTS,
    sections: ['2', '2', '6'],
    points: [
      {
        t: 'Mancanza di agibilità – Aliud pro alio',
        r: [
          `la vendita di un immobile destinato ad abitazione privo del certificato di agibilità configura un inadempimento, che può essere di lieve entità se mancano solo formalità, e vendita di cosa diversa se l'immobile non ha i requisiti per ottenerlo.`,
          `si ha consegna di cosa diversa da quella pattuita quando il bene appartiene a un genere differente o è privo della capacità di assolvere la funzione economica assunta come essenziale dalle parti.`,
        ],
        c: [
          `In tale ipotesi non operano i termini brevi di decadenza e prescrizione stabiliti per i vizi.`,
          `La conoscenza della situazione da parte dell'acquirente esclude la garanzia ma non l'obbligo di procurare il documento, se assunto.`,
          `Il rilascio successivo può escludere la risoluzione, ma non il risarcimento.`,
        ],
        w: `la mancanza dei requisiti di agibilità può essere vendita di cosa diversa`,
        p: ['art. 1477 c.c.', 'art. 1497 c.c.', 'art. 1453 c.c.'],
      },
      {
        t: 'Preliminare – Esecuzione in forma specifica',
        r: [
          `la sentenza che tiene luogo del contratto definitivo può essere pronunciata anche se la cosa presenta vizi o difformità non sostanziali, e il promissario acquirente può chiedere insieme la riduzione del prezzo.`,
          `l'offerta del prezzo, richiesta per l'esecuzione specifica del preliminare, può essere fatta in modo non formale e implicito nella domanda, quando il pagamento sia previsto al momento del definitivo.`,
        ],
        c: [
          `Le dichiarazioni urbanistiche sono condizione dell'azione e possono intervenire in corso di causa.`,
          `La trascrizione della domanda rende opponibile la sentenza ai terzi che acquistino in seguito.`,
          `Il termine per il definitivo non è essenziale, se non risulta dalla volontà delle parti.`,
        ],
        w: `il definitivo può essere ottenuto per sentenza anche con riduzione del prezzo`,
        p: ['art. 2932 c.c.', 'art. 1351 c.c.'],
      },
      {
        t: 'Caparra confirmatoria',
        r: [
          `la parte non inadempiente che ha esercitato il recesso ha diritto a trattenere la caparra o a ottenerne il doppio, senza dover provare il danno; se invece chiede la risoluzione, il risarcimento segue le regole generali.`,
          `il recesso con ritenzione della caparra presuppone un inadempimento imputabile e di non scarsa importanza, da valutare con gli stessi criteri della risoluzione.`,
        ],
        c: [
          `Domandata la risoluzione con risarcimento, non è possibile ripiegare in appello sul recesso.`,
          `La somma versata vale come acconto se manca la volontà di attribuirle la funzione di caparra.`,
          `Quando entrambe le parti sono inadempienti si comparano i comportamenti.`,
        ],
        w: `chi recede trattiene la caparra, chi chiede la risoluzione prova il danno`,
        p: ['art. 1385 c.c.', 'art. 1455 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Appartamento privo dei requisiti',
        win: 'a',
        on: 0,
        v: { r: [`l'altezza minima`, 'le condizioni igieniche', 'la sicurezza degli impianti'] },
        f: `{$A} acquistava da {$B} un appartamento, scoprendo poi che il certificato di agibilità non poteva essere rilasciato: non erano rispettate le norme riguardanti {$r}. Chiedeva la risoluzione e la restituzione di {$eur2}. {$B} eccepiva il decorso dei termini per i vizi.`,
        q: `se la violazione delle norme riguardanti {$r}, che impedisce l'agibilità, sia un semplice vizio`,
        o: [
          `+risolto la vendita di un appartamento privo dei requisiti riguardanti {$r}`,
          `-applicato i termini brevi dei vizi alla vendita di un appartamento privo dei requisiti riguardanti {$r}`,
        ],
        y: `l'immobile non {poteva|era in grado di} assolvere alla funzione abitativa, {essenziale|decisiva} per l'acquirente`,
      },
      {
        l: 'Ritardo modesto e caparra',
        win: 'b',
        on: 2,
        v: { g: ['otto', 'dodici', 'venti'] },
        f: `{$A}, promittente venditore, recedeva dal preliminare per un ritardo di {$g} giorni nella fissazione del rogito e tratteneva la caparra. {$B} offriva il prezzo e contestava il recesso.`,
        q: `se un ritardo di {$g} giorni consenta di recedere e trattenere la caparra`,
        o: [
          `+dichiarato illegittimo il recesso per un ritardo di {$g} giorni`,
          `-ritenuto giustificato il recesso per un ritardo di {$g} giorni senza valutarne l'importanza`,
        ],
        y: `il termine non era {essenziale|stato pattuito come essenziale} e il ritardo {era modesto|non era grave}`,
      },
    ],
  },
  {
    id: 'risoluzione',
    subject: 'Contratti in genere',
    head: 'Inadempimento e responsabilità contrattuale',
    theme: 'inadempimento contrattuale',
    area: 1,
    courts: COURTS,
    sections: ['1', '2', '3'],
    points: [
      {
        t: 'Onere della prova',
        r: [
          `il creditore che agisce per l'adempimento, la risoluzione o il risarcimento deve provare soltanto la fonte del proprio diritto e la scadenza, limitandosi ad allegare l'inadempimento, mentre il debitore ha l'onere di provare il fatto estintivo.`,
          `lo stesso criterio di riparto della prova vale quando è dedotto l'inesatto adempimento, per violazione di doveri accessori o per difformità quantitative o qualitative del bene.`,
        ],
        c: [
          `L'impossibilità della prestazione libera il debitore solo se oggettiva e a lui non imputabile.`,
          `L'eccezione di inadempimento inverte le posizioni: spetta allora all'altra parte dimostrare di avere adempiuto.`,
          `Per le obbligazioni negative, la prova dell'inadempimento grava sul creditore.`,
        ],
        w: `al creditore basta allegare l'inadempimento, al debitore tocca provare di avere adempiuto`,
        p: ['art. 1218 c.c.', 'art. 1453 c.c.', 'art. 2697 c.c.'],
      },
      {
        t: 'Clausola risolutiva e diffida',
        r: [
          `la clausola risolutiva espressa richiede l'indicazione specifica delle obbligazioni il cui inadempimento produce la risoluzione, e quella che richiama genericamente tutte le pattuizioni è di mero stile.`,
          `la diffida ad adempiere produce la risoluzione allo scadere del termine soltanto se l'inadempimento è di non scarsa importanza, e il termine inferiore a quindici giorni è ammesso se congruo.`,
        ],
        c: [
          `Chi si avvale della clausola non deve provare la gravità, già valutata dalle parti.`,
          `La tolleranza non è rinuncia, ma incide sulla colpa del debitore se ha creato affidamento.`,
          `La diffida inviata da un incaricato privo di procura scritta è inefficace, salvo ratifica.`,
        ],
        w: `la clausola risolutiva deve indicare obbligazioni determinate`,
        p: ['art. 1456 c.c.', 'art. 1454 c.c.'],
      },
      {
        t: 'Buona fede e abuso',
        r: [
          `la buona fede nell'esecuzione del contratto impone a ciascuna parte di salvaguardare l'utilità dell'altra, nei limiti di un apprezzabile sacrificio, a prescindere da specifici obblighi.`,
          `l'esercizio di un diritto contrattuale è abusivo quando, pur formalmente lecito, realizza una sproporzione ingiustificata tra il beneficio del titolare e il sacrificio imposto alla controparte.`,
        ],
        c: [
          `Il recesso improvviso da un rapporto di lunga durata può dar luogo a risarcimento.`,
          `Il giudice può ridurre d'ufficio la penale manifestamente eccessiva.`,
          `La violazione non incide sulla validità del contratto, salvo diversa previsione.`,
        ],
        w: `la buona fede limita l'esercizio dei diritti contrattuali`,
        p: ['art. 1375 c.c.', 'art. 1175 c.c.', 'art. 1384 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Fornitura contestata',
        win: 'a',
        on: 0,
        v: { m: ['macchine per ufficio', 'legname', 'componenti elettronici'] },
        f: `{$A} conveniva la società {$S}, chiedendo la risoluzione di un contratto per la fornitura di {$m} del valore di {$eur}, perché consegnata solo in parte. La società affermava che la prova del mancato adempimento spettava all'acquirente.`,
        q: `se l'acquirente di {$m} debba provare la mancata consegna`,
        o: [
          `+risolto il contratto di fornitura di {$m}, non essendo provata la consegna`,
          `-posto a carico dell'acquirente la prova della mancata consegna di {$m}`,
        ],
        y: `l'acquirente ha {prodotto il contratto|dimostrato il titolo} e allegato l'inadempimento, {mentre|laddove} la venditrice non ha provato la consegna`,
      },
      {
        l: 'Recesso improvviso',
        win: 'a',
        on: 2,
        v: { a: ['dieci', 'quindici', 'ventidue'] },
        f: `La società {$S} recedeva con preavviso di sette giorni da un rapporto di distribuzione durato {$a} anni, subito dopo avere chiesto a {$A} un investimento di {$eur}. Il contratto consentiva il recesso in ogni momento.`,
        q: `se sia abusivo il recesso con sette giorni di preavviso da un rapporto di {$a} anni`,
        o: [
          `+riconosciuto il risarcimento per il recesso improvviso da un rapporto durato {$a} anni`,
          `-ritenuto insindacabile il recesso da un rapporto durato {$a} anni perché previsto dal contratto`,
        ],
        y: `il recesso, {seguito a|intervenuto dopo} un investimento richiesto, {tradiva|ledeva} l'affidamento nella prosecuzione`,
      },
    ],
  },
  {
    id: 'consumatore',
    subject: 'Tutela del consumatore',
    head: 'Clausole vessatorie',
    theme: 'contratti del consumatore',
    area: 1,
    courts: COURTS,
    sections: ['1', '3', '6'],
    points: [
      {
        t: 'Contratti del consumatore – Nullità di protezione',
        r: [
          `nei contratti tra professionista e consumatore si considerano vessatorie le clausole che, malgrado la buona fede, determinano un significativo squilibrio dei diritti e degli obblighi; la nullità opera a vantaggio del solo consumatore ed è rilevabile d'ufficio.`,
          `il professionista che si avvale di una clausola presunta vessatoria deve provare che essa è stata oggetto di trattativa individuale, seria ed effettiva, non bastando una sottoscrizione separata.`,
        ],
        c: [
          `Il contratto resta valido per il resto.`,
          `La nozione di consumatore riguarda la persona fisica che agisce per scopi estranei all'attività professionale.`,
          `Il foro della residenza del consumatore è esclusivo, e la clausola contraria si presume vessatoria.`,
        ],
        w: `la nullità delle clausole vessatorie giova solo al consumatore`,
        p: ['art. 1469-bis c.c.@2000-2005', 'art. 33 d.lgs. 206/2005@2006-', 'art. 36 d.lgs. 206/2005@2006-'],
      },
      {
        t: 'Condizioni generali – Doppia firma',
        r: [
          `le clausole onerose predisposte unilateralmente sono efficaci solo se specificamente approvate per iscritto, e il richiamo cumulativo a tutte le condizioni non soddisfa il requisito, perché non assicura un'attenzione adeguata.`,
          `l'obbligo della specifica approvazione riguarda i contratti destinati a regolare una serie indefinita di rapporti e non quelli predisposti per un singolo affare, anche se da una sola delle parti.`,
        ],
        c: [
          `L'elencazione delle clausole onerose è tassativa, ma consente un'interpretazione estensiva.`,
          `Se il contratto è stato ricevuto dal notaio, la doppia firma non è necessaria per le clausole volute dalle parti.`,
          `L'inefficacia può essere rilevata dal giudice anche in mancanza di eccezione.`,
        ],
        w: `le clausole onerose vanno approvate in modo specifico`,
        p: ['art. 1341 c.c.', 'art. 1342 c.c.'],
      },
      {
        t: 'Garanzia nella vendita di beni di consumo',
        years: [2003, 2026],
        r: [
          `il venditore risponde verso il consumatore per ogni difetto di conformità esistente alla consegna, e il difetto che si manifesta entro {@-2021:sei mesi|@2022-:un anno} si presume già presente, salvo prova contraria.`,
          `il consumatore deve domandare in primo luogo la riparazione o la sostituzione, e può ottenere la riduzione del prezzo o la risoluzione se i rimedi primari sono impossibili, eccessivamente onerosi o inutilmente tentati.`,
        ],
        c: [
          `La garanzia convenzionale del produttore si aggiunge a quella legale e non la sostituisce.`,
          `Il difetto di lieve entità non consente la risoluzione.`,
          `Chi vende ha azione di regresso verso i precedenti anelli della catena.`,
        ],
        w: `il difetto che emerge presto si presume originario`,
        p: [
          'art. 1519-ter c.c.@2003-2005',
          'art. 129 d.lgs. 206/2005@2006-',
          'art. 130 d.lgs. 206/2005@2006-2021',
          'art. 135 d.lgs. 206/2005@2022-',
        ],
      },
    ],
    cases: [
      {
        l: 'Foro lontano dalla residenza',
        win: 'a',
        on: 0,
        v: { c: ['un abbonamento sportivo', 'un corso di lingue', 'una fornitura di energia'] },
        f: `{$A} si opponeva all'ingiunzione ottenuta dalla società {$S} per il corrispettivo di {$c}, eccependo che il foro indicato nel modulo distava quattrocento chilometri dalla propria residenza.`,
        q: `se sia efficace, nel contratto relativo a {$c}, la clausola su un foro lontano dal consumatore`,
        o: [
          `+dichiarato vessatoria la clausola sul foro nel contratto relativo a {$c}`,
          `-applicato, nel contratto relativo a {$c}, il foro pattuito per la sola presenza di una seconda firma`,
        ],
        y: `non vi era stata {alcuna trattativa|una trattativa effettiva} e il foro del consumatore è {esclusivo|inderogabile senza trattativa}`,
      },
      {
        l: 'Difetto comparso dopo pochi mesi',
        win: 'a',
        on: 2,
        years: [2004, 2026],
        v: { b: ['un elettrodomestico', `un'autovettura usata`, 'un computer'] },
        f: `{$A} acquistava dalla società {$S} {$b}, che dopo quattro mesi presentava un guasto. La venditrice attribuiva il difetto all'uso, senza alcun accertamento tecnico, e rifiutava la riparazione.`,
        q: `se, comparso un guasto dopo quattro mesi, spetti al venditore di un bene ({$b}) provarne la causa`,
        o: [
          `+condannato il venditore alla riparazione o alla sostituzione del bene ({$b})`,
          `-posto a carico del consumatore la prova dell'origine del difetto del bene ({$b})`,
        ],
        y: `il difetto era {emerso|apparso} nel periodo coperto dalla presunzione e nessuna prova {contraria|di un uso scorretto} è stata offerta`,
      },
    ],
  },
  {
    id: 'banca',
    years: [2004, 2026],
    subject: 'Contratti bancari',
    head: 'Usura e anatocismo',
    theme: 'contratti bancari',
    area: 1,
    courts: COURTS,
    sections: ['1', '1', '3', '6'],
    weight: 1.1,
    points: [
      {
        t: 'Usura – Interessi moratori',
        years: [2020, 2026],
        r: [
          `la disciplina antiusura si applica anche agli interessi moratori, che sono usurari se superano la soglia determinata con la maggiorazione media rilevata, restando dovuti nei limiti di legge i corrispettivi lecitamente pattuiti.`,
          `il superamento della soglia dopo la stipula, per effetto della diminuzione dei tassi, non determina la nullità della clausola, la cui validità va valutata con riguardo al momento della pattuizione.`,
        ],
        c: [
          `Chi deduce l'usurarietà deve indicare tasso, periodo e rilevazioni applicabili.`,
          `Le commissioni e le spese collegate all'erogazione, escluse imposte e tasse, entrano nel calcolo.`,
          `I tassi corrispettivi e moratori non si sommano tra loro.`,
        ],
        w: `anche gli interessi di mora devono rispettare la soglia antiusura`,
        p: ['art. 1815 c.c.', 'art. 2 l. 108/1996', 'art. 644 c.p.'],
      },
      {
        t: 'Anatocismo – Capitalizzazione trimestrale',
        r: [
          `la clausola di capitalizzazione trimestrale degli interessi passivi, fondata su un uso negoziale, è nulla per contrasto con l'art. 1283 c.c., e gli interessi vanno ricalcolati senza alcuna capitalizzazione.`,
          `per i contratti anteriori alla delibera del 2000 l'adeguamento unilaterale alla pari periodicità, con semplice pubblicazione, non è sufficiente quando peggiori le condizioni, occorrendo una nuova pattuizione.`,
        ],
        c: [
          `La prescrizione dell'azione di ripetizione decorre dalla chiusura del conto per le rimesse ripristinatorie e dal pagamento per quelle solutorie.`,
          `Il correntista attore deve produrre gli estratti conto, ma la prova può essere integrata con altri documenti.`,
          `La banca che eccepisce la prescrizione deve solo allegare l'inerzia, non indicare ciascun pagamento.`,
        ],
        w: `la capitalizzazione trimestrale priva di valida pattuizione è nulla`,
        p: ['art. 1283 c.c.', 'art. 120 d.lgs. 385/1993', 'art. 2033 c.c.'],
      },
      {
        t: 'Fideiussione bancaria',
        r: [
          `la clausola di pagamento a prima richiesta e senza eccezioni è indice di un contratto autonomo di garanzia, il cui carattere va desunto dall'intero contenuto, essendo incompatibile con l'accessorietà tipica della fideiussione.`,
          `la banca che concede nuovo credito conoscendo il peggioramento delle condizioni del debitore, senza l'autorizzazione del garante, perde la garanzia per obbligazioni future.`,
        ],
        c: [
          `La decadenza per mancata azione entro sei mesi può essere derogata, ma la deroga va valutata alla luce della disciplina sulla concorrenza quando riproduca uno schema uniforme.`,
          `La nullità parziale lascia in vita la garanzia, salvo che risulti una diversa volontà.`,
          `Il socio garante che conosce la situazione della società non può invocare l'ignoranza del rischio.`,
        ],
        w: `il credito concesso con leggerezza può liberare il fideiussore`,
        p: ['art. 1956 c.c.', 'art. 1957 c.c.', 'art. 1936 c.c.'],
      },
      {
        t: 'Servizi di pagamento – Frode informatica',
        years: [2011, 2026],
        r: [
          `nei servizi di pagamento elettronici spetta alla banca provare che l'operazione disconosciuta è stata autenticata e registrata correttamente, e che il cliente ha agito con dolo o colpa grave.`,
          `la sottrazione di credenziali mediante messaggi ingannevoli rientra nel rischio professionale dell'intermediario, che deve adottare misure tecniche adeguate a verificare la riconducibilità delle operazioni alla volontà del cliente.`,
        ],
        c: [
          `La comunicazione volontaria dei codici a terzi, nonostante gli avvisi, può costituire colpa grave.`,
          `La diligenza richiesta è quella dell'accorto banchiere, secondo la natura dell'attività.`,
          `L'avviso tempestivo del cliente limita la sua esposizione alle operazioni successive.`,
        ],
        w: `la banca deve provare la colpa grave del cliente frodato`,
        p: ['art. 10 d.lgs. 11/2010', 'art. 1176 c.c.', 'art. 1218 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Conto con interessi capitalizzati',
        win: 'a',
        on: 1,
        v: { a: ['undici', 'quattordici', 'ventuno'] },
        f: `{$A}, titolare di un conto affidato per {$a} anni presso la società {$S}, esercente il credito, chiedeva la restituzione di {$eur} per interessi capitalizzati ogni trimestre. La banca eccepiva la prescrizione e l'adeguamento pubblicato alla clientela.`,
        q: `se, in un conto durato {$a} anni, la capitalizzazione trimestrale sia valida per effetto della sola pubblicazione`,
        o: [
          `+condannato la banca a restituire gli interessi capitalizzati in {$a} anni di rapporto`,
          `-ritenuto valida la capitalizzazione trimestrale, in un rapporto di {$a} anni, per la sola pubblicazione dell'avviso`,
        ],
        y: `mancava una pattuizione scritta e il saldo va ricalcolato {senza capitalizzazione|escludendo ogni capitalizzazione}`,
      },
      {
        l: 'Bonifici disconosciuti',
        win: 'a',
        on: 3,
        years: [2012, 2026],
        v: { n: ['due', 'tre', 'cinque'] },
        f: `{$A} disconosceva {$n} bonifici per {$eurs}, eseguiti di notte dal proprio conto presso la società {$S}. L'intermediario deduceva che i codici erano stati inseriti correttamente.`,
        q: `se l'inserimento corretto dei codici provi che {$n} bonifici furono autorizzati dal cliente`,
        o: [
          `+condannato l'intermediario a rimborsare {$n} bonifici disconosciuti`,
          `-respinto la domanda relativa a {$n} bonifici disconosciuti perché i codici risultavano corretti`,
        ],
        y: `l'uso delle credenziali {non dimostra|non basta a dimostrare} la colpa grave e nessuna verifica ulteriore era stata prevista`,
      },
    ],
  },
  {
    id: 'assicurazione',
    subject: 'Assicurazione',
    head: 'Contratto di assicurazione',
    theme: 'assicurazione',
    area: 1,
    courts: COURTS,
    sections: ['3', '6'],
    points: [
      {
        t: 'Dichiarazioni inesatte – Reticenza',
        r: [
          `la reticenza dell'assicurato è causa di annullamento del contratto se la dichiarazione è inesatta, se è resa con dolo o colpa grave e se la circostanza è stata determinante del consenso dell'assicuratore.`,
          `ai fini della reticenza non occorre un raggiro: il dolo è integrato dalla coscienza dell'inesattezza, e l'assicuratore deve provare che, conoscendo il vero, non avrebbe concluso il contratto a quelle condizioni.`,
        ],
        c: [
          `Il questionario, pur non esaustivo, indica le circostanze che l'assicuratore ritiene rilevanti.`,
          `Se il sinistro è anteriore alla scoperta, basta invocare la reticenza per rifiutare l'indennizzo.`,
          `In mancanza di dolo o colpa grave l'indennità è ridotta in proporzione al premio.`,
        ],
        w: `la reticenza rileva se colpevole e determinante del consenso`,
        p: ['art. 1892 c.c.', 'art. 1893 c.c.'],
      },
      {
        t: 'Clausole claims made e delimitazione del rischio',
        years: [2005, 2026],
        r: [
          `la clausola che subordina la copertura alla richiesta di risarcimento pervenuta nel periodo di polizza non è di per sé vessatoria, ma il giudice deve verificarne l'adeguatezza rispetto agli interessi delle parti.`,
          `sono soggette a specifica approvazione le clausole che limitano le conseguenze dell'inadempimento o escludono il rischio garantito, e non quelle che descrivono l'oggetto del contratto.`,
        ],
        c: [
          `Le espressioni ambigue si interpretano contro chi ha predisposto il testo.`,
          `L'assicuratore ha il dovere di proporre polizze coerenti con le esigenze del contraente.`,
          `Il patto che rende difficile oltre misura l'esercizio del diritto è nullo.`,
        ],
        w: `la delimitazione temporale della copertura va valutata in concreto`,
        p: ['art. 1917 c.c.', 'art. 1322 c.c.', 'art. 1341 c.c.'],
      },
      {
        t: 'Avviso di sinistro e prescrizione',
        r: [
          `l'inosservanza dell'obbligo di avviso del sinistro fa perdere il diritto all'indennità solo se dolosa; se colposa, l'assicuratore può ridurla in ragione del pregiudizio che provi di avere sofferto.`,
          `la prescrizione dei diritti derivanti dall'assicurazione decorre dal fatto e, nella responsabilità civile, dalla richiesta del terzo, restando sospesa dopo la comunicazione fino alla liquidazione del credito.`,
        ],
        c: [
          `Spetta all'assicuratore provare il dolo e l'intento di sottrarsi agli accertamenti.`,
          `La perizia contrattuale non sospende il termine, salvo patto.`,
          `L'assicurato contro i danni deve provare che l'evento rientra nel rischio e l'ammontare della perdita.`,
        ],
        w: `il ritardo colposo dell'avviso riduce soltanto l'indennità`,
        p: ['art. 1913 c.c.', 'art. 1915 c.c.', 'art. 2952 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Patologia non dichiarata',
        win: 'b',
        on: 0,
        v: { p: ['un intervento al cuore', 'una terapia oncologica', 'un ricovero per epatite'] },
        f: `{$A}, beneficiario di una polizza sulla vita, chiedeva alla società {$S} {$eur}. La compagnia rifiutava, perché nel questionario non era stato indicato un fatto di due anni prima: {$p}.`,
        q: `se vada pagata la polizza quando nel questionario non è stato indicato {$p}`,
        o: [
          `+respinto la domanda di indennizzo, non essendo stato indicato nel questionario {$p}`,
          `-condannato l'assicuratore al pagamento benché nel questionario non fosse stato indicato {$p}`,
        ],
        y: `la circostanza era recente, conosciuta e {decisiva|determinante} per il consenso`,
      },
      {
        l: 'Denuncia tardiva del furto',
        win: 'a',
        on: 2,
        v: { g: ['otto', 'quindici', 'venti'] },
        f: `{$A} denunciava il furto della propria autovettura alla società {$S} dopo {$g} giorni, mentre la polizza ne prevedeva tre. L'assicuratore negava l'indennizzo di {$eurs}.`,
        q: `se la denuncia del furto dopo {$g} giorni faccia perdere l'indennizzo`,
        o: [
          `+riconosciuto l'indennizzo per un furto denunciato all'assicuratore dopo {$g} giorni`,
          `-negato l'indennizzo per il solo ritardo di {$g} giorni nella denuncia`,
        ],
        y: `il ritardo era {colposo|dovuto a colpa} e l'assicuratore non ha {provato|dimostrato} alcun pregiudizio`,
      },
    ],
  },
  {
    id: 'mediazione',
    subject: 'Mandato e opera professionale',
    head: 'Mediazione e prestazioni professionali',
    theme: 'opera professionale',
    area: 1,
    courts: COURTS,
    sections: ['2', '3', '6'],
    points: [
      {
        t: 'Provvigione – Nesso causale',
        r: [
          `^il diritto del mediatore alla provvigione sorge quando la conclusione dell'affare sia in rapporto causale con la sua opera, senza che occorra la sua presenza in tutte le fasi della trattativa.`,
          `^per affare si intende qualsiasi operazione economica che generi un rapporto obbligatorio, sicché anche il contratto preliminare, e non la sola proposta, fa maturare la provvigione.`,
        ],
        c: [
          `Il mediatore non iscritto negli elenchi prescritti non ha diritto ad alcun compenso.`,
          `Le parti non possono eludere l'obbligo facendo concludere l'affare a persona interposta.`,
          `Il mediatore risponde se tace circostanze a lui note o conoscibili con la diligenza professionale.`,
        ],
        w: `la provvigione è dovuta se l'opera del mediatore ha contribuito all'affare`,
        p: ['art. 1755 c.c.', 'art. 1759 c.c.', 'art. 6 l. 39/1989'],
      },
      {
        t: `Responsabilità dell'avvocato`,
        r: [
          `la responsabilità dell'avvocato non può affermarsi per il solo mancato corretto adempimento, occorrendo verificare, secondo il criterio del più probabile che non, se il cliente avrebbe ottenuto un esito favorevole.`,
          `l'avvocato è tenuto a sconsigliare il cliente dall'iniziare un giudizio dall'esito probabilmente sfavorevole, e deve provare di avere assolto al dovere di informazione.`,
        ],
        c: [
          `La mancata impugnazione nei termini è colpa, ma non esaurisce la prova del danno.`,
          `L'interpretazione di norme controverse non è fonte di responsabilità, salvo dolo o colpa grave.`,
          `La procura alle liti non prova, di per sé, la completezza dell'informazione.`,
        ],
        w: `il danno del cliente dipende dall'esito probabile della causa`,
        p: ['art. 1176 c.c.', 'art. 2236 c.c.', 'art. 1218 c.c.'],
      },
      {
        t: 'Compenso del professionista',
        r: [
          `il compenso del professionista è stabilito in primo luogo dall'accordo delle parti e solo in mancanza dalle tariffe o dai parametri, con riguardo all'importanza dell'opera e al decoro.`,
          `la parcella corredata dal parere dell'ordine fa prova privilegiata nella fase monitoria, ma non nel giudizio di opposizione, nel quale il professionista deve dimostrare le prestazioni.`,
        ],
        c: [
          `La rinuncia al compenso può risultare da fatti concludenti univoci.`,
          `La presunzione di gratuità non opera, salvo rapporti personali che la giustifichino.`,
          `L'inesatto adempimento può essere eccepito dal cliente per paralizzare la pretesa, in proporzione.`,
        ],
        w: `nell'opposizione il professionista deve provare le prestazioni`,
        p: ['art. 2233 c.c.', 'art. 636 c.p.c.'],
      },
    ],
    cases: [
      {
        l: 'Appello non proposto nei termini',
        win: 'b',
        on: 1,
        v: { c: ['una causa di confine', 'un risarcimento da infiltrazioni', 'un recupero di crediti'] },
        f: `{$A} chiedeva a {$B}, avvocato, {$eur} per non avere impugnato nei termini la sentenza sfavorevole riguardante {$c}. {$B} ammetteva il ritardo e sosteneva che l'appello non aveva possibilità di essere accolto.`,
        q: `se l'avvocato che non appella una sentenza riguardante {$c} risponda anche quando il gravame era infondato`,
        o: [
          `+respinto la domanda contro l'avvocato che non aveva appellato una sentenza riguardante {$c}`,
          `-condannato l'avvocato per il solo mancato appello di una sentenza riguardante {$c}`,
        ],
        y: `il gravame era privo di ragionevoli probabilità di esito favorevole, {sicché mancava|e mancava perciò} il nesso con il danno`,
      },
      {
        l: 'Affare concluso dopo la scadenza',
        win: 'a',
        on: 0,
        v: { m: ['due', 'tre', 'cinque'] },
        f: `{$A}, mediatore iscritto, reclamava da {$B} la provvigione di {$eurs} per la vendita di una villa conclusa {$m} mesi dopo la scadenza dell'incarico con l'acquirente che egli aveva presentato.`,
        q: `se la provvigione sia dovuta per un affare concluso {$m} mesi dopo la scadenza dell'incarico`,
        o: [
          `+riconosciuto la provvigione per un affare concluso {$m} mesi dopo la scadenza dell'incarico`,
          `-escluso la provvigione perché l'affare era stato concluso {$m} mesi dopo la scadenza dell'incarico`,
        ],
        y: `le parti erano state {messe in contatto|presentate} dal mediatore e l'affare ne era {il frutto|conseguenza}`,
      },
    ],
  },
];
