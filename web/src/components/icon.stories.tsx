import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'bookmark' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
/** A state that is on: saved, rated. */
export const Filled: Story = { args: { filled: true } };
export const Small: Story = { args: { size: 16 } };

/** Every icon there is, with the name it is asked for by. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: '1.25rem',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon name={name} size={24} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => {
    // Decoration: whoever cannot see it hears the name of the control instead.
    for (const svg of canvasElement.querySelectorAll('svg'))
      expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
export const AllInTheDark: Story = { ...All, globals: { theme: 'dark' } };
