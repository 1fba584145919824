import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import NotFound from './not-found.tsx';

/** Pages without data: lost, closed, terms, privacy. */
const meta = { title: 'Screens/Plain pages', component: NotFound, ...screenStory } satisfies Meta<
  typeof NotFound
>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };

export const PageNotFound: Story = { ...at('/non-esiste'), play: shows(it.not_found_text) };
export const PageNotFoundDark: Story = { ...PageNotFound, globals: { theme: 'dark', ...phone } };
export const PageNotFoundInEnglish: Story = {
  ...PageNotFound,
  globals: { locale: 'en' },
  play: shows(en.not_found_text),
};
export const Maintenance: Story = { ...at('/maintenance', signedOut), play: shows(it.under_maintenance) };
export const MaintenanceSignedIn: Story = { ...at('/maintenance'), play: shows(it.retry) };
export const Privacy: Story = { ...at('/privacy', signedOut), play: shows(it.privacy_no_controller) };
export const PrivacyInEnglish: Story = {
  ...Privacy,
  globals: { locale: 'en', ...phone },
  play: shows(en.privacy_questions_stay),
};
export const Terms: Story = { ...at('/terms', signedOut), play: shows(it.terms_text) };
