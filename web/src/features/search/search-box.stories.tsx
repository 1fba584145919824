import { en } from '@massima/contract/messages/en';
import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { refused } from '../../testing/answers/types.ts';
import { ownPage } from '../../testing/story-server.ts';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'Features/Search/SearchBox',
  component: SearchBox,
  parameters: ownPage,
  args: {
    value: '',
    type: 'massima',
    isHero: false,
    // A ref would contain the element and React's internals, which cannot be serialised as an
    // argument.
    inputRef: null,
    onChange: fn(),
    onSubmit: fn(),
    onOpenRuling: fn(),
    onOpenProvision: fn(),
    onClear: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { isHero: true } };
export const HeroDark: Story = { ...Hero, globals: { theme: 'dark' } };
export const OnTop: Story = { args: { value: 'danno da cose in custodia' } };
export const LongQuestion: Story = {
  args: { isHero: true, value: 'se il conduttore possa recedere '.repeat(12) },
};
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: it.search_submit })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox'), '  {Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Suggested: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await canvas.findByRole('option', { name: 'danno e caso fortuito' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('codice civile');
  },
};
/** Previous queries, acts and articles, rulings and subjects in one list. */
export const EveryKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await expect(await canvas.findAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}');
  },
};
/** A ruling opens by its number, without charge or search. */
export const OpensARuling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await userEvent.click(await canvas.findByRole('option', { name: /n\. 123/ }));
    await expect(args.onOpenRuling).toHaveBeenCalledWith('cass-2019-123', expect.stringContaining('n. 123'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
/** The page of a named article is the first suggestion, reached by two keys without a search. */
export const OpensAnArticle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'art. 2051');
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent('art. 2051 c.c. – Danno cagionato da cosa in custodia');
    await expect(first).toHaveTextContent(it.search_suggestion_provision);
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenProvision).toHaveBeenCalledWith('cc:2051');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const AnArticleOnAPhone: Story = {
  globals: { viewport: { value: 'w320' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'art. 2051');
    await expect((await canvas.findAllByRole('option'))[0]).toHaveTextContent(en.search_suggestion_provision);
  },
};
/** Below the options, where a link can be placed and reached by keyboard. */
export const WhereAnActIsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await canvas.findByRole('link', { name: /codice civile/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const link = canvas.getByRole('link', { name: /art\. 2051/ });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const EveryKindDark: Story = { ...EveryKind, globals: { theme: 'dark', locale: 'en' } };
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('danno');
  },
};
/** The only reported error, because an empty list would be misleading. */
export const AccessOver: Story = {
  parameters: { api: { 'search.suggest': refused('subscription_expired') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await canvas.findByText(it['access_over.suggestions'], { exact: false });
    await expect(canvas.getByRole('link', { name: it.access_over_plans })).toBeVisible();
  },
};
export const AccessOverInEnglish: Story = {
  ...AccessOver,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno');
    await canvas.findByText(en['access_over.suggestions'], { exact: false });
  },
};
/** Suggestions are optional, so errors are ignored. */
export const WithoutSuggestions: Story = {
  parameters: { api: { 'search.suggest': refused('service_unavailable') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'danno{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('danno');
  },
};
