import { expect, test } from 'vitest';
import { findReferences } from '../find-references.ts';
import { findQuotations } from './find-quotations.ts';
import { citationsNear } from './near-citation.ts';

const a = 'Cass. n. 1001/2019';
const b = 'Cass. n. 2002/2020';

test.each([
  ['in brackets behind it', `Si legge: «uno due» (${a}).`, [[0]]],
  ['behind a full stop', `«Uno due.» (così ${a})`, [[0]]],
  ['with others in the brackets', `«uno due» (${a}; conf. ${b}) e poi ${a}`, [[0, 1]]],
  ['before it', `${a} ha chiarito, a proposito del custode, che «uno due».`, [[0]]],
  ['before it, in a paragraph of its own', `${a} ha affermato:\n\n«uno due»\n\nAncora ${b}.`, [[0]]],
  ['one after the other', `${a}: «uno»; ${b}: «due».`, [[0], [1]]],
  ['each behind its quotation', `«uno» (${a}). «due» (${b}).`, [[0], [1]]],
  ['each behind its quotation, without brackets', `«uno», ${a}; «due», ${b}.`, [[0], [1]]],
  ['before it, and others in brackets', `${a} afferma «uno due» (conf. ${b}).`, [[0]]],
  ['of two quotations that go on', `${a} dice «uno due» e poi «tre quattro».`, [[0], [0]]],
  ['two before one in brackets', `«uno due» e «tre quattro» (${a})`, [[0], [0]]],
  ['with an article between', `${a} ha escluso, ex art. 2051 c.c., che «uno due»`, [[0]]],
  ['the text of the law', `${a}. L\u2019art. 2051 c.c. dispone: «uno due».`, [[]]],
  ['in the sentence before', `Lo dice ${a}. Il teste ha invece dichiarato «uno due».`, [[]]],
  ['in the sentence after', `Il teste ha dichiarato «uno due». Invece ${a} è altra cosa.`, [[]]],
  ['far away', `${a} ${'parola '.repeat(60)}«uno due» ${'parola '.repeat(60)} ${b}`, [[]]],
])('finds a citation %s', (_, text, near) => {
  expect(citationsNear(text, findQuotations(text), findReferences(text))).toEqual(near);
});
