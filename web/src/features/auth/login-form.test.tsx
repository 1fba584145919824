import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { refused } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { LoginForm } from './login-form.tsx';

it('submits field values that were filled in without typing', async () => {
  const server = serve({ 'session.login': refused('wrong_user_or_password') });
  await loadTexts(['accounts']);
  const { container } = await renderScreen(<LoginForm />);
  const fill = (name: string, value: string) =>
    (container.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value);
  fill('email', 'anna@example.com');
  fill('password', 'segreta');
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() =>
    expect(server.asked('session.login')).toMatchObject([{ email: 'anna@example.com', password: 'segreta' }]),
  );
  // A rejection clears no field.
  await screen.findByRole('alert');
  expect(container.querySelector<HTMLInputElement>('[name=password]')?.value).toBe('segreta');
});
