import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { it, type TextKey } from '@massima/contract/messages/it';
import { en } from '@massima/contract/messages/en';
import { OTHER_WORDS, termProblems } from '@massima/scripts/terms';
import classes from './tokens.module.css';

/**
 * Shows the preferred term for each concept, from the lint that checks every text of the app and
 * its mails.
 */
const meta = { title: 'Massima/Wording' } satisfies Meta;
export default meta;
type Story = StoryObj;

const rows = (['it', 'en'] as const).flatMap((language) =>
  OTHER_WORDS[language].map(([avoided, instead]) => ({ language, words: avoided.join(', '), instead })),
);

export const Instead: Story = {
  render: () => (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Not</th>
          <th scope="col">But</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ language, words: avoided, instead }) => (
          <tr key={`${language} ${avoided}`}>
            <td>{language}</td>
            <td lang={language}>{avoided}</td>
            <td lang={language}>{instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const sameThing: TextKey[] = [
  'kind.principle',
  'kind.verdict',
  'ruling_title',
  'menu_search',
  'pick',
  'picks_clear',
  'word_remove',
  'subscribe_submit',
];

/** Names as in the catalogues. */
export const Names: Story = {
  render: () => (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Italian</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {sameThing.map((key) => (
          <tr key={key}>
            <td lang="it">{it[key]}</td>
            <td lang="en">{en[key]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async () => {
    for (const key of sameThing) {
      await expect(termProblems('it', it[key])).toEqual([]);
      await expect(termProblems('en', en[key])).toEqual([]);
    }
  },
};
