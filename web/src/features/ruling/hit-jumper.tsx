import { type RefObject, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import classes from './hit-jumper.module.css';

/** "3 of 12" with a button to the next highlight inside `container`; cycles. */
export function HitJumper({ container, count }: { container: RefObject<HTMLElement | null>; count: number }) {
  const { t } = useText();
  const [at, setAt] = useState(-1);
  if (count === 0) return null;

  const go = (to: number) => {
    const hit = (to + count) % count;
    setAt(hit);
    container.current
      ?.querySelectorAll('mark[data-current]')
      .forEach((m) => m.removeAttribute('data-current'));
    const highlights = container.current?.querySelectorAll<HTMLElement>(`mark[data-hit="${hit}"]`);
    highlights?.forEach((m) => m.setAttribute('data-current', ''));
    highlights?.[0]?.scrollIntoView({ block: 'center' });
  };

  return (
    <div role="group" aria-label={t('hits')} className={classes.group}>
      <IconButton
        icon="chevron"
        label={t('hit_previous')}
        className={classes.previous}
        onClick={() => go(at < 0 ? count - 1 : at - 1)}
      />
      <IconButton icon="chevron" label={t('hit_next')} onClick={() => go(at + 1)} />
      <span role="status" className={classes.count}>
        {at < 0 ? t('hit_count', { count }) : t('hit_at', { at: at + 1, count })}
      </span>
    </div>
  );
}
