import { longDate } from '@massima/contract/format/dates';
import { money } from '@massima/contract/format/money';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './plan-invoice.module.css';
import { instant, planName } from './plans.ts';

type Preview = Outputs['billing']['previewPlan'];
type Line = Preview['lines'][number];

/** What a plan charges, as a short invoice: what is taken today, what follows, and what stays as it is. */
export function PlanInvoice({ preview }: { preview: Preview }) {
  const { t, locale } = useText();
  const { currency, due_now: now, lines, lines_at: linesAt, charges } = preview;
  const amount = (cents: number) => money(cents, currency, locale);
  const date = (seconds: number) => longDate(instant(seconds), locale);
  const total = linesAt === null ? now : (charges[0]?.amount ?? null);
  const isByUse = linesAt !== null && charges[0]?.metered === true;
  const following = linesAt === null ? charges : charges.slice(1);
  return (
    <div className={classes.invoice} role="status">
      <p>
        <strong>
          {now > 0 ? t('subscription_change_now', { amount: amount(now) }) : t('preview_nothing_today')}
        </strong>
      </p>
      {preview.refusal && <Notice tone="error">{t(preview.refusal)}</Notice>}
      {lines.length > 0 && (
        <table className={classes.lines}>
          <caption>
            {linesAt === null ? t('preview_today') : t('preview_on', { date: date(linesAt) })}
          </caption>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <th scope="row">
                  <LineName line={line} />
                </th>
                <td>{line.amount === null ? t('preview_by_use') : amount(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(now < 0 && linesAt === null ? 'preview_credit_total' : 'preview_total')}</th>
              <td>{isByUse || total === null ? t('preview_by_use') : amount(Math.abs(total))}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {following.length > 0 && (
        <Part title={t(linesAt === null ? 'preview_next' : 'preview_then')}>
          {following.map((charge) => (
            <li key={charge.at}>
              {charge.amount === null
                ? t('preview_charge_by_use', { date: date(charge.at) })
                : t(charge.amount === 0 ? 'preview_charge_covered' : 'preview_charge', {
                    date: date(charge.at),
                    amount: amount(charge.amount),
                  })}
            </li>
          ))}
        </Part>
      )}
      <Stays preview={preview} />
    </div>
  );
}

function LineName({ line: { kind, plan, coupon, months_left: months, amount } }: { line: Line }) {
  const text = useText();
  const { t } = text;
  const name = planName(text, plan);
  if (kind === 'plan') return t('preview_line_plan', { name });
  if (kind === 'credit') return t('preview_line_credit', { name });
  if (kind === 'usage') return t('preview_line_usage', { name });
  if (kind === 'tax') return t('preview_line_tax');
  if (kind === 'balance') return t((amount ?? 0) < 0 ? 'preview_line_balance' : 'preview_line_debit');
  const discount = t('preview_line_coupon', { name: coupon ?? '' });
  return months === null ? discount : `${discount}, ${t('preview_months_left', { months })}`;
}

/** What the change leaves as it is. */
function Stays({ preview: { stays, charges, currency } }: { preview: Preview }) {
  const { t, locale } = useText();
  const amount = (cents: number) => money(cents, currency, locale);
  const date = (seconds: number) => longDate(instant(seconds), locale);
  const { trial_end: trialEnd, cancels_at: end, credit, owed } = stays;
  const said = [
    trialEnd !== null && t('preview_stays_trial', { date: date(trialEnd) }),
    end !== null &&
      t(charges.length > 0 ? 'preview_stays_cancelled_billed' : 'preview_stays_cancelled', {
        date: date(end),
      }),
    credit > 0 && t('preview_stays_credit', { amount: amount(credit) }),
    owed > 0 && t('preview_stays_owed', { amount: amount(owed) }),
  ].filter((one) => one !== false);
  if (said.length === 0) return null;
  return (
    <ul className={classes.list}>
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className={classes.title}>{title}</p>
    <ul className={classes.list}>{children}</ul>
  </>
);
