import { signup as en } from '@massima/contract/messages/en/signup';
import { signup as it_ } from '@massima/contract/messages/it/signup';
import { describe, expect, it } from 'vitest';

const placeholders = (text: string) => [...text.matchAll(/{([^}]*)}/g)].map((m) => m[1]).sort();

describe('texts of the signup part', () => {
  it('holds plain placeholders only, which is all that the frame can fill in', () => {
    for (const text of [...Object.values(it_), ...Object.values(en)]) {
      for (const name of placeholders(text)) expect(name).toMatch(/^\w+$/);
      expect(text).not.toMatch(/'[{}<]|<\w/);
    }
  });

  it('has the same placeholders in both languages', () => {
    for (const key of Object.keys(it_) as (keyof typeof it_)[]) {
      expect(placeholders(en[key]), key).toEqual(placeholders(it_[key]));
    }
  });
});
