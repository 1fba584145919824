import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from '../../web/src/components/icon.tsx';
import classes from './tokens.module.css';

/**
 * Line icons, drawn in the text's colour. Each control with an icon has a name, and a visible
 * label if there is space (`web/src/components/named.ts`).
 */
const meta = { title: 'Massima/Icons', component: Icon } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj;

/** Every icon with its name, as a line and filled. */
export const All: Story = {
  render: () => (
    <ul className={classes.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <span>
            <Icon name={name} size={24} /> <Icon name={name} size={24} filled />
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    // Icons are decoration: screen readers announce the name of the control instead.
    const drawn = canvasElement.querySelectorAll('svg');
    await expect(drawn).toHaveLength(iconNames.length * 2);
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
export const AllInTheDark: Story = { ...All, globals: { theme: 'dark' } };
