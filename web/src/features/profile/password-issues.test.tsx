import { expect, test } from 'vitest';
import { passwordIssues } from './password-form.tsx';

test('requires all three fields, a valid new password, and an equal repetition', () => {
  expect(passwordIssues({ old: '', next: '', repeated: '' })).toEqual({
    old: 'old_password_is_required',
    next: 'old_password_is_required',
    repeated: 'repeat_password_is_required',
  });
  expect(passwordIssues({ old: 'a', next: 'b', repeated: 'c' })).toEqual({
    repeated: 'passwords_dont_match',
  });
  expect(passwordIssues({ old: 'a', next: 'b', repeated: 'b' })).toEqual({});
});
