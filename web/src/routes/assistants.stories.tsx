import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import Assistants from './assistants.tsx';

const meta = { title: 'Screens/Assistants', component: Assistants, ...screenStory } satisfies Meta<
  typeof Assistants
>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedOut = { account: null };
export const Page: Story = { ...at('/assistants', signedOut), play: shows(it.assistants_careful) };
export const OnAPhone: Story = { ...Page, globals: phone };
export const Dark: Story = { ...Page, globals: { theme: 'dark' } };
export const English: Story = { ...Page, globals: { locale: 'en' }, play: shows(en.assistants_careful) };
/** The link opens one tool. The description for assistants can be expanded. */
export const OneTool: Story = {
  ...at('/assistants#check_citations', signedOut),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: /check_citations/ }));
    await userEvent.click(section.getByText(it.assistants_told));
    await expect(section.getByText(/Check every citation/)).toBeVisible();
    await userEvent.click(section.getByText(/campi da inviare/));
    await expect(section.getByText('text')).toBeVisible();
  },
};
export const SignedIn: Story = { ...at('/assistants'), play: shows(it.assistants_manage) };
