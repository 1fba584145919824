import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './prices-with-vat.module.css';

/** States whether prices include VAT. Shown next to every price. */
export function PricesWithVat() {
  const { t } = useText();
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity }).data;
  if (!config) return null;
  return (
    <p className={classes.note}>{t(config.pricesIncludeVat ? 'prices_with_vat' : 'prices_without_vat')}</p>
  );
}
