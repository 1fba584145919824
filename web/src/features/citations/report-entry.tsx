import { noBreak } from '@massima/contract/format/no-break';
import { Link } from 'react-router-dom';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { provisionAddress, ProvisionAmendments, rulingAddress } from '../ruling/index.ts';
import quotationSidesClasses from './quotation-sides.module.css';
import type { Segment, Sides } from './quotation-sides.ts';
import classes from './report-list.module.css';
import type { Row } from './report-row.ts';

/** Altered quotation and the ruling's wording, side by side. */
function QuotationSides({ sides: { written, original } }: { sides: Sides }) {
  const { t } = useText();
  return (
    <dl className={quotationSidesClasses.sides}>
      <div>
        <dt>{t('quotation_written')}</dt>
        <dd lang="it">
          <Wording segments={written} as="del" />
        </dd>
      </div>
      <div>
        <dt>{t('quotation_original')}</dt>
        <dd lang="it">
          <Wording segments={original} as="ins" />
        </dd>
      </div>
    </dl>
  );
}

function Wording({ segments, as: Changed }: { segments: readonly Segment[]; as: 'del' | 'ins' }) {
  return segments.map(({ text, isChanged }, i) =>
    // The order is constant, so the index is a valid key.
    isChanged ? <Changed key={i}>{text}</Changed> : <span key={i}>{text}</span>,
  );
}

interface Props {
  row: Row;
  onShow: (id: string) => void;
}

/** Findings on one citation or quotation, with a link to its position in the text. */
export function ReportEntry({ row, onShow }: Props) {
  const { t } = useText();
  const { id, wording, times, lines, label, ruling, amendments, article, search, official, sides, state } =
    row;
  /** Shows both wordings instead of the list of changes. */
  const findings = sides ? lines.slice(0, 1) : lines;
  return (
    <>
      <button type="button" className={classes.place} onClick={() => onShow(id)}>
        <span lang="it">{wording}</span>
        {times !== '' && <span className={classes.times}> {times}</span>}
      </button>
      {findings.map((line) => (
        <p key={line} className={classes.line}>
          {noBreak(line)}
        </p>
      ))}
      {sides && <QuotationSides sides={sides} />}
      {amendments.length > 0 && (
        <div className={classes.fate}>
          <ProvisionAmendments amendments={amendments} />
        </div>
      )}
      {article && (
        <Link to={provisionAddress(article.key, article.on)} className={classes.open}>
          {t('report_article')}
          <span className="visually-hidden">: {label}</span>
        </Link>
      )}
      {/* A ruling opens at no cost: the check has found it. */}
      {(ruling ?? search) && (
        <Link
          to={
            ruling
              ? rulingAddress(ruling.ruling_id, ruling)
              : `${paths.search}?q=${encodeURIComponent(search ?? '')}`
          }
          className={classes.open}
        >
          {t(ruling ? 'report_open' : 'report_search')}
          <span className="visually-hidden">
            : {`${label} ${state === 'verbatim' || sides ? wording : ''}`}
          </span>
        </Link>
      )}
      {official && <OfficialText label={label} official={official} />}
    </>
  );
}
