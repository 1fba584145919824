import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 3 } as const;

export const criminalSpecial: readonly Topic[] = [
  {
    id: 'infortuni-penale',
    subject: 'Delitti colposi',
    head: 'Infortuni sul lavoro – Responsabilità penale',
    theme: 'prevenzione degli infortuni sul lavoro',
    area: 2,
    courts: COURTS,
    sections: ['4', '4', '3'],
    points: [
      {
        t: 'Posizione di garanzia',
        r: [
          `il datore di lavoro è garante dell'incolumità dei lavoratori e risponde anche della mancata vigilanza sull'osservanza delle prescrizioni, salvo che abbia conferito una delega scritta, specifica e dotata di autonomia di spesa a persona competente.`,
          `la delega di funzioni trasferisce gli obblighi indicati, ma lascia in capo al delegante il dovere di vigilanza, riferito alla correttezza complessiva della gestione e non al controllo di ogni singola lavorazione.`,
        ],
        c: [
          `Il preposto risponde della mancata segnalazione delle prassi pericolose.`,
          `Chi esercita di fatto i poteri tipici assume la relativa posizione di garanzia.`,
          `La valutazione dei rischi e la nomina del responsabile del servizio non sono delegabili.`,
        ],
        w: `la delega deve essere specifica e non elimina la vigilanza`,
        p: ['art. 590 c.p.', 'art. 16 d.lgs. 81/2008@2009-', 'art. 4 d.lgs. 626/1994@2000-2008'],
      },
      {
        t: 'Condotta abnorme del lavoratore',
        r: [
          `la condotta del lavoratore interrompe il nesso causale soltanto se attiva un rischio eccentrico rispetto alla sfera governata dal garante, e non quando sia soltanto imprudente.`,
          `non può dirsi abnorme il comportamento del lavoratore, pur imprudente, tenuto nell'esecuzione delle mansioni e favorito dall'assenza delle cautele che avrebbero dovuto prevenirlo.`,
        ],
        c: [
          `Le misure di sicurezza servono anche a neutralizzare gli errori di chi lavora.`,
          `La formazione deve essere effettiva e adeguata al rischio, non meramente documentale.`,
          `L'esperienza della vittima non esonera dal dovere di istruzione.`,
        ],
        w: `l'imprudenza del lavoratore non esclude la colpa di chi ha omesso le cautele`,
        p: ['art. 41 c.p.', 'art. 590 c.p.', 'art. 18 d.lgs. 81/2008@2009-'],
      },
      {
        t: 'Appalti – Obblighi del committente',
        r: [
          `il committente risponde dell'infortunio del dipendente dell'appaltatore se ha omesso di verificarne l'idoneità tecnica o si è ingerito nell'esecuzione, e comunque se il pericolo era immediatamente percepibile.`,
          `negli appalti interni la cooperazione tra i datori di lavoro riguarda i rischi interferenziali, mentre quelli propri dell'attività specifica restano a carico dell'appaltatore.`,
        ],
        c: [
          `Il documento sui rischi da interferenze deve essere aggiornato alle effettive lavorazioni.`,
          `Il privato che affida piccoli lavori domestici non assume, di regola, gli obblighi dell'imprenditore.`,
          `Il coordinatore per l'esecuzione esercita un'alta vigilanza, non un controllo continuo.`,
        ],
        w: `il committente deve scegliere un'impresa idonea`,
        p: ['art. 26 d.lgs. 81/2008@2009-', 'art. 7 d.lgs. 626/1994@2000-2008', 'art. 589 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Caduta da un ponteggio',
        win: 'b',
        on: 0,
        v: { m: ['tre', 'quattro', 'sei'] },
        f: `A {$A}, titolare di un'impresa edile, era contestato il delitto di lesioni colpose per la caduta di un operaio da un ponteggio, a {$m} metri di altezza, privo di parapetto. La difesa indicava un capocantiere delegato a voce.`,
        q: `se una delega verbale liberi il datore dalla responsabilità per una caduta da {$m} metri`,
        o: [
          `+affermato la responsabilità del datore per la caduta da {$m} metri, in assenza di una valida delega`,
          `-assolto il datore in ragione di una delega verbale, dopo una caduta da {$m} metri`,
        ],
        y: `la delega era {priva di forma|verbale e generica} e l'assenza del parapetto era {visibile|evidente} a chiunque`,
      },
      {
        l: 'Lavori affidati da un privato',
        win: 'a',
        on: 2,
        v: {
          l: ['il taglio di un albero', 'la pulizia di una grondaia', 'la tinteggiatura di una facciata'],
        },
        f: `{$A} aveva incaricato un artigiano iscritto e dotato di attrezzature per {$l}. L'artigiano cadeva per non avere agganciato l'imbracatura. L'accusa riguardava l'omessa verifica.`,
        q: `se il privato che affida a un artigiano {$l} risponda della sua caduta`,
        o: [
          `+assolto il privato che aveva affidato a un artigiano attrezzato {$l}`,
          `-condannato il privato che aveva affidato {$l}, equiparandolo a un imprenditore`,
        ],
        y: `l'artigiano era {idoneo|qualificato} e il committente non si era {ingerito|intromesso} nel lavoro`,
      },
    ],
  },
  {
    id: 'stalking',
    subject: 'Delitti contro la persona',
    head: 'Maltrattamenti e atti persecutori',
    theme: 'maltrattamenti e atti persecutori',
    area: 2,
    courts: COURTS,
    sections: ['5', '6', '3'],
    years: [2010, 2026],
    points: [
      {
        t: 'Atti persecutori – Evento',
        r: [
          `il delitto di atti persecutori è reato abituale che richiede condotte reiterate di minaccia o molestia e uno degli eventi alternativi: grave stato di ansia o di paura, timore per l'incolumità o cambiamento delle abitudini.`,
          `la prova del turbamento provocato dagli atti persecutori può trarsi dalle dichiarazioni della vittima, dal suo comportamento e dalla natura delle condotte, senza necessità di un accertamento medico.`,
        ],
        c: [
          `Anche due soli episodi possono bastare, se idonei a produrre l'evento.`,
          `I messaggi e i contatti tramite rete sociale rientrano nelle molestie.`,
          `La temporanea ripresa dei rapporti non esclude di per sé l'attendibilità della persona offesa.`,
        ],
        w: `bastano condotte ripetute che producano ansia, paura o un cambiamento di vita`,
        p: ['art. 612-bis c.p.'],
      },
      {
        t: 'Maltrattamenti in famiglia – Abitualità',
        r: [
          `i maltrattamenti consistono in una serie di atti, anche di per sé non costituenti reato, che ledono in modo abituale l'integrità fisica o morale della persona, sorretti dalla coscienza di sottoporla a sofferenze.`,
          `gli intervalli di normalità tra un episodio e l'altro non escludono i maltrattamenti, se il clima di sopraffazione permane come condizione della convivenza.`,
        ],
        c: [
          `La reciprocità delle offese non elide il reato, salvo che le posizioni fossero davvero paritarie.`,
          `La violenza economica e il controllo degli spostamenti sono modalità della condotta.`,
          `La presenza dei figli minori aggrava il fatto.`,
        ],
        w: `i periodi di calma non escludono i maltrattamenti`,
        p: ['art. 572 c.p.'],
      },
      {
        t: 'Cessazione della convivenza – Concorso',
        r: [
          `dopo la cessazione della convivenza le condotte vessatorie integrano, di regola, gli atti persecutori aggravati, mentre i maltrattamenti presuppongono una comunanza di vita ancora in atto o un vincolo che imponga rispetto e solidarietà.`,
          `il divieto di analogia impedisce di estendere la nozione di convivenza a relazioni affettive prive di una comunanza stabile di vita e di affetti.`,
        ],
        c: [
          `La qualificazione incide sulle pene e sulle condizioni di procedibilità.`,
          `Il figlio in comune non basta, da solo, a protrarre la convivenza.`,
          `La misura del divieto di avvicinamento deve indicare luoghi o distanza.`,
        ],
        w: `finita la convivenza si configurano di norma gli atti persecutori`,
        p: ['art. 572 c.p.', 'art. 612-bis c.p.'],
      },
    ],
    cases: [
      {
        l: 'Messaggi e appostamenti',
        win: 'b',
        on: 0,
        v: { m: ['duecento', 'quattrocento', 'seicento'] },
        f: `All'imputato {$A} era contestato di avere inviato in due mesi oltre {$m} messaggi alla ex compagna e di averla attesa sotto casa e al lavoro. La difesa negava l'esistenza di un danno alla salute.`,
        q: `se oltre {$m} messaggi e gli appostamenti integrino il reato senza una prova medica`,
        o: [
          `+affermato la responsabilità per atti persecutori dell'autore di oltre {$m} messaggi e appostamenti`,
          `-assolto l'autore di oltre {$m} messaggi per la mancanza di un certificato medico`,
        ],
        y: `la vittima aveva {cambiato|modificato} orari e abitudini, e ciò {costituisce|integra} uno degli eventi previsti`,
      },
      {
        l: 'Litigi reciproci',
        win: 'a',
        on: 1,
        v: { e: ['due', 'tre', 'quattro'] },
        f: `A {$A} erano contestati maltrattamenti verso il coniuge, con riferimento a {$e} litigi in tre anni, nei quali entrambi si erano insultati e spinti. Le testimonianze escludevano un clima di paura.`,
        q: `se {$e} litigi reciproci in tre anni costituiscano maltrattamenti`,
        o: [
          `+escluso i maltrattamenti in presenza di {$e} litigi reciproci in tre anni`,
          `-ravvisato i maltrattamenti in {$e} litigi senza valutarne la reciprocità`,
        ],
        y: `mancavano {l'abitualità|la ripetitività} e un rapporto di sopraffazione, essendo le parti in posizione paritaria`,
      },
    ],
  },
  {
    id: 'bancarotta',
    subject: 'Reati fallimentari e tributari',
    head: 'Bancarotta e reati tributari',
    theme: 'reati di impresa',
    area: 2,
    courts: COURTS,
    sections: ['5', '3'],
    points: [
      {
        t: 'Bancarotta per distrazione',
        r: [
          `la bancarotta fraudolenta per distrazione è reato di pericolo concreto: non richiede un nesso causale con il dissesto, ma la condotta deve mettere a rischio le ragioni dei creditori, secondo indici come la condizione dell'impresa e il tempo.`,
          `il mancato rinvenimento di beni della società, dei quali l'amministratore non dia una destinazione plausibile, è prova della distrazione, se ne è certa la precedente disponibilità.`,
        ],
        c: [
          `Il dolo è generico e consiste nella consapevolezza di dare ai beni una destinazione diversa.`,
          `L'operazione infragruppo è lecita se compensata da vantaggi effettivi.`,
          `La restituzione integrale prima dell'apertura della procedura esclude l'offesa.`,
        ],
        w: `spetta all'amministratore spiegare dove siano finiti i beni`,
        p: [
          'art. 216 r.d. 267/1942@2000-2022',
          'art. 223 r.d. 267/1942@2000-2022',
          'art. 322 d.lgs. 14/2019@2023-',
        ],
      },
      {
        t: 'Amministratore di fatto',
        r: [
          `la qualità di amministratore di fatto presuppone l'esercizio continuativo e significativo dei poteri tipici, desumibile da elementi come i rapporti con banche, fornitori e dipendenti.`,
          `il prestanome risponde dei reati dell'amministratore di fatto se ha accettato la carica con la generica consapevolezza che quest'ultimo avrebbe potuto compierli, secondo il dolo eventuale.`,
        ],
        c: [
          `Non occorre l'esercizio di tutti i poteri, ma un'attività non occasionale.`,
          `La mera carica formale, senza altri indizi, non prova il dolo della distrazione.`,
          `La tenuta delle scritture resta un obbligo personale dell'amministratore di diritto.`,
        ],
        w: `conta chi esercita davvero i poteri di gestione`,
        p: ['art. 2639 c.c.@2002-', 'art. 40 c.p.'],
      },
      {
        t: 'Omesso versamento e crisi di liquidità',
        years: [2007, 2026],
        r: [
          `la crisi di liquidità può escludere il dolo dell'omesso versamento soltanto se non imputabile all'imprenditore e se questi prova di avere fatto il possibile per adempiere, anche con sacrificio del patrimonio personale.`,
          `chi riscuote l'imposta o opera la ritenuta ha l'obbligo di accantonarla, e la scelta di pagare altri creditori non lo giustifica.`,
        ],
        c: [
          `La soglia di punibilità è elemento costitutivo e va provata dall'accusa.`,
          `{@-2023:Il pagamento integrale prima del dibattimento rileva come causa di non punibilità o attenuante nei casi previsti.|@2024-:La riforma del 2024 attribuisce rilievo alla crisi non transitoria dovuta a inesigibilità dei crediti.}`,
          `La confisca non si estende agli importi che il contribuente si impegna a versare.`,
        ],
        w: `la crisi di liquidità scusa solo se non imputabile e documentata`,
        p: ['art. 10-bis d.lgs. 74/2000', 'art. 10-ter d.lgs. 74/2000'],
      },
    ],
    cases: [
      {
        l: 'Beni non rinvenuti',
        win: 'b',
        on: 0,
        v: { b: ['tre furgoni', 'le rimanenze di magazzino', 'i macchinari di un reparto'] },
        f: `{$A}, amministratore di una società fallita, era imputato di bancarotta, perché il curatore non aveva trovato quanto iscritto nell'ultimo inventario ({$b}). La difesa affermava, senza documenti, che si trattava di beni rottamati.`,
        q: `se il mancato rinvenimento dei beni ({$b}) provi la distrazione`,
        o: [
          `+affermato la responsabilità per la distrazione dei beni non rinvenuti ({$b})`,
          `-richiesto all'accusa la prova della destinazione dei beni non rinvenuti ({$b})`,
        ],
        y: `i beni erano {certamente|sicuramente} nella disponibilità della società e nessuna spiegazione verificabile era stata offerta`,
      },
      {
        l: 'Ritenute non versate',
        win: 'a',
        on: 2,
        years: [2014, 2026],
        v: { p: ['due', 'tre', 'quattro'] },
        f: `{$A} non aveva versato le ritenute di un'annualità. Documentava il mancato incasso di crediti verso {$p} enti pubblici, la richiesta di prestiti e la vendita della propria casa per pagare i dipendenti.`,
        q: `se il mancato incasso di crediti verso {$p} enti pubblici escluda il dolo`,
        o: [
          `+assolto per difetto di dolo l'imprenditore creditore verso {$p} enti pubblici`,
          `-ritenuto irrilevante la crisi dovuta ai crediti non pagati da {$p} enti pubblici`,
        ],
        y: `la crisi {dipendeva|derivava} dall'inadempimento altrui e ogni {rimedio|strumento} era stato tentato, anche con beni personali`,
      },
    ],
  },
  {
    id: 'guida-ebbrezza',
    subject: 'Circolazione stradale',
    head: 'Guida in stato di ebbrezza e reati stradali',
    theme: 'reati stradali',
    area: 2,
    courts: COURTS,
    sections: ['4'],
    years: [2003, 2026],
    points: [
      {
        t: 'Alcoltest – Prova e garanzie',
        r: [
          `l'esito positivo dell'alcoltest costituisce prova dello stato di ebbrezza, e la difesa che ne contesti l'attendibilità deve allegare elementi concreti sul difetto dell'apparecchio o sull'errore di esecuzione, {@-2018:non bastando la mancata indicazione delle revisioni.|@2019-:a fronte dei quali spetta all'accusa provare omologazione e revisioni.}`,
          `la polizia deve avvisare il conducente della facoltà di farsi assistere da un difensore prima dell'accertamento, e la nullità per omissione può essere dedotta fino alla deliberazione della sentenza di primo grado.`,
        ],
        c: [
          `Lo stato di ebbrezza lieve può essere provato anche con elementi sintomatici.`,
          `Il tempo trascorso tra guida e misurazione non rende di per sé inattendibile il dato.`,
          `Il prelievo eseguito a soli fini sanitari è utilizzabile senza consenso.`,
        ],
        w: `chi contesta l'alcoltest deve indicarne un difetto concreto`,
        p: ['art. 186 d.lgs. 285/1992', 'art. 114 disp. att. c.p.p.'],
      },
      {
        t: 'Colpa stradale – Prevedibilità',
        r: [
          `la violazione di una norma sulla circolazione fonda la colpa soltanto se l'evento realizza il rischio che quella regola mirava a prevenire e se un comportamento diverso lo avrebbe evitato.`,
          `il principio di affidamento nella correttezza altrui è attenuato nella circolazione stradale, dove il conducente deve prevedere anche le imprudenze ragionevolmente prevedibili.`,
        ],
        c: [
          `La velocità va adeguata alle condizioni di visibilità, anche se inferiore al limite.`,
          `Il concorso della vittima incide sulla pena e, nei casi previsti, ne comporta la diminuzione.`,
          `Le cause del sinistro vanno ricostruite con leggi scientifiche e dati oggettivi.`,
        ],
        w: `occorre che l'evento sia quello che la regola violata voleva evitare`,
        p: ['art. 589 c.p.@2003-2015', 'art. 589-bis c.p.@2016-', 'art. 141 d.lgs. 285/1992'],
      },
      {
        t: 'Sanzioni accessorie e sostituzione',
        years: [2011, 2026],
        r: [
          `la pena per la guida in stato di ebbrezza può essere sostituita con il lavoro di pubblica utilità, salvo che il conducente abbia provocato un incidente, e il buon esito estingue il reato.`,
          `la durata della sospensione della patente va commisurata alla gravità del fatto e al pericolo, con una motivazione necessaria quando si discosti in modo sensibile dal minimo.`,
        ],
        c: [
          `Per incidente si intende ogni evento che interrompa il normale svolgimento della circolazione.`,
          `La revoca della patente automatica è limitata ai casi più gravi.`,
          `La confisca è esclusa se il veicolo appartiene a persona estranea.`,
        ],
        w: `il lavoro di pubblica utilità estingue il reato, ma non dopo un incidente`,
        p: ['art. 186 d.lgs. 285/1992', 'art. 222 d.lgs. 285/1992'],
      },
    ],
    cases: [
      {
        l: `Contestazione generica dell'alcoltest`,
        win: 'b',
        on: 0,
        v: { t: ['1,2', '1,4', '1,8'] },
        f: `{$A} era fermato di notte alla guida, con un tasso di {$t} grammi per litro in due prove. La difesa si limitava a chiedere il libretto dell'apparecchio, senza indicare anomalie.`,
        q: `se una contestazione generica superi la prova di un tasso di {$t} grammi per litro`,
        o: [
          `+affermato la responsabilità del conducente con un tasso di {$t} grammi per litro`,
          `-assolto il conducente con un tasso di {$t} grammi per litro per la sola mancata esibizione del libretto`,
        ],
        y: `le due prove erano {concordanti|coerenti} e nessun {elemento|dato} faceva dubitare dell'apparecchio`,
      },
      {
        l: 'Investimento inevitabile',
        win: 'a',
        on: 1,
        v: { k: ['dieci', 'dodici', 'quindici'] },
        f: `{$A}, che procedeva {$k} chilometri orari oltre il limite, investiva un ciclista sbucato da un cancello. La perizia indicava che l'urto sarebbe avvenuto anche a velocità regolare.`,
        q: `se chi supera di {$k} chilometri orari il limite risponda di un urto comunque inevitabile`,
        o: [
          `+assolto il conducente che superava di {$k} chilometri orari il limite, essendo l'urto inevitabile`,
          `-affermato la responsabilità per il solo superamento del limite di {$k} chilometri orari`,
        ],
        y: `una velocità regolare non avrebbe {evitato|impedito} l'urto e {mancava|difettava} il nesso tra violazione ed evento`,
      },
    ],
  },
  {
    id: 'pubblica-amm',
    subject: 'Delitti contro la pubblica amministrazione',
    head: 'Corruzione e peculato',
    theme: 'delitti contro la pubblica amministrazione',
    area: 2,
    courts: COURTS,
    sections: ['6', '6', '2'],
    points: [
      {
        t: 'Corruzione – Accordo e utilità',
        r: [
          `la corruzione è reato a duplice schema, che si perfeziona con l'accettazione della promessa o, se seguita, con la ricezione dell'utilità, e l'atto può restare indeterminato purché rientri nella sfera dell'ufficio.`,
          `{@-2012:la corruzione propria richiede la prova del nesso tra l'utilità e un atto contrario ai doveri, non essendo sufficiente il solo asservimento generico.|@2013-:lo stabile asservimento della funzione agli interessi del privato integra la corruzione per l'esercizio della funzione, salvo che sia individuato un atto contrario ai doveri d'ufficio.}`,
        ],
        c: [
          `La sproporzione tra dono e rapporti personali è indice dell'accordo.`,
          `L'atto discrezionale è contrario ai doveri se l'interesse privato ne ha orientato la scelta.`,
          `I contatti e gli incontri devono essere riscontrati da elementi certi.`,
        ],
        w: `l'accordo corruttivo va provato nel suo contenuto essenziale`,
        p: ['art. 318 c.p.', 'art. 319 c.p.'],
      },
      {
        t: 'Peculato e uso momentaneo',
        r: [
          `integra il peculato l'appropriazione di denaro o cose di cui il pubblico agente abbia il possesso per ragione dell'ufficio, che si realizza con qualsiasi atto incompatibile con il titolo.`,
          `l'uso momentaneo della cosa, seguito dall'immediata restituzione, costituisce una fattispecie autonoma e meno grave, che non si applica al denaro e alle cose fungibili.`,
        ],
        c: [
          `L'utilizzo del telefono di servizio per fini privati rileva se provoca un danno apprezzabile.`,
          `La mancanza di giustificazione della spesa non equivale, da sola, ad appropriazione.`,
          `Il ritardo nel versamento delle somme riscosse può integrare il reato, secondo le norme che lo regolano.`,
        ],
        w: `è peculato ogni atto incompatibile con il titolo del possesso`,
        p: ['art. 314 c.p.'],
      },
      {
        t: 'Qualifica di pubblico ufficiale',
        r: [
          `la qualifica di pubblico ufficiale o di incaricato di pubblico servizio dipende dall'attività in concreto esercitata, disciplinata da norme di diritto pubblico, e non dal rapporto con l'ente.`,
          `l'incaricato di pubblico servizio svolge un'attività regolata nelle forme della pubblica funzione ma priva dei suoi poteri, con esclusione delle semplici mansioni d'ordine e materiali.`,
        ],
        c: [
          `La natura privata della società concessionaria non esclude la qualifica di chi vi opera.`,
          `L'attività di diritto comune, come la gestione commerciale, ne resta fuori.`,
          `Il medico convenzionato esercita una pubblica funzione quando certifica.`,
        ],
        w: `conta l'attività esercitata e non il rapporto di impiego`,
        p: ['art. 357 c.p.', 'art. 358 c.p.'],
      },
    ],
    cases: [
      {
        l: 'Somme riscosse e trattenute',
        win: 'b',
        on: 1,
        v: { s: ['i diritti di segreteria', 'le rette della mensa', 'i proventi dei parcheggi'] },
        f: `{$A}, impiegato comunale addetto a riscuotere {$s}, non aveva versato {$eurs} in dieci mesi, restituendo la somma dopo l'ispezione. La difesa parlava di un uso momentaneo.`,
        q: `se trattenere per mesi {$s} e poi rendere la somma sia un semplice uso momentaneo`,
        o: [
          `+ravvisato il peculato nella condotta di chi aveva trattenuto per mesi {$s}`,
          `-qualificato come uso momentaneo la condotta di chi aveva trattenuto per mesi {$s}`,
        ],
        y: `il denaro è {bene fungibile|cosa fungibile} e l'appropriazione si era già {perfezionata|consumata} prima della restituzione`,
      },
      {
        l: 'Dono di modico valore',
        win: 'a',
        on: 0,
        v: { d: ['un cesto natalizio', 'una penna', 'due biglietti per il teatro'] },
        f: `{$A}, funzionario, era imputato di corruzione per avere ricevuto {$d} da un'impresa un mese dopo il rilascio di un'autorizzazione dovuta. Non risultavano accordi né contatti anteriori.`,
        q: `se ricevere {$d} dopo un atto dovuto sia corruzione`,
        o: [
          `+assolto il funzionario che aveva ricevuto {$d} dopo un atto dovuto`,
          `-ravvisato l'accordo corruttivo nella sola ricezione di {$d}`,
        ],
        y: `il valore era {modico|trascurabile} e nessun accordo era stato provato`,
      },
    ],
  },
];
