import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfficialText } from './official-text.tsx';

const text = 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262:2~art2051';
const meta = {
  title: 'Components/OfficialText',
  component: OfficialText,
  args: {
    label: 'art. 2051 c.c.',
    official: { today: `${text}!vig=`, then: `${text}!vig=2017-05-16`, undated: null },
  },
} satisfies Meta<typeof OfficialText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheDayAndToday: Story = {
  play: async ({ canvas }) => {
    const [then, today] = canvas.getAllByRole('link');
    await expect(then).toHaveAttribute('href', `${text}!vig=2017-05-16`);
    await expect(today).toHaveAccessibleName(/art\. 2051 c\.c\./);
    await expect(today).toHaveAttribute('rel', 'noreferrer');
  },
};
export const OfNoCertainDay: Story = {
  args: {
    label: 'GDPR',
    official: {
      today: null,
      then: null,
      undated: 'https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32016R0679',
    },
  },
};
export const None: Story = {
  args: { official: { today: null, then: null, undated: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
