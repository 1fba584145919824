import { offerText, planName, priceText, sum } from '@massima/contract/format/prices';
import { planTerms } from '@massima/contract/plan';
import type { Price } from '@massima/contract/billing';
import { useId } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Radio } from '../../components/radio.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './plan-tiles.module.css';
import { PricesWithVat } from './prices-with-vat.tsx';

interface Props {
  plans: readonly Price[];
  chosen: string | undefined;
  /** Current plan, which is highlighted. */
  current?: string | undefined;
  onChoose: (plan: Price) => void;
}

export function PlanTiles({ plans, chosen, current, onChoose }: Props) {
  const text = useText();
  const { t } = text;
  const name = useId();
  return (
    <fieldset className={classes.tiles}>
      <legend className="visually-hidden">{t('plan_choose')}</legend>
      {plans.map((plan) => {
        const { strikeout: before, queries: count } = planTerms(plan);
        const { coupon } = plan;
        const previousAmount = sum(text, before, plan.currency);
        return (
          <label key={plan.id} className={classes.tile}>
            <Radio name={name} isChosen={plan.id === chosen} onChoose={() => onChoose(plan)} />
            <span className={classes.name}>
              {planName(text, plan.nickname)}
              {plan.id === current && <small className={classes.current}>{t('subscription_current')}</small>}
            </span>
            <span className={classes.price}>
              {before !== null && (
                <s className={classes.before}>
                  <span className="visually-hidden">{t('plan_before', { amount: previousAmount })}</span>
                  <span aria-hidden="true">{previousAmount}</span>
                </s>
              )}
              <strong>{priceText(text, plan)}</strong>
            </span>
            <span className={classes.facts}>
              {count < 0 ? t('plan_unlimited') : t('plan_queries', { count })}
            </span>
            {coupon && (
              <span className={classes.coupon}>
                <Badge tone="good">{offerText(text, coupon, plan)}</Badge>
              </span>
            )}
          </label>
        );
      })}
      <PricesWithVat />
    </fieldset>
  );
}
