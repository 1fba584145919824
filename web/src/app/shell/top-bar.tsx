import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { paths } from '../../lib/paths.ts';
import { type MenuItem, menuItems } from './menu-items.ts';
import classes from './top-bar.module.css';
import { useLogout } from '../../lib/use-logout.ts';
import { useSwitchLocale } from '../../lib/use-switch-locale.ts';

/** Menu, home link (except on the home screen), three main links and the user's icons. */
export function TopBar({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const role = session.useSnapshot()?.type;
  const logout = useLogout();
  const isSearch = pathname === paths.search;
  const isForThem = (item: MenuItem) => !item.role || item.role === role;

  return (
    // On the search screen the search box is sticky instead.
    <header
      className={[classes.bar, isSearch && classes.still, isSearch && search !== '' && classes.low]
        .filter(Boolean)
        .join(' ')}
    >
      <IconButton
        icon="menu"
        label={t('menu_open')}
        onClick={onMenu}
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
      />
      {!isSearch && (
        <Link to={paths.search} className={classes.home} aria-label={t('home_link')}>
          <Wordmark />
        </Link>
      )}
      <nav aria-label={t('main_navigation')} className={classes.places}>
        {menuItems
          .filter((item) => item.daily && isForThem(item))
          .map((item) => (
            <NavLink
              key={item.path}
              to={item.path}
              end={item.path === paths.search}
              className={`${classes.place} ${item.isLast ? classes.last : ''}`}
            >
              {t(item.label)}
            </NavLink>
          ))}
      </nav>
      {menuItems.filter(isForThem).map(
        (item) =>
          item.isOwn && (
            <span key={item.path} className={classes.own}>
              <IconLink icon={item.icon} label={t(item.label)} to={item.path} />
            </span>
          ),
      )}
      <LanguageButton />
      <SchemeButton />
      <IconButton icon="logout" label={t('logout')} data-leaves onClick={logout} />
    </header>
  );
}

/**
 * Labelled with the native name of the other language, so that its speakers can read it or use
 * speech input.
 */
function LanguageButton() {
  const { locale } = useText();
  const switchLocale = useSwitchLocale();
  const other = locale === 'it' ? 'en' : 'it';
  const name = other === 'it' ? 'Italiano' : 'English';
  return (
    <button
      type="button"
      lang={other}
      title={name}
      className={classes.language}
      onClick={() => switchLocale(other)}
    >
      {other.toUpperCase()}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

/** Labelled with the colour scheme that a click selects. */
function SchemeButton() {
  const { t } = useText();
  // Without it Mantine briefly inserts a style sheet into the page, which the policy blocks.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const next = scheme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={t(next === 'dark' ? 'scheme_dark' : 'scheme_light')}
      onClick={() => setColorScheme(next)}
    />
  );
}
