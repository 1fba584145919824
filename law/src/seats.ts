/**
 * Seats of tribunals and tax courts, as in keys. A word after "Trib." in a query may also be part
 * of the topic.
 */
export const seats: ReadonlySet<string> = new Set(
  (
    'agrigento alessandria ancona aosta arezzo ascoli-piceno asti avellino avezzano bari barcellona-pozzo-di-gotto belluno ' +
    'benevento bergamo biella bologna bolzano brescia brindisi busto-arsizio cagliari caltagirone caltanissetta campobasso ' +
    'carrara caserta cassino castrovillari catania catanzaro chieti civitavecchia como cosenza cremona crotone cuneo enna fermo ' +
    'ferrara firenze foggia forli forli-cesena frosinone gela genova gorizia grosseto imperia isernia ivrea l-aquila la-spezia ' +
    'lagonegro lamezia-terme lanciano lanusei larino latina lecce lecco livorno locri lodi lucca macerata mantova marsala massa ' +
    'massa-carrara matera messina milano modena monza napoli napoli-nord nocera-inferiore nola novara nuoro oristano padova ' +
    'palermo palmi paola parma patti pavia perugia pesaro pescara piacenza pisa pistoia pordenone potenza prato ragusa ravenna ' +
    'reggio-calabria reggio-emilia rieti rimini roma rovereto rovigo salerno santa-maria-capua-vetere sassari savona sciacca ' +
    'siena siracusa sondrio spoleto sulmona taranto tempio-pausania teramo termini-imerese terni tivoli torino torre-annunziata ' +
    'trani trapani trento treviso trieste udine urbino vallo-della-lucania varese vasto velletri venezia verbania vercelli verona ' +
    'vibo-valentia vicenza viterbo'
  ).split(' '),
);
/** Regions, and the two provinces with their own courts. */
export const regions: ReadonlySet<string> = new Set(
  (
    'abruzzo basilicata calabria campania emilia-romagna friuli-venezia-giulia lazio liguria lombardia marche molise piemonte ' +
    'puglia sardegna sicilia toscana trentino-alto-adige umbria valle-d-aosta veneto'
  ).split(' '),
);
