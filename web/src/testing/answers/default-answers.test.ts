import { type OperationName, operationsByName } from '@massima/contract/operations';
import { expect, test } from 'vitest';
import { sampleAccount } from '../samples/accounts.ts';
import { sampleAlert } from '../samples/alerts.ts';
import { sampleQuestions } from '../samples/questions.ts';
import { withReceipt } from '../server-double.ts';
import { defaultAnswers } from './default-answers.ts';

/**
 * Fields that responses copy from their inputs: sufficient for every operation, and a valid input
 * for none.
 */
const anyInput = {
  ...sampleQuestions()[0]!,
  act: 'cc',
  citation_style: 'italian',
  description: '',
  id_new: 'demo-cass-1-2020-m1',
  limit: 10,
  mails: 'daily',
  may_write: true,
  most: 5,
  name: 'Prova',
  offset: 1,
  paused: true,
  price_type: 'regular',
  project: { name: 'Prova', description: '' },
  q: 'art',
  query: 'art. 2043 c.c.',
  search: '',
  text: 'Si veda l’art. 2043 c.c.',
};

const names = Object.keys(defaultAnswers(sampleAccount())) as OperationName[];

/**
 * First part of `npm run check`: a sample that violates the contract fails here immediately,
 * instead of after a timeout on every screen.
 */
test.each(names)('the sample response of %s matches the contract', async (name) => {
  const respond = defaultAnswers(sampleAccount())[name] as (input: unknown) => unknown;
  const { output } = operationsByName[name];
  const { error } = output.safeParse(
    withReceipt(
      output,
      await respond(name.startsWith('alerts.') ? { ...anyInput, id: sampleAlert().id } : anyInput),
    ),
  );
  expect(error?.issues ?? []).toEqual([]);
});
