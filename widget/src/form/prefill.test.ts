import { describe, expect, it } from 'vitest';
import { parsePrefill } from './prefill.ts';

describe('parsePrefill', () => {
  it('has the defaults of the specification', () => {
    expect(parsePrefill('')).toEqual({
      name: '',
      surname: '',
      email: '',
      origin: undefined,
      priceType: 'regular',
      trialDays: 0,
      trialQueries: -1,
      coupon: undefined,
      lawyerType: undefined,
    });
  });

  it('takes both names of a parameter, the first given one first', () => {
    expect(parsePrefill('?nome=Anna&cognome=Rossi&mail=A@B.it')).toMatchObject({
      name: 'Anna',
      surname: 'Rossi',
      email: 'a@b.it',
    });
    expect(parsePrefill('?name=Ada&nome=Anna')).toMatchObject({ name: 'Ada' });
    expect(parsePrefill('?name=&nome=Anna')).toMatchObject({ name: 'Anna' });
  });

  it('lowers e-mail and origin, and nothing else', () => {
    expect(parsePrefill('?email=%20ME@X.IT%20&origin=ORDINE&coupon=ABC&price_type=Regular')).toMatchObject({
      email: 'me@x.it',
      origin: 'ordine',
      coupon: 'ABC',
      priceType: 'Regular',
    });
  });

  it('reads links encoded in Latin-1', () => {
    expect(parsePrefill('?name=Nicol%F2&surname=D%92Agn%EC+Rossi&email=a@b.it')).toMatchObject({
      name: 'Nicolò',
      surname: 'D’Agnì Rossi',
      email: 'a@b.it',
    });
    expect(parsePrefill('?name=Nicol%C3%B2&surname=100%')).toMatchObject({ name: 'Nicolò', surname: '100%' });
  });

  it('takes a profession only where the form is embedded', () => {
    expect(parsePrefill('?lawyer_type=judge').lawyerType).toBeUndefined();
    expect(parsePrefill('?lawyer_type=judge', true).lawyerType).toBe('judge');
  });

  it.each([
    ['14', '20', 14, 20],
    ['-3', '-2', 0, -1],
    ['1.5', 'many', 0, -1],
    ['99999999', '1e3', 0, -1],
    ['', ' ', 0, -1],
    ['3650', '1000000', 3650, 1_000_000],
    ['3651', '1000001', 0, -1],
  ])('reads trial_days=%s and trial_queries=%s as %i and %i', (days, queries, trialDays, trialQueries) => {
    expect(parsePrefill(`?trial_days=${days}&trial_queries=${queries}`)).toMatchObject({
      trialDays,
      trialQueries,
    });
  });

  it("truncates to the contract's lengths and drops invalid characters", () => {
    expect(parsePrefill(`?name=${'x'.repeat(300)}`).name).toHaveLength(100);
    expect(parsePrefill('?name=An%00na&surname=%ED%A0%80').name).toBe('Anna');
    expect(parsePrefill('?surname=%ED%A0%80').surname.isWellFormed()).toBe(true);
    // As the server measures them: in lower case, and without half a character at the end.
    expect(parsePrefill(`?origin=${'İ'.repeat(100)}`).origin).toHaveLength(100);
    expect(parsePrefill(`?email=${'İ'.repeat(254)}`).email).toHaveLength(254);
    expect(parsePrefill(`?name=${'x'.repeat(99)}${encodeURIComponent('😀')}`).name).toBe('x'.repeat(99));
  });
});
