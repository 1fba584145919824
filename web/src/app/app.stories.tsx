import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { session } from '../lib/session.ts';
import { sequence, lineCut, refused, waiting } from '../testing/answers/types.ts';
import { administrator, sampleAccount } from '../testing/samples/accounts.ts';
import { sampleConfig } from '../testing/samples/config.ts';
import { sampleFolders } from '../testing/samples/folders.ts';
import { at, phone, screenStory, shows } from '../testing/screen-story.tsx';
import { AppRoutes } from './router.tsx';

let isCut = false;

/** Frame, menu and gates around every screen. */
const meta = { title: 'Screens/Frame', component: AppRoutes, ...screenStory } satisfies Meta<
  typeof AppRoutes
>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: it.menu_open }));
  await canvas.findByRole('dialog', { name: it.menu_title });
};

export const Menu: Story = {
  ...at('/projects'),
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvas.getByRole('dialog'));
    await expect(menu.queryByRole('link', { name: it.menu_admin })).toBeNull();
    await expect(menu.getByRole('link', { name: it.menu_folders })).toHaveAttribute('aria-current', 'page');
  },
};
export const MenuWithoutAssistants: Story = {
  ...at('/projects', { api: { 'system.config': () => sampleConfig({ assistants: false }) } }),
  play: async (context) => {
    await openMenu(context);
    const menu = within(context.canvas.getByRole('dialog'));
    await waitFor(() => expect(menu.queryByRole('link', { name: it.menu_assistants })).toBeNull());
  },
};
export const MenuDark: Story = { ...at('/projects'), globals: { theme: 'dark', ...phone }, play: openMenu };
export const MenuOfAnAdministrator: Story = {
  ...at('/profile', { account: administrator() }),
  play: async (context) => {
    await openMenu(context);
    const dialog = within(await context.canvas.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: it.menu_admin })).toBeVisible();
  },
};
export const LanguageChanged: Story = {
  ...at('/projects'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /English/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Folders' });
    await expect(document.documentElement.lang).toBe('en');
  },
};
export const SignedOut: Story = {
  ...at('/projects'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: it.logout }));
    await canvas.findByRole('heading', { name: it.login_title });
    await expect(session.token()).toBeNull();
  },
};
export const SessionOver: Story = {
  ...at('/projects', { api: { 'projects.list': refused('session_expired') } }),
  play: shows(it.session_expired),
};
export const UnderMaintenance: Story = {
  ...at('/projects', { api: { 'projects.list': refused('under_maintenance') } }),
  play: shows(it.under_maintenance),
};
/** Without a network the page reports it and returns once the network is back. */
export const Offline: Story = {
  ...at('/projects', { api: () => ({ 'projects.list': sequence(lineCut, () => sampleFolders()) }) }),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isCut });
    isCut = true;
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: it.offline_title });
    isCut = false;
    dispatchEvent(new Event('online'));
    await canvas.findByRole('heading', { name: it.menu_folders, level: 1 });
  },
};
export const AddressNotVerified: Story = {
  ...at('/projects', { account: sampleAccount({ is_verified: false }) }),
  play: shows(it.verify_title),
};
export const NotYetChecked: Story = {
  ...at('/projects', { api: { 'session.check': waiting } }),
  play: shows(it.loading),
};
