/** Seats of the TAR that aren't named by their region. */
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

/** The region that a TAR is of, by the name that it is called by: a region, or its seat. */
export function regionOf(name: string): string {
  const [first = ''] = name.toLowerCase().split(/[\s.,-]/);
  return seats.find(([of]) => of.split(' ').includes(first))?.[1] ?? titled(name);
}

/** "LAZIO" and "lazio" as one writes it. */
export const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<!\p{L}|(?<=\p{L})['’])\p{L}/gu, (letter) => letter.toUpperCase());
