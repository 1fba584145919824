import { noBreak } from '@massima/contract/format/no-break';
import type { RelatedByPublisher } from '@massima/contract/publisher-fields';
import { useText } from '../../lib/i18n.tsx';
import classes from './ruling-card.module.css';

/** What the publisher of a principle relates it to, in the publisher's own words for it: nothing of it is worked out. */
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
