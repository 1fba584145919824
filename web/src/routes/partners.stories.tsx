import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refused } from '../testing/answers/types.ts';
import { at, phone, screenStory, shows, findNotice } from '../testing/screen-story.tsx';
import Partners from './partners.tsx';

const meta = { title: 'Screens/Partners', component: Partners, ...screenStory } satisfies Meta<
  typeof Partners
>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };

export const Builder: Story = {
  ...at('/partners', signedOut),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.partners_origin }), 'Roma');
    await waitFor(() => expect(canvas.getByText(/origin=roma/)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: it.partners_copy }));
    await findNotice(/Il codice/);
  },
};
export const BuilderDark: Story = {
  ...at('/partners', signedOut),
  globals: { theme: 'dark' },
  play: shows(/ready/),
};
export const BuilderOnAPhone: Story = { ...at('/partners', signedOut), globals: phone, play: shows(/ready/) };
export const PreviewNotThere: Story = {
  ...at('/partners', { ...signedOut, widget: false }),
  play: shows(it.partners_preview_failed),
};
export const Guide: Story = { ...at('/partners/guide', signedOut), play: shows(it.partners_guide_six_title) };
export const GuideInEnglish: Story = { ...Guide, globals: { locale: 'en' }, play: shows(/1\. /) };
export const GuideDarkOnAPhone: Story = { ...Guide, globals: { theme: 'dark', ...phone } };
/** Without `trial_queries`, every signup would reduce the trial and show a warning. */
export const TrialWithoutItsQueries: Story = {
  ...at('/partners', {
    ...signedOut,
    api: {
      'offers.one': ({ price_type }) => ({
        price_type,
        work_areas: ['lawyer'],
        max_trial_days: 14,
        max_trial_queries: 100,
        coupon: null,
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: it.partners_trial_days }), '14');
    await canvas.findByText(/al massimo 100 ricerche di prova/);
    await userEvent.type(canvas.getByRole('textbox', { name: it.partners_trial_queries }), '100');
    await waitFor(() => expect(canvas.queryByText(/al massimo 100 ricerche di prova/)).toBeNull());
  },
};
export const Signups: Story = {
  ...at('/partners/signups/2-def', signedOut),
  play: shows('Totale delle registrazioni: 16'),
};
export const SignupsDarkOnAPhone: Story = { ...Signups, globals: { theme: 'dark', ...phone } };
export const SignupsInEnglish: Story = {
  ...at('/partners/signups/2-def', signedOut),
  globals: { locale: 'en' },
  play: shows('Total sign-ups: 16'),
};
export const SignupsLinkAltered: Story = {
  ...at('/partners/signups/2-def', { ...signedOut, api: { 'offers.signups': refused('token_not_valid') } }),
  play: shows(new RegExp(it.token_not_valid)),
};
