import type { SearchResult } from '@massima/contract/search';

/** Returns the positions of matching words as the server counts them: from 1, end inclusive. */
export const positionsOf = (text: string, terms: RegExp): SearchResult['keywords_positions'] =>
  [...text.matchAll(terms)].map((found) => ({
    startPosition: found.index + 1,
    endPosition: found.index + found[0].length,
  }));

/** Ruling with its usual parts, written for the stories and taken from no real ruling. */
export const verdictText = [
  'FATTI DI CAUSA',
  'L’attrice conveniva in giudizio il condominio, esponendo di essere caduta sulle scale comuni a causa di un gradino sconnesso, e ne chiedeva la condanna al risarcimento dei danni. Il convenuto negava ogni responsabilità, osservando che il difetto era visibile.',
  'Il Tribunale accoglieva la domanda; la Corte d’appello la respingeva, ritenendo che la caduta fosse dipesa dalla sola disattenzione della danneggiata.',
  'RAGIONI DELLA DECISIONE',
  '1. Con il primo motivo si denuncia la violazione dell’art. 2051 c.c.: la Corte territoriale avrebbe posto a carico della danneggiata la prova della colpa del custode.',
  '2. Il motivo è fondato. La responsabilità per i danni da cose in custodia prescinde dalla colpa: al danneggiato basta provare il nesso tra la cosa e l’evento, al custode spetta la prova del caso fortuito.',
  '3. La condotta del danneggiato può integrare il caso fortuito soltanto quando sia imprevedibile ed eccezionale, secondo un giudizio da compiere in concreto e non per mera presunzione.',
  'P.Q.M.',
  'La Corte accoglie il primo motivo, cassa la sentenza impugnata e rinvia alla Corte d’appello in diversa composizione, anche per le spese.',
].join('\n\n');
