import type { IconName } from '../../components/icon.tsx';
import type { TextKey } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';

export interface MenuItem {
  path: string;
  label: TextKey;
  icon: IconName;
  /** Role that sees the item; everyone if missing. */
  role?: 'user' | 'admin';
  /** Shown only if API keys and assistants are enabled. */
  isForAssistants?: boolean;
  /** Also shown in the top bar on wide screens. */
  daily?: boolean;
  /** Hidden first if the top bar is too narrow. */
  isLast?: boolean;
  /** Shown as an icon in the top bar; for items about the user. */
  isOwn?: boolean;
}

export const menuItems: readonly MenuItem[] = [
  { path: paths.search, label: 'menu_search', icon: 'search', daily: true },
  { path: paths.folders, label: 'menu_folders', icon: 'folder', daily: true },
  { path: paths.history, label: 'menu_history', icon: 'history', daily: true },
  { path: paths.citations, label: 'menu_citations', icon: 'check', daily: true },
  { path: paths.alerts, label: 'menu_alerts', icon: 'bell', daily: true, isLast: true },
  { path: paths.profile, label: 'menu_profile', icon: 'user', isOwn: true },
  { path: paths.assistants, label: 'menu_assistants', icon: 'key', isForAssistants: true },
  { path: paths.subscription, label: 'menu_subscription', icon: 'card', role: 'user', isOwn: true },
  { path: paths.admin, label: 'menu_admin', icon: 'shield', role: 'admin', daily: true },
];
