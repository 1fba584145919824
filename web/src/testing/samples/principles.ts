/** Principles in the style of a review, written for the stories and taken from no real ruling. */
export const principles = {
  custody:
    'In tema di danno cagionato da cose in custodia, la responsabilità ha natura oggettiva e presuppone il solo nesso causale tra la cosa e il danno; il custode se ne libera provando il caso fortuito, che può consistere anche nella condotta del danneggiato quando questa, per imprevedibilità ed eccezionalità, abbia da sola causato la caduta.',
  condominium:
    'Il condominio è custode delle scale comuni e risponde della caduta di chi vi transita, a meno che il difetto fosse visibile ed evitabile con l’ordinaria diligenza.',
  proof:
    'Chi agisce per il danno da cosa in custodia prova il fatto e il nesso con la cosa; non deve provare la colpa del custode.',
  long: 'L’amministrazione che abbia la disponibilità materiale di un’area aperta al pubblico transito ne è custode anche quando la proprietà spetti ad altro ente, e ne consegue che la responsabilità per la caduta del passante non è esclusa dalla convenzione con cui la manutenzione sia stata affidata a terzi, salvo che il trasferimento del potere di fatto sulla cosa sia stato pieno, effettivo e riconoscibile all’esterno; la riconoscibilità va accertata in concreto, avuto riguardo alla segnaletica, alla recinzione, agli orari di apertura e a ogni altro elemento che consenta a chi transita di individuare il soggetto al quale rivolgersi. L’estensione dell’area, da sola, non costituisce caso fortuito.',
} as const;
