import { NavLink } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { session } from '../../lib/session.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { type MenuItem, menuItems } from './menu-items.ts';
import classes from './side-menu.module.css';
import { useLogout } from '../../lib/use-logout.ts';

export function SideMenu({ onClose }: { onClose: () => void }) {
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
