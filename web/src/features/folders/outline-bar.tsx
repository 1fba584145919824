import { debounces } from '@massima/contract/constants';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './folder-outline.module.css';
import { type OutlineOrder, orders } from './outline-entry.ts';

interface Props {
  order: OutlineOrder;
  filter: string;
  onOrder: (order: OutlineOrder) => void;
  onFilter: (filter: string) => void;
}

/** Above the index of a folder: what it is filtered and sorted by. */
export function OutlineBar({ order, filter, onOrder, onFilter }: Props) {
  const { t } = useText();
  return (
    <div data-outline-bar className={classes.bar}>
      <SearchField
        label={t('folder_filter')}
        value={filter}
        settleMs={debounces.folderFilter}
        onSettled={onFilter}
      />
      <SelectField
        label={t('folder_order')}
        value={order}
        options={orders.map((value) => ({ value, text: t(`folder_order_${value}`) }))}
        onChange={onOrder}
      />
    </div>
  );
}
