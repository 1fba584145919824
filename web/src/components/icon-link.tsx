import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface Props extends Omit<LinkProps, 'children' | 'className'> {
  icon: IconName;
  /** Accessible name, also shown on hover. */
  label: string;
}

/** Link that consists of an icon and looks like `IconButton`. */
export function IconLink({ icon, label, ...rest }: Props) {
  return (
    <Link aria-label={label} title={label} className={classes.button} {...rest}>
      <Icon name={icon} />
    </Link>
  );
}
