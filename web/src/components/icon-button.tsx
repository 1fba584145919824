import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The control's name: read out, and shown when the pointer rests on it. */
  label: string;
  /** Drawn filled and in the accent: saved, rated. */
  active?: boolean;
  /**
   * True while its action is running. Clicks are ignored and the focus stays, which a disabled
   * button would lose.
   */
  isBusy?: boolean;
}

/** A button that is only an icon: always named, 40 px to touch. */
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
