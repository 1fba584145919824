import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './answer-top.module.css';
import { listDensity } from './list-density.ts';

/** Between the list of two lines a result and the list in full; remembered in this browser. */
export function DensityButton() {
  const { t } = useText();
  const density = listDensity.use();
  const other = density === 'dense' ? 'full' : 'dense';
  return (
    <button type="button" className={classes.density} onClick={() => listDensity.set(other)}>
      <Icon name={other === 'dense' ? 'menu' : 'expand'} size={18} />
      {t(`list_${other}`)}
    </button>
  );
}
