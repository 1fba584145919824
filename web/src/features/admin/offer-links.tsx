import { Button } from '@mantine/core';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { copyAndNotify } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';

/** Signup links for associations. A link shows its counts to anyone who has it. */
export function OfferLinks() {
  const { t } = useText();
  const links = trpc.offers.links.useQuery();
  if (links.isPending) return <ScreenSkeleton />;
  if (links.error) return <LoadFailed error={links.error} onRetry={() => void links.refetch()} />;
  const copy = (link: string) =>
    copyAndNotify(link, { copied: t('offers_copied'), notCopied: t('offers_not_copied') });
  return (
    <>
      <p>{t('offers_text')}</p>
      <ul className={classes.list}>
        {links.data.map(({ price_type, origin, link }) => {
          const name = origin === null ? price_type : `${price_type}, ${origin}`;
          return (
            <li key={name} className={classes.head}>
              <span>
                {name}
                <a className={classes.aside} href={link}>
                  {t('offers_signups')}
                  <span className="visually-hidden"> {name}</span>
                </a>
              </span>
              <Button
                variant="default"
                size="sm"
                aria-label={t('offers_copy_of', { name })}
                onClick={() => void copy(link)}
              >
                {t('offers_copy')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
