import type { Price } from '@massima/contract/billing';
import { type Marked, marked } from '@massima/contract/format/marked';
import { previewWords } from '@massima/contract/format/preview-words';
import { Changed, Removed } from '../../components/changed.tsx';
import { Notice } from '../../components/notice.tsx';
import { SumTable } from '../../components/sum-table.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './plan-invoice.module.css';

type Preview = Outputs['billing']['previewPlan'];

interface Props {
  preview: Preview;
  /** Previous preview; differences are highlighted. */
  before?: Preview | null;
  /** Plan of the preview. */
  plan?: Price | undefined;
}

/** Charges of a plan as a short invoice: due today, due later and unchanged. */
export function PlanInvoice({ preview, before = null, plan }: Props) {
  const text = useText();
  const texts = previewWords(text, preview, plan);
  const old = before ? previewWords(text, before, plan) : undefined;
  const [total] = marked([texts.total], old && [old.total]);
  const next = marked(texts.next, old?.next);
  const notes = marked(texts.notes, old?.notes);
  return (
    <div className={classes.invoice} role="status">
      <p>
        <strong>
          <Changed now={texts.today.value} was={old?.today.value} />
        </strong>
      </p>
      {preview.refusal && <Notice tone="error">{text.t(preview.refusal)}</Notice>}
      {(texts.rows.length > 0 || (old && old.rows.length > 0)) && (
        <SumTable caption={texts.caption} rows={marked(texts.rows, old?.rows)} total={total!} />
      )}
      {next.length > 0 && (
        <>
          <p className={classes.title}>{texts.nextTitle}</p>
          <Lines lines={next} />
        </>
      )}
      {notes.length > 0 && <Lines lines={notes} />}
    </div>
  );
}

const sentence = ({ name, value }: Pick<Marked, 'name' | 'value'>) =>
  name === '' ? value : `${name}: ${value}`;

const Lines = ({ lines }: { lines: readonly Marked[] }) => (
  <ul className={classes.list}>
    {lines.map((line) => (
      <li key={line.key}>
        {line.isGone ? (
          <Removed>{sentence(line)}</Removed>
        ) : (
          <Changed now={sentence(line)} was={line.isNew ? '' : line.was ? sentence(line.was) : undefined} />
        )}
      </li>
    ))}
  </ul>
);
