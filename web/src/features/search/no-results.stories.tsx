import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { NoResults } from './no-results.tsx';

const meta = { title: 'Features/Search/NoResults', component: NoResults, parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj;

export const WithoutFilters: Story = { render: () => <NoResults hasFilters={false} onReset={fn()} /> };
export const WithFilters: Story = { render: () => <NoResults hasFilters onReset={fn()} /> };
