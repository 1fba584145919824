import { expect, test } from 'vitest';
import { isOwnVoice, ownVoices } from './own-voice.ts';
import { statedPrinciples } from './stated-principles.ts';

const first =
  'la servitù di passaggio si estingue quando il fondo dominante ottiene un altro accesso alla via pubblica, benché meno comodo';
const second =
  'il custode del fondo risponde dei danni della frana anche quando i lavori siano stati eseguiti da un appaltatore';
const stated = (sentence: string, before = 'RAGIONI DELLA DECISIONE\n1. Il motivo è fondato.\n') => {
  const text = before + sentence;
  return statedPrinciples(text).map(({ start, end }) => text.slice(start, end));
};

test.each([
  `Va quindi affermato il seguente principio di diritto: «${first}».`,
  `Deve affermarsi il seguente principio di diritto: “${first}”.`,
  `Può, in definitiva, essere enunciato il seguente principio di diritto, ai sensi dell’art. 384, primo comma, cod. proc. civ.: "${first}".`,
  `Appare, quindi, utile, stante la scarsità di precedenti sul punto, affermare il seguente principio di diritto: «${first}».`,
  `Il Collegio, a norma dell’art. 363 c.p.c., enuncia il seguente principio di diritto:\n«${first}».`,
  `Queste Sezioni Unite affermano il seguente principio di diritto: «${first}».`,
  `L’Adunanza plenaria enuncia il seguente principio di diritto: ${first}.`,
  `Il giudice del rinvio si atterrà al seguente principio di diritto: «${first}».`,
  `Deve farsi applicazione del seguente principio di diritto: «${first}».`,
  `Ne consegue l’affermazione del seguente principio di diritto: «${first}».`,
  `In continuità con Cass. n. 12/2020, va ribadito il seguente principio di diritto: «${first}».`,
  `Può essere affermato il principio di diritto per cui ${first}.\n2. Il secondo motivo è assorbito.`,
  `«${first}»: è questo il principio di diritto che il Collegio enuncia.`,
])("finds the court's own principle: %s", (sentence) => {
  expect(stated(sentence)).toEqual([first]);
});

test.each([
  `Vanno enunciati i seguenti principi di diritto: «${first}»; «${second}».`,
  `Devono essere affermati i seguenti principi di diritto: a) ${first}; b) ${second}.\nIl ricorso è accolto.`,
  `Devono essere affermati i seguenti principi di diritto: 1) «${first}»; 2) «${second}».`,
  `Vanno enunciati i seguenti principi di diritto:\n- ${first};\n- ${second}.\n3. Le spese seguono la soccombenza.`,
])('finds several principles: %s', (sentence) => {
  expect(stated(sentence)).toEqual([first, second]);
});

test('reads a principle that contains a quotation and a full stop', () => {
  const nested = `la nozione di “fondo dominante” non comprende l’«accesso precario». ${first}`;
  expect(stated(`Va affermato il seguente principio di diritto: «${nested}».`)).toEqual([nested]);
});

test.each([
  `Cass. n. 12/2020 ha affermato il seguente principio di diritto: «${first}».`,
  `Le Sezioni Unite hanno enunciato il seguente principio di diritto: «${first}».`,
  `Questa Corte, con recente sentenza, ha deciso la questione, affermando i seguenti principi di diritto: - «${first}»; - «${second}».`,
  `Va data continuità al principio di diritto secondo cui «${first}» (Cass. n. 12/2020).`,
  `Va ribadito il seguente principio di diritto: «${first}» (cfr. Cass. n. 12/2020).`,
  `La sentenza n. 12 del 2020 così motiva: «[…] va affermato il seguente principio di diritto: “${first}”».`,
  `Il ricorrente sostiene che va affermato il seguente principio di diritto: «${first}».`,
  `Con il quesito si domanda alla Corte di enunciare il seguente principio di diritto: «${first}».`,
  `Con ordinanza interlocutoria la Terza Sezione ha chiesto se debba affermarsi il seguente principio di diritto: «${first}».`,
  `Il giudice del rinvio non si è attenuto al seguente principio di diritto: «${first}».`,
  `La Corte di giustizia afferma il seguente principio: «${first}».`,
  `È consolidato il seguente principio di diritto: «${first}».`,
  `È possibile ricavare il principio per cui ${first}.`,
  `Non può essere affermato il seguente principio di diritto: «${first}».`,
  'In applicazione del principio di diritto suesposto il ricorso va accolto.',
  'Va affermato il seguente principio di diritto: «breve».',
])('ignores a principle of others: %s', (sentence) => {
  expect(stated(sentence)).toEqual([]);
});

test('ignores principles in the facts', () => {
  const sentence = `Va affermato il seguente principio di diritto: «${first}».`;
  expect(stated(`${sentence}\nRAGIONI DELLA DECISIONE\n1. Il motivo è fondato.`, 'FATTI DI CAUSA\n')).toEqual(
    [],
  );
});

test("recognises every example of the court's voice", () => {
  for (const [example] of ownVoices)
    expect([example, isOwnVoice(`${example} il seguente `)]).toEqual([example, true]);
});
