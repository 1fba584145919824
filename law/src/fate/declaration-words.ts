// How the Court's operative parts are worded, in texts with one blank between words (`squeeze`).

export const end = / ?così deciso\b/iu;
export const verb = /\bdichiar(?:a|ano)(?!\p{L})/giu;
export const struckBy = /(?:l['’] ?|la |, ?)(?:parziale )?illegittimit[aà]['’]? costituzionale/giu;
/** "dichiara inammissibile la questione di legittimità costituzionale" has other heads. */
export const refused =
  /question|conflitto|ricors|inammissibil|infondat|non fondat|manifest|cessat|estint|spetta/iu;
/** What follows without a verb of its own: "… e non fondata la questione", "b) inammissibile la questione". */
export const another =
  /(?: e|;) (?:(?:\p{L}|\d{1,2})\) )?(?:altresì )?(?:la )?(?:manifest\p{L}{1,12} )?(?:non fondat|inammissibil|infondat|cessat)/iu;
/** "in applicazione dell'art. 27 della legge 11 marzo 1953, n. 87" */
export const consequence = /27 della l(?:egge|\.)|consequenzial|conseguenz/iu;
export const qualifier =
  /[ ,–-]{1,3}(?:solo )?(?:nell[ae] part[ei]|nell[ae] (?:parol[ae]|espression[ei])|nell['’]inciso|relativamente|limitatamente|nei (?:soli )?limiti|nei sensi|in quanto|per la parte|per quanto|nella misura|laddove|là dove|allorché|quando|nei confronti|ove )/iu;
/** From here on it is said why, or by whom it was asked. */
export const reason =
  /[ ,]{1,2}(?:in riferimento|con riferimento|per (?:contrasto|violazione)|sollevat|promoss|proposta? )/iu;
/** "…, nonché dell'art. 6": another object behind the words that narrow the one before. */
export const objectBehind = /[,)–-] ?(?:nonché|e altresì|ed? inoltre) (?=d(?:ell|egl|el))/iu;
/** What made, changed or took in what is struck is named with it, and is not struck. */
export const other =
  /introdott|introducent|inserit|aggiunt|modific|riformat|riformul|sostitu|novellat|integrat|convertit|conversione|approvat|emanat|richiamat|previst|prorogat|riprodott|ratific|abrogat|recepit|esecutiv|interpretat|ai sensi|in applicazione|in virtù|di cui|in relazione|in riferimento|nel testo|nella formulazione|in attuazione|a norma|rispetto|risult|delega|quale |unitamente|attuativ|successiv|contenente|recante|concernente|coordinamento|connessione|congiunt|collegamento|combinazione|allegat/iu;
export const combined = /combinato disposto/iu;
export const ofObject =
  /(?:^|[ ,;:.)–-])(?:dell['’] ?|degli |del |della |delle |dei |dello )(?:(?:intero|inter[aie]|stess\p{L}|medesim\p{L}|\p{L}{1,12} e \p{L}{1,12} comma|\p{L}{1,12} comma|comma [^ ]{1,12}|combinato disposto)[ ,]{1,2}(?:dell['’] ?|degli |del |della )?){0,3}$/iu;
/** "della disposizione contenuta nell'art. 415", "della norma desumibile dagli artt. 237 e 262" */
export const normOf =
  /(?:della|delle) (?:disposizion\p{L}|norm\p{L}) (?:\p{L}+ ){0,3}?(?:desumibil\p{L}|desunt\p{L}|contenut\p{L}|recat\p{L}|risultant\p{L}|di cui|post\p{L}|espress\p{L}|stabilit\p{L}|previst\p{L}|dettat\p{L}) (?:dagli|dall['’]|dal|nell['’]|negli|nel|all['’]|agli|al) ?$/iu;
/** "delle seguenti disposizioni del codice di procedura penale: art. 253, …; art. 272, …": the act of what is listed. */
export const header = /(?:seguenti|sottoindicat\p{L}|sottoelencat\p{L}) [^:;]{0,60}$/iu;
export const headerOfBefore =
  /(?:seguenti|sottoindicat\p{L}|sottoelencat\p{L}) [^:;]{0,40}?(?:dello|del|della) (?:stess[oa]|medesim[oa]|predett[oa]|suddett[oa]|citat[oa]) (codice|legge|decreto|testo)[^:;]{0,30}:?/iu;
export const bareArticle =
  /(?<![\p{L}\p{N}])art(?:t|icol[oi])?\.? ?(\d{1,4})(?:[ -]?(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?(?![\p{L}\d/])/giu;

export const ofActBefore =
  /(?<![\p{L}\p{N}])(art(?:t|icol[oi])?\.? ?\d[^;:]{0,90}?)[ ,]{1,2}(?:dello|del|della) (?:stess[oa]|medesim[oa]|predett[oa]|suddett[oa]|citat[oa]) (codice|legge|decreto|testo)(?!\p{L})(?! (?:region|reg\.|provinc|prov\.|statutar))(?![^;,]{0,12}\bn\.)/giu;
