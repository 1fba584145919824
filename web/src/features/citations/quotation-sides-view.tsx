import { useText } from '../../lib/i18n.tsx';
import type { Segment, Sides } from './quotation-sides.ts';
import classes from './quotation-sides.module.css';

/** An altered quotation and the ruling's own words, side by side. */
export function QuotationSides({ sides: { written, original } }: { sides: Sides }) {
  const { t } = useText();
  return (
    <dl className={classes.sides}>
      <div>
        <dt>{t('quotation_written')}</dt>
        <dd lang="it">
          <Words segments={written} as="del" />
        </dd>
      </div>
      <div>
        <dt>{t('quotation_original')}</dt>
        <dd lang="it">
          <Words segments={original} as="ins" />
        </dd>
      </div>
    </dl>
  );
}

function Words({ segments, as: Changed }: { segments: readonly Segment[]; as: 'del' | 'ins' }) {
  return segments.map(({ text, isChanged }, i) =>
    // Nothing is moved or put between: the place is the name.
    isChanged ? <Changed key={i}>{text}</Changed> : <span key={i}>{text}</span>,
  );
}
