import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import classes from './alerts.module.css';
import { useFollow } from './use-follow.ts';

/** "Avvisami" for an article of law: alerts on new rulings that apply it. */
export function FollowProvision({ label }: { label: string }) {
  const { t } = useText();
  const { isOn, isBusy, toggle } = useFollow({ question: { query: label } });
  return (
    <IconButton
      icon="bell"
      label={t(isOn ? 'alerts_unfollow_label' : 'provision_follow')}
      {...named(t(isOn ? 'alerts_following' : 'provision_follow_short'))}
      aria-pressed={isOn}
      active={isOn}
      isBusy={isBusy}
      className={classes.follow}
      onClick={toggle}
    />
  );
}
