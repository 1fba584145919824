import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { closeToast, toast } from '../lib/toast.ts';
import { Toasts } from './toasts.tsx';

const undone = fn();
/** As long as the story is looked at. */
const ms = 2 ** 31 - 1;
const saved = 'Salvata nella cartella “Rossi contro Condominio di via Garibaldi”.';

/** Shown as the screens show them; every page has the two regions that they come up in. */
const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  // The regions are part of the frame around every story.
  render: () => <></>,
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Success: Story = {
  play: async () => {
    toast('Citazione copiata.', { ms });
    const region = (await page().findByText('Citazione copiata.')).closest('[role]');
    await expect(region).toHaveAttribute('role', 'status');
  },
};
export const Failure: Story = {
  play: async () => {
    toast('La connessione si è interrotta.', { tone: 'error', ms });
    const region = (await page().findByText(/connessione/)).closest('[role]');
    await expect(region).toHaveAttribute('role', 'alert');
  },
};
/** One thing to do about it; the notice goes with it. */
export const WithAnAction: Story = {
  play: async ({ userEvent }) => {
    undone.mockClear();
    toast('Massima rimossa.', { ms, actions: [{ label: 'Annulla', run: undone }] });
    await userEvent.click(await page().findByRole('button', { name: 'Annulla' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(page().queryByText('Massima rimossa.')).toBeNull();
  },
};
/** Two at most, and of a kind only the latest: more would hide what was done. */
export const TwoAtOnce: Story = {
  play: async ({ userEvent }) => {
    toast('Citazione copiata.', { ms, kind: 'copied' });
    toast('Salvata nella cartella “Verdi”.', { ms, kind: 'saved' });
    toast(saved, { ms, kind: 'saved', actions: [{ label: 'Annulla', run: () => closeToast(0) }] });
    toast('La connessione si è interrotta.', { tone: 'error', ms });
    await expect(await page().findAllByRole('button', { name: 'Chiudi l’avviso' })).toHaveLength(2);
    await page().findByText(saved);
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Annulla' })).toHaveFocus();
  },
};
export const TwoOnAPhone: Story = { ...TwoAtOnce, globals: { viewport: { value: 'w320' } } };
export const TwoInTheDark: Story = { ...TwoAtOnce, globals: { theme: 'dark' } };
