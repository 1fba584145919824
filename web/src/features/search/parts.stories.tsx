import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownPage } from '../../testing/story-server.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NoResults } from './no-results.tsx';
import { ask } from './question.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchFailed } from './search-failed.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The small pieces of the search screen. */
const meta = { title: 'Features/Search/Parts', parameters: ownPage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onChange = fn();
const failed = { status: 503, key: 'service_unavailable', issues: [] };

export const Chips: Story = {
  render: () => (
    <FilterChips
      question={{ ...ask('danno'), area: 2, issuers: [3], years: [2019, 2020] }}
      nameOfIssuer={() => 'Corte di cassazione'}
      onChange={onChange}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Togli il filtro 2019' }));
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ years: [2020] }));
  },
};
export const Skeleton: Story = { render: () => <ResultsSkeleton /> };
export const SkeletonDark: Story = { ...Skeleton, globals: { theme: 'dark' } };
export const NothingFound: Story = { render: () => <NoResults hasFilters={false} onReset={fn()} /> };
export const NothingFoundWithFilters: Story = { render: () => <NoResults hasFilters onReset={fn()} /> };
export const Failed: Story = { render: () => <SearchFailed error={failed} onRetry={fn()} /> };
export const FailedByUs: Story = {
  render: () => (
    <SearchFailed
      error={{ status: 500, key: 'unknown_error', requestId: 'prova-0001', issues: [] }}
      onRetry={fn()}
    />
  ),
};
export const Blocked: Story = {
  render: () => (
    <BlockedDialog reason="subscription_no_queries" subscriptionPath="/subscription" onClose={fn()} />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alertdialog')).toHaveTextContent(it.subscription_no_queries),
};
export const BlockedInEnglish: Story = { ...Blocked, globals: { locale: 'en' }, play: async () => {} };
export const Shortcuts: Story = { render: () => <ShortcutsDialog onClose={fn()} /> };
export const ShortcutsDark: Story = { ...Shortcuts, globals: { theme: 'dark' } };
