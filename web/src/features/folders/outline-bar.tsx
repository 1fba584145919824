import { Button } from '@mantine/core';
import { debounces } from '@massima/contract/constants';
import { IconButton } from '../../components/icon-button.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './folder-outline.module.css';
import { orders, type OutlineOrder } from './outline-entry.ts';

interface OutlineStepsProps {
  position: number;
  total: number;
  onIndex: () => void;
  onStep: (by: 1 | -1) => void;
}

/** Navigation above a text that replaces its index: back to the index, previous and next result. */
export function OutlineSteps({ position, total, onIndex, onStep }: OutlineStepsProps) {
  const { t, number } = useText();
  return (
    <div className={classes.steps}>
      <Button variant="default" size="sm" onClick={onIndex}>
        {t('folder_to_index')}
      </Button>
      <span>{t('folder_step', { place: number(position), total: number(total) })}</span>
      <IconButton
        icon="arrow-up"
        label={t('folder_previous')}
        disabled={position <= 1}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-up"
        label={t('folder_next')}
        className={classes.down}
        disabled={position >= total}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

interface Props {
  order: OutlineOrder;
  filter: string;
  onOrder: (order: OutlineOrder) => void;
  onFilter: (filter: string) => void;
}

/** Filter and order of a folder's index. */
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
