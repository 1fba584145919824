import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import './form.css';
import { fillIn, press } from './story-steps.ts';
import { FormInStory } from './story-form.tsx';
import { fakeTransport } from './testing.ts';
import { TransportError } from './transport.ts';

const { transport } = fakeTransport();
const refusing = (error: Error) => fakeTransport({ signUp: () => Promise.reject(error) }).transport;
const waiting = () => new Promise<never>(() => {});

/** Signup form at /registration and, with the same views, in the frame on partners' pages. */
const meta = {
  title: 'Widget/SignupForm',
  component: FormInStory,
  args: { transport },
  // Ids and draft are fixed, so each form of a docs page gets its own page.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof FormInStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const label of [
      it.signup_name,
      it.signup_surname,
      it.signup_lawyer_type,
      it.signup_email,
      it.signup_password,
    ])
      await expect(canvas.getByLabelText(label)).toBeRequired();
  },
};
export const Prefilled: Story = {
  args: { search: '?name=Anna&surname=Rossi&email=anna@example.com&lawyer_type=judge' },
  play: ({ canvas }) => expect(canvas.getByLabelText(it.signup_lawyer_type)).toHaveValue('judge'),
};
/** A single option is preselected. */
export const OneProfession: Story = { args: { search: '?price_type=rome_special_offer' } };
export const OfferUnknown: Story = {
  args: {
    search: '?price_type=of_last_year',
    transport: fakeTransport({
      offer: (price_type) =>
        price_type === 'regular'
          ? Promise.resolve({ price_type, work_areas: ['lawyer', 'judge'] })
          : Promise.reject(new TransportError('validation_failed')),
    }).transport,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(it.signup_offer_unknown);
  },
};
/** Everything that is missing is reported together; the list leads to the fields. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    const lead = await canvas.findByRole('alert');
    await waitFor(() => expect(lead).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: it.signup_surname }));
    await expect(canvas.getByLabelText(it.signup_surname)).toHaveFocus();
    await expect(canvas.getByLabelText(it.signup_name)).toHaveAttribute('aria-invalid', 'true');
  },
};
export const ErrorsOnAPhone: Story = { ...Errors, globals: { viewport: { value: 'w320' } } };
export const ErrorsInTheDark: Story = { ...Errors, globals: { theme: 'dark' } };

const typeAddress =
  (address: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(it.signup_email), `${address}{Enter}`);
  };
export const AddressChecked: Story = {
  args: { transport: fakeTransport({ exists: waiting }).transport },
  play: async (context) => {
    await typeAddress('anna@example.com')(context);
    await expect(await context.canvas.findByText(it.signup_email_checking)).toBeVisible();
  },
};
export const AddressInUse: Story = {
  play: async (context) => {
    await typeAddress('used@example.com')(context);
    await expect((await context.canvas.findAllByText(it.email_in_use))[0]).toBeInTheDocument();
  },
};
export const AddressReturning: Story = {
  play: async (context) => {
    await typeAddress('returning@example.com')(context);
    await expect((await context.canvas.findAllByText(it.signup_returning))[0]).toBeInTheDocument();
  },
};
export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(it.signup_password), 'segreto-lungo');
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getByLabelText(it.signup_password)).toHaveAttribute('type', 'text');
  },
};

export const Sending: Story = {
  args: { transport: fakeTransport({ signUp: waiting }).transport },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: it.signup_processing })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The input is kept and the error announced. */
export const Unreachable: Story = {
  args: { transport: refusing(new TransportError('signup_unreachable')) },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(it.signup_unreachable);
    await expect(canvas.getByLabelText(it.signup_name)).toHaveValue('Anna');
  },
};
export const RefusedByTheServer: Story = {
  args: {
    transport: refusing(
      new TransportError('validation_failed', [{ path: 'email', message: 'wrong_email_format' }]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await press(canvas, userEvent);
    await expect(await canvas.findByText(it.wrong_email_format)).toBeVisible();
  },
};

const done: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await fillIn(canvas, userEvent);
  await press(canvas, userEvent);
  await waitFor(() => expect(canvas.getByRole('heading', { name: it.signup_success_title })).toHaveFocus());
};
export const Done: Story = { play: done };
export const DoneOnAPhone: Story = { play: done, globals: { viewport: { value: 'w320' } } };
export const DoneInTheDark: Story = { play: done, globals: { theme: 'dark' } };
/** The offer granted less than the link requested. */
export const DoneWithALimitedOffer: Story = {
  args: {
    transport: fakeTransport({ signUp: ({ email }) => Promise.resolve({ email, warning: 'offer_limited' }) })
      .transport,
  },
  play: async (context) => {
    await done(context);
    await expect(context.canvas.getByText(it.offer_limited)).toBeVisible();
  },
};
export const MessageSentAgain: Story = {
  play: async (context) => {
    await done(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: it.signup_resend }));
    await expect(await context.canvas.findByText(it.new_verification_email_sent)).toBeVisible();
  },
};
export const MessageAskedTooOften: Story = {
  args: {
    transport: fakeTransport({ resend: () => Promise.reject(new TransportError('too_many_attempts')) })
      .transport,
  },
  play: async (context) => {
    await done(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: it.signup_resend }));
    await expect(await context.canvas.findByText(it.too_many_attempts)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const English: Story = { args: { locale: 'en' }, globals: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' } };
