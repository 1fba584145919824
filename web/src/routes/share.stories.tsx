import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refused, waiting } from '../testing/answers/types.ts';
import { sampleShared } from '../testing/samples/shares.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import Share from './share.tsx';

/** View of a client with a link. */
const meta = { title: 'Screens/Share', component: Share, ...screenStory } satisfies Meta<typeof Share>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (api = {}) => at('/shares/indirizzo', { account: null, api });

/** The complete ruling is opened, not a single principle. */
const titled: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: it.ruling_title });
};

export const Open: Story = {
  ...link(),
  play: async ({ canvas }) => {
    await canvas.findByText(/Studio legale Ferrante/);
    await canvas.findByText(/Fatti di causa/i);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const OnAPhone: Story = { ...Open, globals: phone };
export const English: Story = { ...link(), globals: { locale: 'en' }, play: shows(/Ruling shared by/) };
export const WithoutText: Story = {
  ...link({
    'shares.open': () => sampleShared({ text: null, fictional: true, studio: '<b>Rossi</b> & figli' }),
  }),
  play: shows(it.share_without_text),
};
export const Loading: Story = { ...link({ 'shares.open': waiting }), play: titled };
export const Expired: Story = {
  ...link({ 'shares.open': refused('share_expired', { data: { studio: 'Studio legale Ferrante' } }) }),
  play: shows(/Studio legale Ferrante/),
};
export const Unknown: Story = {
  ...link({ 'shares.open': refused('share_expired') }),
  globals: { locale: 'en', theme: 'dark', ...phone },
  play: shows(en.share_expired),
};
export const NotAnswered: Story = {
  ...link({ 'shares.open': refused('service_unavailable') }),
  play: async (context) => {
    await shows(new RegExp(it.service_unavailable))(context);
    await titled(context);
  },
};
