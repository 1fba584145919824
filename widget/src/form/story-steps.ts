import { it } from '@massima/contract/messages/it';
import type { within } from 'storybook/test';
import { filledIn } from './testing.ts';

type Canvas = ReturnType<typeof within>;
/** The part of Storybook's user that these steps need. */
interface User {
  type: (element: Element, text: string) => Promise<void>;
  selectOptions: (element: Element, value: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

/** Fills in every field with a valid value. */
export async function fillIn(canvas: Canvas, user: User): Promise<void> {
  await user.type(await canvas.findByLabelText(it.signup_name), filledIn.name);
  await user.type(canvas.getByLabelText(it.signup_surname), filledIn.surname);
  await user.selectOptions(canvas.getByLabelText(it.signup_lawyer_type), filledIn.workArea);
  await user.type(canvas.getByLabelText(it.signup_email), filledIn.email);
  await user.type(canvas.getByLabelText(it.signup_password), `${filledIn.password}-lungo`);
  await user.click(canvas.getByRole('checkbox'));
}

export async function press(canvas: Canvas, user: User): Promise<void> {
  await user.click(await canvas.findByRole('button', { name: it.signup_submit }));
}
