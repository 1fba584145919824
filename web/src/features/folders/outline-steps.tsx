import { Button } from '@mantine/core';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './folder-outline.module.css';

interface Props {
  place: number;
  total: number;
  onIndex: () => void;
  onStep: (by: 1 | -1) => void;
}

/** Above a text that is shown in the place of its index: back there, and to the results before and behind. */
export function OutlineSteps({ place, total, onIndex, onStep }: Props) {
  const { t, number } = useText();
  return (
    <div className={classes.steps}>
      <Button variant="default" size="sm" onClick={onIndex}>
        {t('folder_to_index')}
      </Button>
      <span>{t('folder_step', { place: number(place), total: number(total) })}</span>
      <IconButton
        icon="arrow-up"
        label={t('folder_previous')}
        disabled={place <= 1}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-up"
        label={t('folder_next')}
        className={classes.down}
        disabled={place >= total}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
