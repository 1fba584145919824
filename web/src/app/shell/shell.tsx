import { useCallback, useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { focusResults, SkipLink } from '../../components/skip-link.tsx';
import { SaveDialogHost } from '../../features/folders/save-dialog-host.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { isTyping } from '../../lib/shortcuts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLogout } from '../../lib/use-logout.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { type MenuItem, menuItems } from './menu-items.ts';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';

const noticeRegion = () => document.querySelector<HTMLElement>('[data-notices]');

/**
 * Moves the first Tab to a notice with an action, such as undo, and the last Tab back to the
 * previous position. Notices are at the end of the page, dozens of Tabs away.
 */
function useNearTab() {
  useEffect(() => {
    let origin: HTMLElement | null = null;
    let visited: string | undefined;
    const goBack = () => {
      if (origin?.isConnected) origin.focus({ preventScroll: true });
      origin = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const here = document.activeElement;
      const notices = noticeRegion();
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !notices) return;
      if (!(here instanceof HTMLElement) || event.defaultPrevented) return;
      if (!notices.contains(here)) {
        const offer = [...notices.querySelectorAll<HTMLElement>('[data-notice]')].at(-1);
        const id = offer?.dataset['notice'];
        if (!offer || event.shiftKey || visited === id || isTyping(here)) return;
        visited = id;
        origin = here;
        event.preventDefault();
        offer.querySelector('button')?.focus();
        return;
      }
      const buttons = [...notices.querySelectorAll('button')];
      if (here !== (event.shiftKey ? buttons[0] : buttons.at(-1))) return;
      // The browser moves the focus on from the element focused here.
      goBack();
      if (event.shiftKey) event.preventDefault();
    };
    /** Returns the focus, because the clicked notice disappears. */
    const onClick = () => {
      if (origin && noticeRegion()?.contains(document.activeElement)) goBack();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick, true);
    };
  }, []);
}

function SideMenu({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const account = session.useSnapshot();
  const logout = useLogout();
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity }).data;
  const isOffered = ({ role, isForAssistants }: MenuItem) =>
    (!role || role === account?.type) && (!isForAssistants || config?.assistants !== false);

  return (
    <Dialog kind="drawer" title={t('menu_title')} onClose={onClose}>
      <nav aria-label={t('menu_title')} className={classes.menu}>
        {menuItems.filter(isOffered).map((item) => (
          <NavLink
            key={item.path}
            to={item.path}
            end={item.path === paths.search}
            className={classes.item ?? ''}
            onClick={onClose}
          >
            <Icon name={item.icon} />
            {t(item.label)}
          </NavLink>
        ))}
        <button type="button" data-leaves className={classes.item} onClick={logout}>
          <Icon name="logout" />
          {t('logout')}
        </button>
      </nav>
      {account && <p className={classes.who}>{account.email}</p>}
    </Dialog>
  );
}

/** Frame around every screen behind the login: skip link, top bar, side menu, main content. */
export function Shell() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const hasResults = pathname === paths.search && search !== '';
  const [isMenuOpen, setMenuOpen] = useState(false);
  useUndoKey();
  useNearTab();
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip_to_content')}
      </a>
      {hasResults && <SkipLink onSkip={focusResults}>{t('skip_to_results')}</SkipLink>}
      <TopBar onMenu={() => setMenuOpen(true)} isMenuOpen={isMenuOpen} />
      {isMenuOpen && <SideMenu onClose={closeMenu} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SaveDialogHost />
    </>
  );
}
