import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name, also shown on hover. */
  label: string;
  /** Drawn filled and in the accent colour, for example when saved or rated. */
  active?: boolean;
  /**
   * True while its action is running. Clicks are ignored and the focus stays, which a disabled
   * button would lose.
   */
  isBusy?: boolean;
}

/** Button with only an icon: always named, with a touch target of 40 px. */
export function IconButton({
  icon,
  label,
  active = false,
  isBusy = false,
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={[classes.button, active ? classes.active : '', className].filter(Boolean).join(' ')}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} filled={active} />
    </button>
  );
}
