import { NavLink } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './admin-parts.module.css';

/** Navigation between the administration pages. */
export function AdminParts() {
  const { t } = useText();
  return (
    <nav aria-label={t('admin_parts')} className={classes.parts}>
      <NavLink to={paths.admin} end>
        {t('admin_title')}
      </NavLink>
      <NavLink to={paths.collection}>{t('collection_title')}</NavLink>
      <NavLink to={paths.offers}>{t('offers_title')}</NavLink>
    </nav>
  );
}
