import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { NewCard } from './add-card.tsx';
import { CardList } from './card-list.tsx';
import classes from './cards.module.css';
import { PlanInvoice } from './plan-invoice.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import type { AccountCards } from './use-account-cards.ts';
import type { usePlans } from './use-plans.ts';

interface Props {
  plans: ReturnType<typeof usePlans>;
  current: string | undefined;
  chosen: string | undefined;
  onChoose: (planId: string) => void;
  preview: {
    data: Outputs['billing']['previewPlan'] | undefined;
    before: Outputs['billing']['previewPlan'] | null;
    error: unknown;
    isFetching: boolean;
  };
  cards: AccountCards;
  payer: string | undefined;
  onCard: (cardId: string) => void;
  onBank: (isAsking: boolean) => void;
}

/** Plans, charges of the selected plan, and the paying card. */
export function ChoosePlan(props: Props) {
  const { plans, current, chosen, onChoose, preview, cards, payer, onCard, onBank } = props;
  const text = useText();
  const { t } = text;
  return (
    <>
      {plans.error && (
        <Notice tone="error">{errorMessage(text, plans.error, 'error_getting_products')}</Notice>
      )}
      {!plans.plans && !plans.error && <ScreenSkeleton lines={5} />}
      {plans.plans && (
        <PlanTiles
          // A plan change keeps the subscription's discount and redeems no coupon.
          plans={plans.plans.map((plan) => ({ ...plan, coupon: null }))}
          chosen={chosen}
          current={current}
          onChoose={({ id }) => onChoose(id)}
        />
      )}
      {preview.error !== null && <Notice tone="error">{errorMessage(text, preview.error)}</Notice>}
      {preview.isFetching && <p role="status">{t('loading')}</p>}
      {preview.data && (
        <PlanInvoice
          preview={preview.data}
          before={preview.before}
          plan={plans.plans?.find(({ id }) => id === chosen)}
        />
      )}
      <h3 className={classes.title}>{t('profile_cards')}</h3>
      {cards.error !== null && <LoadFailed error={cards.error} onRetry={cards.retry} />}
      {cards.cards && (
        <>
          <CardList account={cards} cards={cards.cards} choice={{ chosen: payer, onChoose: onCard }} />
          <NewCard
            account={cards}
            onBank={onBank}
            onCard={async (id) => {
              await cards.refresh();
              onCard(id);
            }}
          />
        </>
      )}
    </>
  );
}
