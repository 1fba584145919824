/** Seats of the TAR that are not named by their region. */
const seats: readonly (readonly [seat: string, region: string])[] = [
  ['milano brescia', 'Lombardia'],
  ['roma latina', 'Lazio'],
  ['parma bologna', 'Emilia-Romagna'],
  ['catania palermo', 'Sicilia'],
  ['lecce bari', 'Puglia'],
  ['salerno napoli', 'Campania'],
  ['catanzaro', 'Calabria'],
  ['pescara', 'Abruzzo'],
  ['trento bolzano', 'Trentino-Alto Adige'],
  ['torino', 'Piemonte'],
  ['genova', 'Liguria'],
  ['firenze', 'Toscana'],
  ['ancona', 'Marche'],
  ['perugia', 'Umbria'],
  ['campobasso', 'Molise'],
  ['potenza', 'Basilicata'],
  ['cagliari', 'Sardegna'],
  ['venezia', 'Veneto'],
  ['trieste', 'Friuli-Venezia Giulia'],
  ['aosta', "Valle d'Aosta"],
];

/** Returns the region of a TAR, from the name of the region or of its seat. */
export function regionOf(name: string): string {
  const [first = ''] = name.toLowerCase().split(/[\s.,-]/);
  return seats.find(([of]) => of.split(' ').includes(first))?.[1] ?? titled(name);
}

/** Capitalises a name, as "Lazio" for "LAZIO" and "lazio". */
export const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<!\p{L}|(?<=\p{L})['’])\p{L}/gu, (letter) => letter.toUpperCase());
