import { noBreak } from '@massima/contract/format/no-break';
import type { RelatedByPublisher } from '@massima/contract/publisher-fields';
import { useText } from '../../lib/i18n.tsx';
import classes from './ruling-card.module.css';

/** Related principles as the publisher of the principle lists them. */
export function RelatedLine({ related }: { related: readonly RelatedByPublisher[] }) {
  const { t } = useText();
  return (
    <p className={classes.related}>
      {related.map(({ field, labels, total }) => (
        <span key={field}>
          {t(`card_related.${field}`, {
            list: labels.map(noBreak).join(', '),
            more: total - labels.length,
          })}
        </span>
      ))}
    </p>
  );
}
