import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import Assistants from './assistants.tsx';

const meta = { title: 'Screens/Assistants', component: Assistants, ...screenStory } satisfies Meta<
  typeof Assistants
>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { account: null };
export const Page: Story = { ...at('/assistants', nobody), play: shows(it.assistants_careful) };
export const OnAPhone: Story = { ...Page, globals: phone };
export const Dark: Story = { ...Page, globals: { theme: 'dark' } };
export const English: Story = { ...Page, globals: { locale: 'en' }, play: shows(en.assistants_careful) };
export const SignedIn: Story = { ...at('/assistants'), play: shows(it.assistants_manage) };
