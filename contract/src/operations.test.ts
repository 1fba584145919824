import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Operation, restOf } from './operation.ts';
import { operationsByName } from './operations.ts';

/** Section 7 of the product's specification, which clients were written against: names of parameters may differ, paths not. */
const documented = `
POST /users/login/local
POST /users/login/token/{}
GET /users/login/check
POST /users/login/restore
POST /users/login/restore/{}
GET /dashboard/logout
GET /users/me
GET /users/check
GET /users/exists
GET /users/existed
POST /users/query/{}/{}
POST /lawyers
GET /lawyers
GET /lawyers/{}
PUT /lawyers/{}
DELETE /lawyers/{}
PUT /lawyers/{}/verify
POST /lawyers/verificationEmail
POST /lawyers/update/password/{}
GET /lawyers/{}/stripe_customer
GET /lawyers/{}/payment_methods
DELETE /lawyers/payment_methods/{}
PUT /lawyers/{}/subscriptions/{}
POST /lawyers/{}/subscriptions
PUT /lawyers/{}/subscriptions/{}/plan
GET /lawyers/{}/invoices
POST /search
GET /questions/count
GET /questions
POST /feedbacks
DELETE /feedbacks
GET /feedbacks
POST /feedbacks/search
GET /projects
POST /projects
POST /projects/{}/elements
PUT /projects/{}
DELETE /projects/{}
GET /projects/{}/elements
DELETE /projects/elements/{}/{}
GET /stripe/products
GET /stripe/prices
GET /stripe/coupons/{}
GET /stripe/plans/{}
POST /stripe/setup_intents
GET /stripe/payment_intents/{}
POST /stripe/customers/{}/subscriptions
`
  .trim()
  .split('\n');

const declared = Object.entries<Operation>(operationsByName);
const served = declared.map(([, { rest }]) => rest.replace(/\{\w+\}/g, '{}'));

test.each(documented)('%s is served', (call) => {
  expect(served).toContain(call);
});

test('no path is declared twice', () => {
  expect(new Set(served).size).toBe(served.length);
});

test.each(declared)('%s takes the parameters of its path', (_name, operation) => {
  const input = z.toJSONSchema(operation.input ?? z.object(), { io: 'input', unrepresentable: 'any' });
  expect(Object.keys(input.properties ?? {})).toEqual(expect.arrayContaining(restOf(operation).pathKeys));
});

test('fields that only administrators set are optional fields of the input', () => {
  for (const [name, { input, onlyAdminsSet = [] }] of declared) {
    if (onlyAdminsSet.length === 0) continue;
    expect(input).toBeInstanceOf(z.ZodObject);
    const { shape } = input as z.ZodObject;
    for (const field of onlyAdminsSet) {
      expect(shape, `${name}.${field}`).toHaveProperty(field);
      expect(shape[field]?.safeParse(undefined).success, `${name}.${field}`).toBe(true);
    }
  }
});
