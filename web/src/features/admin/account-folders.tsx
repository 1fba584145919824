import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';

export function AccountFolders({ id }: { id: number }) {
  const { t } = useText();
  const folders = trpc.projects.list.useQuery({ user: id });
  return (
    <section className={classes.part}>
      <h2>{t('menu_folders')}</h2>
      {folders.error && <LoadFailed error={folders.error} onRetry={() => void folders.refetch()} />}
      {folders.data?.length === 0 && <p className={classes.nothing}>{t('admin_folders_none')}</p>}
      <ul className={classes.list}>
        {folders.data?.map(({ project_id, name, elements }) => (
          <li key={project_id}>
            <Link to={`${paths.folder}?id=${project_id}&user=${id}`}>{name}</Link>
            <span className={classes.aside}>{t('folders_count', { count: elements })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
