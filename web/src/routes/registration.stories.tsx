import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lineCut, refused } from '../testing/answers/types.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { server } from '../testing/story-server.ts';
import Registration from './registration.tsx';

const meta = {
  title: 'Screens/Registration',
  component: Registration,
  ...screenStory,
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
const prefilled = '/registration?name=Giulia&surname=Ferrante&email=giulia@studio.example';
const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByLabelText(it.signup_password, { selector: 'input' }),
    'nuovaparola',
  );
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: it.signup_lawyer_type }), 'lawyer');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: it.signup_submit }));
};

export const Empty: Story = { ...at('/registration', signedOut), play: shows(it.signup_name) };
export const Dark: Story = { ...Empty, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Empty, globals: phone };
export const English: Story = { ...Empty, globals: { locale: 'en' }, play: shows(en.signup_title) };
export const Incomplete: Story = {
  ...at('/registration', signedOut),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.signup_submit }));
    await canvas.findAllByText(it.signup_name_is_required);
  },
};
export const Done: Story = {
  ...at(prefilled, signedOut),
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText(it.signup_success_title);
    await expect(server().asked('accounts.create')).toMatchObject([
      { name: 'Giulia', email: 'giulia@studio.example', locale: 'it', work_area: 'lawyer' },
    ]);
  },
};
export const AddressInUse: Story = {
  ...at(prefilled, { ...signedOut, api: { 'accounts.create': refused('email_already_used') } }),
  play: async (context) => {
    await fill(context);
    await context.canvas.findAllByText(/Esiste già un account|già in uso/);
  },
};
export const ServerDown: Story = {
  ...at(prefilled, { ...signedOut, api: { 'accounts.create': refused('service_unavailable') } }),
  play: async (context) => {
    await fill(context);
    await context.canvas.findAllByText(new RegExp(it.signup_unreachable));
  },
};
export const NobodyAnswers: Story = {
  ...at(prefilled, { ...signedOut, api: { 'accounts.create': lineCut } }),
  play: async (context) => {
    await fill(context);
    await context.canvas.findAllByText(new RegExp(it.signup_unreachable));
  },
};
