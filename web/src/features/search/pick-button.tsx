import type { SearchResult } from '@massima/contract/search';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import { selection, useIsSelected } from './selection.ts';
import classes from './selection.module.css';

/** Adds a result to the selection or removes it. */
export function PickButton({ result }: { result: SearchResult }) {
  const { t } = useText();
  const isPicked = useIsSelected(result);
  return (
    <IconButton
      icon="check"
      data-action="pick"
      label={t('pick')}
      {...named(t('pick'))}
      aria-pressed={isPicked}
      className={isPicked ? `${classes.pick} ${classes.picked}` : classes.pick}
      onClick={() => selection.toggle(result)}
    />
  );
}
