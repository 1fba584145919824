/**
 * Over three hundred common Italian words of home, street, body, work and feelings. Clients use
 * them and courts rarely do.
 */
export const commonWords = `
tetto multa barca cane balcone moto motivo gatto telecamera finestra porta scala muro cortile giardino albero siepe cancello garage cantina
soffitto pavimento bagno cucina camera letto divano sedia tavolo lampada chiave serratura citofono ascensore terrazzo ringhiera grondaia tubo
perdita muffa rumore odore fumo cenere polvere sporco spazzatura bidone rifiuto sacco cartone bottiglia vetro plastica carta ferro legno pietra
mattone cemento vernice pittura martello chiodo sega trapano scopa secchio stufa camino caldaia radiatore condizionatore frigorifero forno
lavatrice lavandino specchio armadio cassetto tenda tappeto cuscino coperta lenzuolo asciugamano sapone spazzola pettine forbici ago filo
bottone cappotto giacca camicia maglia gonna pantaloni scarpa calza cappello guanto cintura borsa zaino valigia ombrello occhiali orologio
anello collana orecchino telefono cellulare computer schermo tastiera stampante foto video messaggio lettera busta francobollo pacco
bicicletta treno autobus tram aereo nave traghetto macchina furgone camion trattore ruota gomma freno volante motore benzina parcheggio
semaforo incrocio rotonda marciapiede strada ponte galleria curva buca asfalto cartello patente casco targa vigile carabiniere pompiere
medico infermiere dentista ospedale ambulanza farmacia febbre tosse raffreddore braccio gamba ginocchio schiena pancia testa occhio
orecchio naso bocca dente lingua mano dito piede cuore sangue osso pelle capelli barba mamma nonno nonna zio zia cugino nipote fratello
sorella fidanzato suocera amico vicino inquilino ospite bambino ragazza vecchio neonato gemello maestro scuola compito pagella vacanza
gita spiaggia mare lago fiume montagna collina bosco prato campo fiore foglia radice frutto mela pera uva arancia limone fragola pomodoro
patata cipolla insalata pane pasta riso latte formaggio burro uovo pesce carne pollo maiale mucca cavallo asino pecora capra gallina coniglio
topo uccello piccione zanzara ape vespa formica ragno serpente pioggia neve grandine vento tuono fulmine nebbia sole luna stella cielo
caldo freddo sete fame sonno paura rabbia gioia noia tristezza bacio abbraccio schiaffo pugno calcio grido pianto risata silenzio bugia
scherzo litigio festa regalo torta candela pallone gioco chitarra ballo canzone partita palestra piscina
`
  .trim()
  .split(/\s+/);

/** Sentences into which the words are inserted. */
export const sentences = [
  (word: string) => `il mio ${word} e la responsabilità del danno`,
  (word: string) => `chi risponde se ${word} provoca un danno in condominio`,
  (word: string) => `contratto di locazione e ${word} del conduttore`,
  (word: string) => `che cosa posso fare per ${word}`,
];
