import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import classes from './alerts.module.css';
import { useFollow } from './use-follow.ts';

/** "Avvisami" for a ruling: alerts on new rulings that cite it. */
export function FollowRuling({ id }: { id: string }) {
  const { t } = useText();
  const { isOn, isBusy, toggle } = useFollow({ id_new: id });
  return (
    <IconButton
      icon="bell"
      label={t(isOn ? 'alerts_unfollow_label' : 'alerts_follow_ruling')}
      {...named(t(isOn ? 'alerts_following' : 'alerts_follow_citing'))}
      aria-pressed={isOn}
      active={isOn}
      isBusy={isBusy}
      className={classes.follow}
      onClick={toggle}
    />
  );
}
