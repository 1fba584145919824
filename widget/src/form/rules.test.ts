import { describe, expect, it } from 'vitest';
import { checkValues, type Values } from './rules.ts';

const good: Values = {
  name: 'Anna',
  surname: 'Rossi',
  workArea: 'lawyer',
  email: 'anna@example.com',
  password: 'segreto',
  terms: true,
};

describe('checkValues', () => {
  it('finds nothing in a complete form', () => {
    expect(checkValues(good)).toEqual({});
  });

  it('names every empty field by the key of the specification', () => {
    const empty = { name: ' ', surname: '', workArea: '', email: '', password: '', terms: false };
    expect(checkValues(empty)).toEqual({
      name: 'signup_name_is_required',
      surname: 'signup_surname_is_required',
      workArea: 'signup_lawyer_type_is_required',
      email: 'signup_email_is_required',
      password: 'signup_password_is_required',
      terms: 'signup_terms_required',
    });
  });

  it.each([
    ['12345', 'password_too_short'],
    ['123456', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'validation_failed'],
    ['      ', undefined],
  ])('judges the password %j as %s', (password, key) => {
    expect(checkValues({ ...good, password }).password).toBe(key);
  });

  it.each(['anna', 'anna@', '@x.it', 'anna@x', 'an na@x.it', 'anna@x..it', `${'x'.repeat(250)}@x.it`])(
    'refuses the address %s',
    (email) => {
      expect(checkValues({ ...good, email }).email).toBe('signup_email_is_invalid');
    },
  );

  it.each(['A.Rossi+prova@Studio-Legale.example.it', ' anna@example.com '])(
    'accepts the address %s',
    (email) => {
      expect(checkValues({ ...good, email }).email).toBeUndefined();
    },
  );
});
