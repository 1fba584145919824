import { expect, test } from 'vitest';
import { rulingFormat } from './format.ts';
import { withStated } from './stated.ts';
import { toDocuments } from './to-documents.ts';

const stated =
  'la servitù di passaggio si estingue quando il fondo dominante ottiene un altro accesso alla via pubblica, benché meno comodo';
const full = `FATTI DI CAUSA\n1. La parte (c.f. BNCLDA70A01H501X) ricorre.\nRAGIONI DELLA DECISIONE\n1. Va affermato il seguente principio di diritto: «${stated}».\nP.Q.M.\naccoglie.`;
const ruling = (principles: object[] = [], subject?: string) =>
  rulingFormat.parse({
    ...{
      id: 'a',
      issuer_type_id: 3,
      issuer: 'Corte di cassazione',
      type: 'sentenza',
      number: '1',
      year: 2019,
    },
    ...{ date: '2019-01-12', area: 1, full_text: full, principles, subject },
  });
const massima = (text: string) => ({ n: 3, kind: 'principle', title: 'Servitù', text });

test('adds a principle that the court states, verbatim as in the indexed text', () => {
  const [principle, , rulingDocument] = toDocuments(withStated(ruling([], 'Servitù')));
  expect(principle).toMatchObject({ id: 'a-m1', kind: 'principle', title: 'Servitù', text: stated });
  const [start, end] = [Number(principle?.['stated_start']), Number(principle?.['stated_end'])];
  expect(String(rulingDocument?.['full_text']).slice(start, end)).toBe(stated);
});

test('appends it after the massime, unless a massima repeats it', () => {
  const [, statedPrinciple] = withStated(ruling([massima('Tutt’altro.')])).principles;
  expect(statedPrinciple).toMatchObject({ n: 4, title: '', text: stated });
  expect(withStated(ruling([massima(`In tema di servitù, ${stated}.`)])).principles).toHaveLength(1);
});

test('returns a ruling without stated principles unchanged', () => {
  const plain = { ...ruling(), full_text: 'Il ricorso è accolto.' };
  expect(withStated(plain)).toBe(plain);
});
