import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusResults, SkipLink } from '../../components/skip-link.tsx';
import { AskedSave } from '../../features/folders/asked-save.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useNearTab } from './use-near-tab.ts';

/** The frame around every screen behind the login: skip link, top bar, side menu, main. */
export function Shell() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const isAnswered = pathname === paths.search && search !== '';
  const [isMenuOpen, setMenuOpen] = useState(false);
  useUndoKey();
  useNearTab();
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip_to_content')}
      </a>
      {isAnswered && <SkipLink onSkip={focusResults}>{t('skip_to_results')}</SkipLink>}
      <TopBar onMenu={() => setMenuOpen(true)} isMenuOpen={isMenuOpen} />
      {isMenuOpen && <SideMenu onClose={closeMenu} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <AskedSave />
    </>
  );
}
