import { describe, expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { parseForm } from './form.ts';
import { mergeMetadata, stringEnum, readParams } from './params.ts';
import { inRange } from './paging.ts';

describe('a form', () => {
  test('is parsed into lists and objects', () => {
    const form = parseForm(
      'items[0][price]=p&items[0][metadata][a]=1&items[1][price]=q&expand[]=x&expand[]=y&email=a%2Bb%40c.it',
    );
    expect(form).toEqual({
      items: [{ price: 'p', metadata: { a: '1' } }, { price: 'q' }],
      expand: ['x', 'y'],
      email: 'a+b@c.it',
    });
  });

  test('keeps the numeric order of indexes above nine', () => {
    const text = Array.from({ length: 12 }, (_, n) => `a[${11 - n}]=${11 - n}`).join('&');
    expect(parseForm(text)['a']).toEqual(Array.from({ length: 12 }, (_, n) => String(n)));
  });

  test('cannot change the object prototype', () => {
    parseForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('parameters', () => {
  const spec = {
    name: 'string',
    count: 'int',
    on: 'bool',
    kind: stringEnum('a', 'b'),
    tags: ['string'],
    at: { x: 'number' },
    meta: 'map',
  } as const;
  const refusal = (form: string) => {
    try {
      readParams(spec, parseForm(form));
    } catch (error) {
      return error instanceof Failure ? [error.body.code, error.body.param] : error;
    }
    return undefined;
  };

  test('are converted to their types', () => {
    expect(
      readParams(spec, parseForm('name=n&count=-3&on=true&kind=b&tags[0]=t&at[x]=1.5&meta[k]=v')),
    ).toEqual({
      name: 'n',
      count: -3,
      on: true,
      kind: 'b',
      tags: ['t'],
      at: { x: 1.5 },
      meta: { k: 'v' },
    });
  });

  test('an empty string instead of an object requests removal', () => {
    expect(readParams(spec, parseForm('meta=&tags=&at='))).toEqual({ meta: null, tags: null, at: null });
  });

  test.each([
    ['count=3.5', ['parameter_invalid_integer', 'count']],
    ['count=1e3', ['parameter_invalid_integer', 'count']],
    ['on=yes', [undefined, 'on']],
    ['kind=c', [undefined, 'kind']],
    ['at[y]=1', ['parameter_unknown', 'at[y]']],
    ['toString=1', ['parameter_unknown', 'toString']],
    ['name[a]=1', ['parameter_invalid_string', 'name']],
    ['tags=x', [undefined, 'tags']],
  ])('%s is rejected', (form, expected) => {
    expect(refusal(form)).toEqual(expected);
  });

  test('metadata is merged, emptied by key, and cleared', () => {
    expect(mergeMetadata({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
    expect(mergeMetadata({ a: '1' }, null)).toEqual({});
    expect(mergeMetadata({ a: '1' }, undefined)).toEqual({ a: '1' });
  });

  test('ranges are closed or open as written', () => {
    expect([
      inRange(5, undefined),
      inRange(5, '5'),
      inRange(5, { gte: '5', lt: '6' }),
      inRange(5, { gt: '5' }),
    ]).toEqual([true, true, true, false]);
  });
});
