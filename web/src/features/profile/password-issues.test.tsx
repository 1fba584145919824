import { expect, test } from 'vitest';
import { passwordIssues } from './password-form.tsx';

test('all three are required, the new one with the message of the old, and the repetition must match', () => {
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
