import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, within } from 'storybook/test';
import { closeToast, toast } from '../lib/toast.ts';
import { Toasts } from './toasts.tsx';

const undone = fn();
/** Milliseconds; open as long as the story. */
const ms = 2 ** 31 - 1;
const saved = 'Salvata nella cartella “Rossi contro Condominio di via Garibaldi”.';

interface Content {
  text: string;
  tone: 'success' | 'error';
  /** Label of the action; empty for none. */
  action: string;
}

/** Shows the notice again when a control changes. Only the latest of a kind is visible. */
function Telling({ text, tone, action }: Content) {
  useEffect(() => {
    const actions = action === '' ? [] : [{ label: action, run: undone }];
    if (text !== '') toast(text, { tone, ms, kind: 'told', actions });
  }, [text, tone, action]);
  // The regions are part of the frame around every story.
  return null;
}

/** Notices as the screens show them. Every page has the two regions that contain them. */
const meta = {
  title: 'Components/Toasts',
  component: Telling,
  subcomponents: { Toasts },
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  args: { text: '', tone: 'success', action: '' },
  argTypes: { tone: { control: 'inline-radio', options: ['success', 'error'] } },
} satisfies Meta<typeof Telling>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Success: Story = {
  args: { text: 'Citazione copiata.' },
  play: async () => {
    const region = (await page().findByText('Citazione copiata.')).closest('[role]');
    await expect(region).toHaveAttribute('role', 'status');
  },
};
export const Failure: Story = {
  args: { text: 'La connessione si è interrotta.', tone: 'error' },
  play: async () => {
    const region = (await page().findByText(/connessione/)).closest('[role]');
    await expect(region).toHaveAttribute('role', 'alert');
  },
};
/** The action closes the notice. */
export const WithAnAction: Story = {
  args: { text: 'Massima rimossa.', action: 'Ripristina' },
  play: async ({ userEvent }) => {
    undone.mockClear();
    await userEvent.click(await page().findByRole('button', { name: 'Ripristina' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(page().queryByText('Massima rimossa.')).toBeNull();
  },
};
/** At most two notices, and only the latest of a kind, because more would cover the page. */
export const TwoAtOnce: Story = {
  play: async ({ userEvent }) => {
    toast('Citazione copiata.', { ms, kind: 'copied' });
    toast('Salvata nella cartella “Verdi”.', { ms, kind: 'saved' });
    toast(saved, { ms, kind: 'saved', actions: [{ label: 'Ripristina', run: () => closeToast(0) }] });
    toast('La connessione si è interrotta.', { tone: 'error', ms });
    await expect(await page().findAllByRole('button', { name: 'Chiudi la notifica' })).toHaveLength(2);
    await page().findByText(saved);
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Ripristina' })).toHaveFocus();
  },
};
export const TwoOnAPhone: Story = { ...TwoAtOnce, globals: { viewport: { value: 'w320' } } };
export const TwoInTheDark: Story = { ...TwoAtOnce, globals: { theme: 'dark' } };
