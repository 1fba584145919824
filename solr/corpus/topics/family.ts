import type { Topic } from '../types.ts';

const COURTS = { CASS: 5, APP: 2, TRIB: 3 } as const;
const SECTIONS = ['1', '1', '6'];

export const family: readonly Topic[] = [
  {
    id: 'mantenimento-coniuge',
    subject: 'Famiglia',
    head: 'Separazione dei coniugi – Assegno di mantenimento',
    theme: 'assegno di mantenimento',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.6,
    points: [
      {
        t: 'Presupposti – Tenore di vita',
        r: [
          `l'assegno di mantenimento in favore del coniuge separato, al quale la separazione non sia addebitabile, {presuppone|richiede} la mancanza di redditi adeguati a conservare il tenore di vita goduto durante la convivenza e una disparità economica tra le parti.`,
          `la separazione, a differenza del divorzio, lascia in vita il vincolo coniugale: per questo i redditi adeguati cui va rapportato l'assegno di mantenimento restano quelli necessari a {mantenere|conservare} il precedente tenore di vita.`,
        ],
        c: [
          `Il giudice non deve determinare l'esatto importo dei redditi, {bastando|essendo sufficiente} un'attendibile ricostruzione delle complessive situazioni patrimoniali.`,
          `Le indagini tributarie possono essere disposte {anche d'ufficio|d'ufficio}, ma non per supplire a richieste prive di ogni elemento di fatto.`,
          `Rileva pure il godimento della casa familiare, {quale utilità|che costituisce un'utilità} suscettibile di valutazione economica.`,
        ],
        w: `l'assegno di mantenimento tende a conservare, nei limiti del possibile, il tenore di vita matrimoniale`,
        p: ['art. 156 c.c.'],
      },
      {
        t: 'Attitudine al lavoro del coniuge richiedente',
        r: [
          `nel riconoscere l'assegno di mantenimento va considerata l'attitudine al lavoro del richiedente, purché riscontrata {in termini di effettiva possibilità|come effettiva possibilità} di svolgere un'attività retribuita, tenuto conto di ogni fattore individuale e ambientale.`,
          `il coniuge che chiede l'assegno di mantenimento ha l'onere di dimostrare di essersi attivato per cercare un'occupazione {confacente|adeguata} alle proprie attitudini, salvo che età, salute o cura dei figli lo impediscano.`,
        ],
        c: [
          `Non rilevano valutazioni {astratte e ipotetiche|puramente ipotetiche}, fondate sul solo titolo di studio.`,
          `Il rifiuto ingiustificato di offerte concrete {può essere valutato|va valutato} ai fini dell'esclusione o della riduzione.`,
          `La scelta di dedicarsi alla famiglia, se {condivisa|concordata} durante la convivenza, continua a rilevare dopo la separazione.`,
        ],
        w: `la capacità di lavorare conta solo se effettiva`,
        p: ['art. 156 c.c.', 'art. 143 c.c.'],
      },
      {
        t: 'Nuova convivenza – Cessazione',
        years: [2015, 2026],
        r: [
          `la formazione di una convivenza stabile da parte del coniuge beneficiario fa venire meno i presupposti dell'assegno di mantenimento, perché {instaura|dà vita a} un diverso modello di vita, sul quale si presume che le risorse siano condivise.`,
          `chi chiede la revoca dell'assegno di mantenimento per la nuova convivenza dell'altro coniuge deve provarne la stabilità e la continuità, {mentre al beneficiario|dopo di che al beneficiario} compete dimostrare che da essa non deriva alcun vantaggio economico.`,
        ],
        c: [
          `Una relazione affettiva {occasionale|priva di un progetto comune}, anche se nota, non produce tale effetto.`,
          `La coabitazione è un indizio {rilevante|di rilievo}, ma la sua mancanza non esclude da sola la condivisione di vita.`,
          `La decisione opera dalla data della domanda, {restando|rimanendo} irripetibili gli importi già versati per esigenze di sostentamento.`,
        ],
        w: `una nuova convivenza stabile fa cessare l'assegno di mantenimento`,
        p: ['art. 156 c.c.', 'art. 337-ter c.c.@2014-'],
      },
      {
        t: 'Revisione – Giustificati motivi',
        r: [
          `la revisione dell'assegno di mantenimento richiede fatti sopravvenuti che abbiano alterato l'equilibrio fissato nella separazione: {non è consentito|è precluso} un nuovo giudizio sui presupposti già esaminati o che si potevano dedurre allora.`,
          `i giustificati motivi che consentono di modificare l'assegno di mantenimento consistono in mutamenti oggettivi e duraturi delle condizioni economiche, {come la perdita|quali la perdita} del lavoro o la nascita di altri figli.`,
        ],
        c: [
          `La volontaria riduzione del reddito da parte dell'obbligato {non può ricadere|non si riflette} a danno dell'altro coniuge.`,
          `Il giudice procede a una comparazione tra la situazione {attuale|odierna} e quella esistente al tempo della decisione.`,
          `In mancanza di diversa disposizione, il nuovo importo {decorre|è dovuto} dalla domanda di modifica.`,
        ],
        w: `la revisione presuppone fatti nuovi e duraturi`,
        p: ['art. 156 c.c.', 'art. 710 c.p.c.@2000-2022', 'art. 473-bis.29 c.p.c.@2024-'],
      },
    ],
    cases: [
      {
        l: 'Disparità di redditi dopo un lungo matrimonio',
        win: 'a',
        on: 0,
        v: { n: ['ventidue', 'trentuno', 'diciotto'] },
        f: `Dopo {$n} anni di matrimonio {$A} chiedeva la separazione e {@-2008:un adeguato assegno di mantenimento|@2009-:un assegno di mantenimento di 1.200 euro mensili}, deducendo di avere lasciato il lavoro per seguire i figli, mentre {$B} esercitava una redditizia professione. {$B} replicava che {$A} aveva un diploma e poteva impiegarsi.`,
        q: `se, dopo {$n} anni di matrimonio, {spetti|sia dovuto} l'assegno di mantenimento al coniuge che aveva lasciato il lavoro`,
        o: [
          `+riconosciuto l'assegno di mantenimento al coniuge che aveva lasciato il lavoro durante un matrimonio di {$n} anni`,
          `-negato l'assegno di mantenimento, dopo {$n} anni di matrimonio, per la sola astratta capacità di lavoro del richiedente`,
        ],
        y: `il divario tra i redditi era {notevole|evidente} e la rinuncia all'impiego, {condivisa|concordata} dai coniugi, rendeva poco probabile un pronto reinserimento nel lavoro`,
      },
      {
        l: 'Convivenza del beneficiario',
        years: [2015, 2026],
        win: 'b',
        on: 2,
        v: { t: ['due anni', 'tre anni', 'oltre quattro anni'] },
        f: `{$A} si opponeva alla revoca dell'assegno di mantenimento chiesta da {$B}, che aveva documentato la coabitazione di {$A} con un'altra persona da {$t}, un conto comune e la nascita di un figlio. {$A} sosteneva che ciascuno provvedeva alle proprie spese.`,
        q: `se una coabitazione da {$t}, con un conto comune, {faccia cessare|estingua} l'assegno di mantenimento`,
        o: [
          `+revocato l'assegno di mantenimento al coniuge che da {$t} coabitava stabilmente con un'altra persona`,
          `-confermato l'assegno di mantenimento senza valutare una coabitazione che durava da {$t}`,
        ],
        y: `conto comune, coabitazione e figlio {mostravano|dimostravano} un progetto di vita, e non è stato provato che la convivenza non recasse vantaggi economici`,
      },
    ],
  },
  {
    id: 'addebito',
    subject: 'Famiglia',
    head: 'Separazione dei coniugi – Addebito',
    theme: 'separazione personale dei coniugi',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Nesso causale tra violazione e crisi',
        r: [
          `la dichiarazione di addebito richiede la prova che l'irreversibile crisi coniugale sia ricollegabile in via esclusiva al comportamento volontariamente contrario ai doveri del matrimonio, {e che quindi sussista|sussistendo} un nesso di causalità tra i due.`,
          `la violazione dei doveri coniugali non basta per l'addebito della separazione quando sia sopravvenuta in un contesto {già compromesso|di disgregazione già in atto}, nel quale la convivenza era ormai soltanto formale.`,
        ],
        c: [
          `L'indagine sull'intollerabilità va condotta con una valutazione {globale|complessiva} e comparativa delle condotte di entrambi.`,
          `La reazione sproporzionata ai torti dell'altro {può rilevare|può assumere rilievo} come autonoma violazione.`,
          `Chi eccepisce l'anteriorità della crisi {è tenuto a provarla|deve darne la prova}.`,
        ],
        w: `l'addebito richiede che la violazione sia la causa della crisi`,
        p: ['art. 151 c.c.', 'art. 143 c.c.'],
      },
      {
        t: 'Infedeltà',
        r: [
          `l'inosservanza dell'obbligo di fedeltà, violazione particolarmente grave, fa presumere che la convivenza sia divenuta intollerabile per tale motivo, {salva la prova|a meno che si provi} che la crisi era preesistente.`,
          `anche una relazione con estranei rimasta platonica può giustificare l'addebito, se per {gli aspetti esteriori|l'ambiente} in cui è coltivata dia luogo a plausibili sospetti e offenda la dignità dell'altro coniuge.`,
        ],
        c: [
          `Le relazioni investigative {sono valutabili|possono essere valutate} come prove atipiche, se confermate in giudizio.`,
          `La riconciliazione avvenuta dopo il fatto {toglie|fa perdere} rilevanza all'episodio precedente.`,
          `I messaggi prodotti sono utilizzabili quando la loro acquisizione non sia illecita e non ne sia contestata la provenienza.`,
        ],
        w: `l'infedeltà fa presumere la causa della crisi`,
        p: ['art. 143 c.c.', 'art. 151 c.c.'],
      },
      {
        t: 'Violenze e maltrattamenti',
        r: [
          `le violenze fisiche costituiscono violazioni tanto gravi da fondare, da sole, la pronuncia di addebito, {esonerando|e dispensano} il giudice dalla comparazione con il comportamento dell'altro coniuge.`,
          `anche un solo episodio di percosse, in quanto lesivo della pari dignità di ogni persona, è idoneo a sconvolgere l'equilibrio della coppia e {giustifica|sorregge} l'addebito della separazione.`,
        ],
        c: [
          `Non rileva che la convivenza sia proseguita {per qualche tempo|per un certo periodo} dopo i fatti.`,
          `La condotta può fondare anche una domanda di risarcimento, {compatibile|che è compatibile} con la pronuncia di addebito.`,
          `La prova può trarsi dai referti medici {valutati|letti} insieme alle testimonianze dei familiari.`,
        ],
        w: `le violenze giustificano da sole l'addebito`,
        p: ['art. 151 c.c.', 'art. 2043 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Relazione extraconiugale',
        win: 'a',
        on: 1,
        v: { e: ['sei mesi', 'un anno', 'due anni'] },
        f: `{$A} chiedeva la separazione con addebito a {$B}, deducendo una relazione extraconiugale durata {$e} e ammessa in una lettera. {$B} affermava che la coppia era in crisi da tempo e che i coniugi dormivano in stanze separate.`,
        q: `se una relazione durata {$e} {giustifichi|possa giustificare} l'addebito quando si afferma che la crisi era anteriore`,
        o: [
          `+addebitato la separazione al coniuge che aveva intrattenuto per {$e} una relazione extraconiugale`,
          `-escluso l'addebito, pur accertata una relazione durata {$e}, senza prova della crisi anteriore`,
        ],
        y: `{l'infedeltà era ammessa|la relazione era riconosciuta} e chi invocava la crisi anteriore non ne ha {dato|offerto} alcuna prova`,
      },
      {
        l: 'Allontanamento dalla casa',
        win: 'b',
        on: 0,
        v: {
          m: [
            'si era trasferito in altra città',
            'era tornato dai genitori',
            'aveva preso in affitto una stanza',
          ],
        },
        f: `{$A} domandava l'addebito perché {$B}, nel {$y}, lasciando senza preavviso la casa familiare, {$m}. L'istruttoria mostrava che da oltre un anno tra i coniugi vi erano litigi continui e che {$B} aveva già proposto una separazione consensuale.`,
        q: `se vada addebitata la separazione al coniuge che, lasciata la casa, {$m}`,
        o: [
          `+respinto la domanda di addebito nei confronti del coniuge che, lasciata la casa, {$m}`,
          `-addebitato la separazione al coniuge che {$m}, senza considerare la crisi già in atto`,
        ],
        y: `l'abbandono era {conseguenza|effetto}, e non causa, di una convivenza {già intollerabile|divenuta da tempo intollerabile}`,
      },
    ],
  },
  {
    id: 'divorzile',
    subject: 'Famiglia',
    head: 'Divorzio – Assegno divorzile',
    theme: 'assegno divorzile',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    weight: 1.1,
    points: [
      {
        t: 'Funzione e criteri',
        r: [
          `{@-2017:l'assegno divorzile spetta al coniuge privo di mezzi adeguati a conservare un tenore di vita analogo a quello avuto in costanza di matrimonio e va poi quantificato in base a tutti i criteri indicati dalla legge.|@2018-:l'assegno divorzile ha funzione assistenziale e, in pari misura, compensativa e perequativa: l'inadeguatezza dei mezzi va valutata in rapporto al contributo dato alla vita familiare e alla formazione del patrimonio.}`,
          `il giudizio sull'assegno divorzile muove dalla comparazione delle condizioni economiche delle parti e prosegue con l'esame della durata del matrimonio, dell'età e {dell'apporto|del contributo} di ciascuno alla conduzione della famiglia.`,
        ],
        c: [
          `La mera disparità di redditi non è {di per sé sufficiente|da sola sufficiente} a fondare il diritto.`,
          `Il richiedente deve {allegare e provare|dimostrare} le rinunce professionali e il loro nesso con le scelte comuni.`,
          `L'autosufficienza economica, se {effettiva|reale}, esclude la componente assistenziale ma non sempre quella compensativa.`,
        ],
        w: `l'assegno divorzile va stabilito alla luce di tutti i criteri di legge`,
        p: ['art. 5 l. 898/1970'],
      },
      {
        t: 'Nuova convivenza del beneficiario',
        years: [2015, 2026],
        r: [
          `l'instaurazione di una stabile convivenza di fatto da parte dell'ex coniuge {fa venire meno|elide} la componente assistenziale dell'assegno divorzile, {@-2020:perché rompe ogni legame con la vita matrimoniale.|@2021-:mentre quella compensativa può sopravvivere se è provato il contributo dato alla famiglia.}`,
          `per la perdita dell'assegno divorzile non basta una frequentazione, ma occorre un legame affettivo stabile con {assunzione di reciproci impegni|impegni reciproci} di assistenza morale e materiale.`,
        ],
        c: [
          `La prova può fondarsi su indizi {gravi, precisi e concordanti|convergenti}, valutati nel loro insieme.`,
          `La cessazione della nuova unione non fa {rivivere|risorgere} il diritto ormai estinto.`,
          `La revisione può essere chiesta in ogni tempo, {dimostrando|allegando} fatti successivi alla sentenza.`,
        ],
        w: `la nuova convivenza stabile incide sull'assegno divorzile`,
        p: ['art. 5 l. 898/1970', 'art. 9 l. 898/1970'],
      },
      {
        t: 'Quota del trattamento di fine rapporto',
        r: [
          `l'ex coniuge titolare di assegno divorzile e non passato a nuove nozze ha diritto al quaranta per cento del trattamento di fine rapporto {riferibile|relativo} agli anni in cui il lavoro è coinciso con il matrimonio.`,
          `il diritto alla quota del trattamento di fine rapporto sorge se l'indennità matura al momento o dopo la proposizione della domanda di divorzio, {anche quando|ancorché} sia liquidata prima della sentenza.`,
        ],
        c: [
          `Il calcolo comprende anche il periodo della separazione, {poiché|in quanto} il vincolo non era ancora sciolto.`,
          `Le anticipazioni percepite prima della domanda {restano escluse|non rientrano nel calcolo}.`,
          `Chi abbia ricevuto l'assegno in unica soluzione non può {vantare|pretendere} altro.`,
        ],
        w: `la quota del trattamento spetta al titolare dell'assegno per gli anni di matrimonio`,
        p: ['art. 12-bis l. 898/1970'],
      },
    ],
    cases: [
      {
        l: 'Rinuncia alla carriera',
        win: 'a',
        on: 0,
        v: { p: ['la professione di architetto', 'un impiego in banca', `l'insegnamento universitario`] },
        f: `Nel giudizio di divorzio {$A} chiedeva un assegno, deducendo di avere lasciato {$p} nel {$y} per consentire a {$B} di accettare incarichi all'estero. {$B} opponeva che {$A} possedeva un immobile e percepiva un modesto canone.`,
        q: `se {spetti|sia dovuto} l'assegno divorzile a chi ha lasciato {$p} per una scelta comune`,
        o: [
          `+attribuito l'assegno divorzile a chi aveva lasciato {$p} per seguire l'altro coniuge`,
          `-negato l'assegno divorzile in base al solo possesso di un immobile da parte di chi aveva lasciato {$p}`,
        ],
        y: `la rinuncia, {concordata|frutto di una scelta comune}, aveva favorito la carriera dell'altro e {il canone percepito|la piccola rendita} non la compensava`,
      },
      {
        l: 'Disparità priva di nesso con il matrimonio',
        win: 'b',
        on: 0,
        years: [2019, 2026],
        v: { d: ['due', 'tre', 'quattro'] },
        f: `{$A} domandava l'assegno divorzile dopo un matrimonio di {$d} anni, senza figli, facendo leva sul patrimonio ereditato da {$B}. Risultava che {$A} aveva sempre svolto la stessa attività, con reddito stabile.`,
        q: `se, dopo un matrimonio di {$d} anni senza figli, la sola disparità patrimoniale giustifichi l'assegno divorzile`,
        o: [
          `+rigettato la domanda di assegno divorzile dopo un matrimonio di {$d} anni senza figli`,
          `-riconosciuto l'assegno divorzile, dopo un matrimonio di {$d} anni, per la sola differenza tra i patrimoni`,
        ],
        y: `il divario {derivava|dipendeva} da un'eredità, non da scelte familiari, e il richiedente {era autosufficiente|disponeva di redditi propri adeguati}`,
      },
    ],
  },
  {
    id: 'affidamento',
    subject: 'Famiglia',
    head: 'Affidamento dei figli',
    theme: 'affidamento dei figli minori',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    years: [2006, 2026],
    points: [
      {
        t: 'Affidamento condiviso – Deroga',
        r: [
          `l'affidamento condiviso costituisce la regola, alla quale si può derogare soltanto quando risulti contrario all'interesse del minore, con una motivazione {riferita|che guardi} sia all'idoneità di un genitore sia all'inidoneità dell'altro.`,
          `la conflittualità tra i genitori non esclude di per sé l'affidamento condiviso, {a meno che|salvo che} raggiunga un'intensità tale da alterare l'equilibrio e lo sviluppo psicofisico dei figli.`,
        ],
        c: [
          `La lontananza delle residenze incide sui tempi di permanenza, {non sul|e non sul} regime di affidamento.`,
          `Il disinteresse prolungato e l'inadempimento del mantenimento {possono giustificare|giustificano} l'affidamento esclusivo.`,
          `Le decisioni di maggiore importanza restano comuni, se il giudice non {dispone|stabilisce} altrimenti.`,
        ],
        w: `l'affidamento condiviso cede solo davanti all'interesse del minore`,
        p: ['art. 155 c.c.@2006-2013', 'art. 337-ter c.c.@2014-', 'art. 337-quater c.c.@2014-'],
      },
      {
        t: 'Ascolto del minore',
        r: [
          `l'audizione del minore che abbia compiuto dodici anni, o anche di età inferiore se capace di discernimento, è adempimento {necessario|indispensabile} nei procedimenti che lo riguardano, la cui omissione va motivata.`,
          `l'ascolto è il principale strumento per far valere l'interesse del minore: il giudice che se ne discosti, {nel merito delle aspirazioni|quanto alle aspirazioni} espresse, deve spiegarne le ragioni in modo puntuale.`,
        ],
        c: [
          `L'audizione può essere {delegata|affidata} a un esperto nell'ambito della consulenza, purché il minore sia informato.`,
          `La violazione dà luogo a nullità, {deducibile|da dedurre} con l'impugnazione.`,
          `Quanto più l'età è vicina ai dodici anni, tanto più {stringente|rigorosa} è la motivazione richiesta per ometterlo.`,
        ],
        w: `il minore capace di discernimento va ascoltato`,
        p: [
          'art. 155-sexies c.c.@2006-2013',
          'art. 336-bis c.c.@2014-2022',
          'art. 473-bis.4 c.p.c.@2023-',
          'art. 12 Convenzione di New York 1989',
        ],
      },
      {
        t: 'Tempi di permanenza – Bigenitorialità',
        r: [
          `il diritto alla bigenitorialità non comporta una divisione matematica dei tempi, ma {richiede|esige} la presenza comune dei genitori nella vita del figlio, secondo modalità che ne assicurino stabili consuetudini di vita.`,
          `le restrizioni al diritto di visita devono essere {giustificate|sorrette} da un pregiudizio concreto per il minore e limitate a quanto serve a evitarlo, con percorsi di graduale ripresa degli incontri.`,
        ],
        c: [
          `Il rifiuto manifestato dal figlio deve essere {indagato|approfondito} nelle sue cause, senza ricorrere a diagnosi prive di riscontro scientifico.`,
          `Il genitore che ostacola gli incontri può essere {ammonito|sanzionato} e tenuto al risarcimento.`,
          `Gli accordi dei genitori sui tempi {sono recepiti|vanno recepiti} se non contrari all'interesse dei figli.`,
        ],
        w: `i tempi si fissano guardando al minore e non alla parità aritmetica`,
        p: [
          'art. 155 c.c.@2006-2013',
          'art. 337-ter c.c.@2014-',
          'art. 709-ter c.p.c.@2006-2022',
          'art. 8 CEDU',
        ],
      },
    ],
    cases: [
      {
        l: 'Conflitto tra genitori',
        win: 'a',
        on: 0,
        v: { e: ['quattro', 'sette', 'nove'] },
        f: `{$A} chiedeva l'affidamento condiviso del figlio di {$e} anni, che {$B} voleva affidato a sé in via esclusiva a causa dei continui contrasti sulla scuola e sullo sport. I servizi sociali riferivano di un legame sereno con entrambi.`,
        q: `se i contrasti tra i genitori impediscano l'affidamento condiviso di un figlio di {$e} anni`,
        o: [
          `+disposto l'affidamento condiviso di un figlio di {$e} anni nonostante i contrasti tra i genitori`,
          `-escluso l'affidamento condiviso di un figlio di {$e} anni per la sola litigiosità dei genitori`,
        ],
        y: `i contrasti riguardavano {scelte ordinarie|questioni ordinarie} e il minore {conservava|manteneva} un rapporto sereno con entrambi`,
      },
      {
        l: 'Trasferimento di un genitore',
        win: 'b',
        on: 1,
        v: { d: ['trecento', 'seicento', 'ottocento'] },
        f: `{$A} domandava l'autorizzazione a trasferire la residenza della figlia undicenne a {$d} chilometri di distanza, per un'offerta di lavoro. {$B} si opponeva. La minore, che frequentava con profitto la scuola del luogo, non era stata sentita.`,
        q: `se si possa autorizzare il trasferimento a {$d} chilometri di una figlia undicenne senza sentirla`,
        o: [
          `+negato, dopo avere ascoltato la minore, l'autorizzazione al trasferimento a {$d} chilometri`,
          `-autorizzato il trasferimento a {$d} chilometri di una minore undicenne senza disporne l'ascolto`,
        ],
        y: `la minore aveva età e maturità tali da rendere necessario l'ascolto e {nessuna ragione|nessun motivo} ne sconsigliava l'audizione`,
      },
    ],
  },
  {
    id: 'mantenimento-figli',
    subject: 'Famiglia',
    head: 'Mantenimento dei figli',
    theme: 'mantenimento dei figli',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Figlio maggiorenne – Autosufficienza',
        r: [
          `l'obbligo di mantenere il figlio non cessa automaticamente con la maggiore età, ma si protrae finché egli non abbia {raggiunto|conseguito} l'indipendenza economica o sia in colpa per non averla cercata.`,
          `con il crescere dell'età il figlio maggiorenne deve provare con rigore sempre maggiore di avere curato con impegno la propria formazione e la ricerca di {un'occupazione|un lavoro}, secondo il principio di autoresponsabilità.`,
        ],
        c: [
          `Un impiego a tempo determinato può bastare a {far cessare|escludere} l'obbligo, se indica una capacità di reddito adeguata.`,
          `Una volta cessato, il diritto non {rivive|risorge} per la successiva perdita del lavoro, salvo quello agli alimenti.`,
          `Il genitore convivente conserva la legittimazione {autonoma|propria} a ricevere il contributo.`,
        ],
        w: `il figlio maggiorenne va mantenuto finché, senza colpa, non è autonomo`,
        p: ['art. 147 c.c.', 'art. 155-quinquies c.c.@2006-2013', 'art. 337-septies c.c.@2014-'],
      },
      {
        t: 'Spese straordinarie',
        r: [
          `il rimborso delle spese straordinarie spetta al genitore che le ha anticipate anche in mancanza di previo accordo, {quando rispondano|se rispondono} all'interesse del minore e siano compatibili con i mezzi dei genitori.`,
          `sono straordinarie le spese che per rilevanza, imprevedibilità e imponderabilità {esulano|restano fuori} dall'ordinario regime di vita dei figli e non possono essere comprese in via forfettaria nell'assegno.`,
        ],
        c: [
          `Le spese mediche e scolastiche routinarie e certe nel loro ripetersi possono essere azionate con il titolo {già ottenuto|esistente}, previa documentazione.`,
          `Il dissenso dell'altro genitore deve essere {motivato|espresso con ragioni} e il giudice ne valuta la fondatezza.`,
          `La ripartizione segue {il criterio di proporzionalità|la proporzione} dei redditi, non necessariamente la metà.`,
        ],
        w: `le spese straordinarie utili al figlio vanno rimborsate anche senza accordo`,
        p: ['art. 316-bis c.c.@2014-', 'art. 148 c.c.@2000-2013', 'art. 337-ter c.c.@2014-'],
      },
      {
        t: 'Quantificazione – Proporzionalità',
        r: [
          `ciascun genitore provvede al mantenimento dei figli in proporzione alle proprie risorse e alla capacità di lavoro, tenendo conto anche dei tempi di permanenza e del valore dei compiti domestici e di cura.`,
          `nel determinare l'assegno per i figli il giudice deve {considerare|valutare} le loro esigenze attuali, che crescono con l'età senza bisogno di specifica dimostrazione, e il tenore di vita goduto con i genitori.`,
        ],
        c: [
          `L'incapienza temporanea non {libera|esonera} il genitore, se questi conserva la capacità di lavoro.`,
          `{@-2021:L'assegno per il nucleo familiare corrisposto al genitore|@2022-:L'assegno unico corrisposto dallo Stato} {non sostituisce|non esaurisce} l'obbligo parentale.`,
          `La permanenza paritaria non {esclude|impedisce} il contributo, se i redditi sono molto diversi.`,
        ],
        w: `il contributo segue le risorse di ciascun genitore`,
        p: ['art. 148 c.c.@2000-2013', 'art. 316-bis c.c.@2014-', 'art. 337-ter c.c.@2014-'],
      },
    ],
    cases: [
      {
        l: 'Figlio adulto ancora a carico',
        win: 'b',
        on: 0,
        v: { e: ['ventinove', 'trentuno', 'trentatré'] },
        f: `{$B} chiedeva di non versare più il contributo per il figlio di {$e} anni, iscritto fuori corso da tempo. {$A}, genitore convivente, si opponeva, ricordando le difficoltà del mercato del lavoro. Risultavano due offerte di impiego rifiutate.`,
        q: `se il genitore debba mantenere un figlio di {$e} anni che ha {rifiutato|respinto} offerte di lavoro`,
        o: [
          `+revocato il contributo per un figlio di {$e} anni che aveva rifiutato offerte di lavoro`,
          `-mantenuto il contributo per un figlio di {$e} anni senza valutare il rifiuto di offerte di lavoro`,
        ],
        y: `l'età e i rifiuti {dimostravano|mostravano} che la mancata autonomia dipendeva da {una scelta|una sua scelta}`,
      },
      {
        l: 'Retta scolastica non concordata',
        win: 'a',
        on: 1,
        v: { s: ['un liceo linguistico privato', 'una scuola di musica', `un percorso per l'apprendimento`] },
        f: `{$A} chiedeva a {$B} metà delle spese sostenute dal {$y} per {$s} frequentato dal figlio, per complessivi {$eurs}. {$B} rifiutava, non avendo dato il proprio consenso.`,
        q: `se vada rimborsata la spesa per {$s} sostenuta senza il consenso dell'altro genitore`,
        o: [
          `+riconosciuto il rimborso della spesa per {$s} sostenuta senza previo accordo`,
          `-negato il rimborso della spesa per {$s} per la sola mancanza di accordo`,
        ],
        y: `la scelta {rispondeva|corrispondeva} all'interesse del figlio e alle abitudini della famiglia, e il rifiuto {non era motivato|era privo di motivazione}`,
      },
    ],
  },
  {
    id: 'casa-familiare',
    subject: 'Famiglia',
    head: 'Assegnazione della casa familiare',
    theme: 'assegnazione della casa familiare',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Presupposto – Interesse dei figli',
        r: [
          `l'assegnazione della casa familiare risponde all'esigenza di conservare ai figli l'ambiente domestico e presuppone {la convivenza|la coabitazione} con minori o con maggiorenni non autosufficienti, non avendo funzione di sostegno economico.`,
          `in mancanza di figli conviventi il giudice non può assegnare la casa in deroga al titolo di proprietà, {neppure|nemmeno} per riequilibrare la posizione del coniuge economicamente più debole.`,
        ],
        c: [
          `La convivenza va intesa come stabile {dimora|abitazione} del figlio, con eventuali assenze brevi per studio.`,
          `Del vantaggio si tiene conto nel regolare i rapporti economici, {considerato|tenuto presente} il titolo di proprietà.`,
          `L'introduzione di un convivente non fa cessare da sola il diritto, se {non è contraria|non contrasta} con l'interesse dei figli.`,
        ],
        w: `la casa si assegna per i figli e non per ragioni economiche`,
        p: ['art. 155-quater c.c.@2006-2013', 'art. 337-sexies c.c.@2014-'],
      },
      {
        t: 'Opponibilità ai terzi',
        r: [
          `il provvedimento di assegnazione è opponibile al terzo acquirente in data successiva, anche se non trascritto, per nove anni, e {oltre tale periodo|successivamente} soltanto se la trascrizione è anteriore all'acquisto.`,
          `quando la casa era stata concessa in comodato da un terzo per le esigenze della famiglia, il vincolo di destinazione {permane|continua} dopo l'assegnazione, e il comodante può chiederne la restituzione solo per un bisogno urgente e imprevisto.`,
        ],
        c: [
          `Il terzo può far accertare il venir meno dei presupposti e {ottenere|chiedere} il rilascio con un'ordinaria azione.`,
          `La destinazione familiare deve emergere dalla comune intenzione, {provata|da provare} anche per presunzioni.`,
          `L'ipoteca iscritta prima della trascrizione {prevale|ha la prevalenza} e il creditore può vendere il bene come libero.`,
        ],
        w: `l'assegnazione vincola anche i terzi, entro limiti precisi`,
        p: ['art. 155-quater c.c.@2006-2013', 'art. 337-sexies c.c.@2014-', 'art. 1809 c.c.'],
      },
      {
        t: 'Revoca e spese',
        r: [
          `il diritto al godimento della casa viene meno se l'assegnatario cessa di abitarvi stabilmente, ma la revoca {non è automatica|non opera da sé} e richiede una verifica della conformità all'interesse del minore.`,
          `la gratuità dell'assegnazione riguarda il solo uso dell'abitazione: le spese condominiali ordinarie e le utenze gravano sull'assegnatario, salva diversa disposizione.`,
        ],
        c: [
          `Gli oneri straordinari {restano|rimangono} a carico del proprietario.`,
          `La sopravvenuta autonomia dei figli {giustifica|fonda} la domanda di revoca.`,
          `Chi abbandona la casa per sottrarsi a violenze non può dirsi decaduto dal diritto.`,
        ],
        w: `la revoca richiede di verificare l'interesse dei figli`,
        p: ['art. 155-quater c.c.@2006-2013', 'art. 337-sexies c.c.@2014-'],
      },
    ],
    years: [2006, 2026],
    cases: [
      {
        l: 'Casa richiesta dal coniuge senza figli conviventi',
        win: 'b',
        on: 0,
        v: {
          r: [
            'studiava e lavorava in altra città',
            'viveva da anni con il proprio coniuge',
            `si era trasferito all'estero`,
          ],
        },
        f: `{$A} chiedeva l'assegnazione della casa, di proprietà di {$B}, benché l'unico figlio maggiorenne si fosse allontanato: {$r}. Deduceva di non avere mezzi per un'altra abitazione.`,
        q: `se la casa possa essere assegnata al coniuge più debole quando il figlio {$r}`,
        o: [
          `+respinto la domanda di assegnazione, poiché il figlio {$r}`,
          `-assegnato la casa al coniuge privo di mezzi, sebbene il figlio {$r}`,
        ],
        y: `nessun figlio conviveva più nella casa e {il bisogno economico|la difficoltà economica} trova risposta nell'assegno, {non nell'assegnazione|non in questo istituto}`,
      },
      {
        l: 'Immobile concesso in comodato dai suoceri',
        win: 'a',
        b: 'la comproprietaria C.D.',
        on: 1,
        v: { t: ['tre', 'sei', 'dieci'] },
        f: `La proprietaria dell'immobile, madre di uno dei coniugi, ne chiedeva il rilascio a {$A}, cui la casa era stata assegnata con due figli minori, {$t} anni dopo averla concessa in comodato alla coppia. Non era stata indicata alcuna scadenza.`,
        q: `se, {$t} anni dopo, il comodante possa riavere la casa assegnata al genitore con i figli`,
        o: [
          `+negato il rilascio della casa concessa in comodato alla coppia {$t} anni prima`,
          `-ordinato il rilascio della casa familiare, concessa in comodato {$t} anni prima, a semplice richiesta del comodante`,
        ],
        y: `il comodato era {destinato|rivolto} alle esigenze della famiglia e non è stato {provato|dedotto} un bisogno urgente e imprevisto`,
      },
    ],
  },
  {
    id: 'filiazione',
    subject: 'Famiglia',
    head: 'Filiazione',
    theme: 'filiazione',
    area: 8,
    courts: COURTS,
    sections: SECTIONS,
    points: [
      {
        t: 'Dichiarazione giudiziale di paternità – Prova genetica',
        r: [
          `nel giudizio per la dichiarazione di paternità il rifiuto ingiustificato di sottoporsi agli esami genetici costituisce comportamento {valutabile|che il giudice può valutare} ai sensi dell'art. 116 c.p.c., di così elevato valore indiziario da poter fondare da solo la decisione.`,
          `la prova della paternità può essere data con ogni mezzo e il giudice può disporre l'accertamento ematologico anche in mancanza di prova {dei rapporti|dell'esistenza di rapporti} tra le parti, non essendovi una gerarchia tra i mezzi.`,
        ],
        c: [
          `Il diritto all'accertamento del proprio stato è imprescrittibile rispetto al figlio.`,
          `Se il presunto padre è morto, l'azione si propone nei confronti {degli eredi|dei suoi eredi} e l'esame può riguardare i parenti.`,
          `La sentenza ha effetti che risalgono alla nascita, compreso l'obbligo di mantenimento.`,
        ],
        w: `il rifiuto del test genetico può bastare a provare la paternità`,
        p: ['art. 269 c.c.', 'art. 116 c.p.c.'],
      },
      {
        t: 'Mantenimento pregresso – Danno endofamiliare',
        r: [
          `il genitore che ha provveduto da solo al figlio ha diritto al rimborso della quota dell'altro fin dalla nascita, indipendentemente dal momento del riconoscimento, con azione soggetta a prescrizione dalla sentenza sullo stato.`,
          `il disinteresse dimostrato dal genitore verso il figlio per anni integra un illecito che lede diritti di rango costituzionale e {dà luogo|conduce} al risarcimento del danno non patrimoniale, da liquidare con equità.`,
        ],
        c: [
          `Presupposto è la consapevolezza della procreazione, che {si desume|può desumersi} anche da indizi univoci.`,
          `La liquidazione tiene conto {dell'età|degli anni} e della durata dell'assenza.`,
          `L'obbligo di mantenimento non è {subordinato|condizionato} a una richiesta dell'altro genitore.`,
        ],
        w: `il mantenimento è dovuto dalla nascita e l'abbandono può essere risarcito`,
        p: ['art. 147 c.c.', 'art. 2059 c.c.', 'art. 30 Cost.'],
      },
      {
        t: 'Disconoscimento e impugnazione – Interesse del figlio',
        r: [
          `nell'impugnazione del riconoscimento per difetto di veridicità la verità biologica non prevale in modo automatico, dovendo essere {bilanciata|messa a confronto} con l'interesse del figlio alla stabilità dello stato.`,
          `l'azione di disconoscimento della paternità è soggetta a termini di decadenza che decorrono dalla conoscenza {certa|effettiva} dell'adulterio o dell'impotenza a generare, e non dal semplice sospetto.`,
        ],
        c: [
          `Il figlio minore deve essere rappresentato da un curatore speciale, {a pena|sotto pena} di nullità.`,
          `Chi ha riconosciuto sapendo di non essere genitore {incontra|trova} oggi limiti stringenti all'azione.`,
          `La prova del momento della conoscenza {grava|incombe} su chi agisce.`,
        ],
        w: `la verità biologica va bilanciata con la stabilità dello stato di figlio`,
        p: ['art. 263 c.c.', 'art. 244 c.c.'],
      },
    ],
    cases: [
      {
        l: 'Rifiuto del test genetico',
        win: 'a',
        on: 0,
        v: { r: ['una relazione estiva', 'una convivenza di pochi mesi', 'un rapporto di lavoro'] },
        f: `{$A} agiva per la dichiarazione di paternità di {$B}, deducendo che la gravidanza era seguita a {$r}. {$B} non si presentava alle due convocazioni del consulente, opponendo ragioni di riservatezza. Due testimoni confermavano la frequentazione.`,
        q: `se il rifiuto del test genetico provi la paternità seguita a {$r}`,
        o: [
          `+dichiarato la paternità di chi, dopo {$r}, aveva rifiutato il test genetico`,
          `-rigettato la domanda di paternità, fondata su {$r}, perché mancava la prova dei rapporti`,
        ],
        y: `il rifiuto era {privo di|senza} giustificazione e la riservatezza {non prevale|non può prevalere} sul diritto del figlio all'identità`,
      },
      {
        l: 'Riconoscimento consapevolmente falso',
        win: 'b',
        on: 2,
        years: [2010, 2026],
        v: { t: ['otto', 'undici', 'quattordici'] },
        f: `{$A} impugnava per difetto di veridicità il riconoscimento compiuto {$t} anni prima a favore di {$B}, pur sapendo di non essere il padre. Il curatore speciale rappresentava che il legame affettivo era durato fino alla crisi della coppia.`,
        q: `se dopo {$t} anni possa essere rimosso un riconoscimento che il dichiarante sapeva non veritiero`,
        o: [
          `+respinto l'impugnazione di un riconoscimento consapevolmente falso, compiuto {$t} anni prima`,
          `-accolto l'impugnazione del riconoscimento, compiuto {$t} anni prima, in base alla sola prova genetica`,
        ],
        y: `la stabilità dello stato, {costruita|formatasi} in anni di vita comune, doveva {prevalere|essere preferita} sul ripensamento di chi aveva agito con consapevolezza`,
      },
    ],
  },
];
