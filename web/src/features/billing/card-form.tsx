import { Button, useComputedColorScheme } from '@mantine/core';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { type Locale, useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import classes from './card-form.module.css';
import { useCardScript } from './load-stripe.ts';

/** Returns the message in the current language; null if it exists in another language only. */
type Problem = (text: ReturnType<typeof useText>) => string | null;

/** Returns the provider's message if it is in the page's language. */
const refusal =
  (message: string | undefined, spokenIn: Locale): Problem =>
  ({ t, locale }) =>
    message !== undefined && locale === spokenIn ? message : t('error_creating_payment_method');

/**
 * Sets up a card at the provider. `onBank` is called before the bank prompts, so that a dialog can
 * make room.
 */
async function setUpCard(
  stripe: Stripe,
  secret: string,
  card: StripeCardElement,
  onBank: ((isAsking: boolean) => void) | undefined,
) {
  const data = { payment_method: { card } };
  if (!onBank) return stripe.confirmCardSetup(secret, data);
  const result = await stripe.confirmCardSetup(secret, data, { handleActions: false });
  if (result.setupIntent?.status !== 'requires_action') return result;
  onBank(true);
  try {
    const { setupIntent, error } = await stripe.handleNextAction({ clientSecret: secret });
    return { setupIntent, error };
  } finally {
    onBank(false);
  }
}

interface Props {
  customerId: string;
  label: string;
  /** Receives the id of the set-up card. Shows its errors itself. */
  onCard: (paymentMethodId: string, stripe: Stripe) => Promise<unknown>;
  /** Runs before the card is used; false stops the submission because of other errors. */
  onSubmit?: () => Promise<boolean>;
  /** True once the amount is shown. */
  isReady?: boolean;
  /**
   * For dialogs: called when the bank prompts and after the response. The prompt is part of the
   * page, which a modal dialog covers.
   */
  onBank?: (isAsking: boolean) => void;
  /** Cancels, if the form was opened by a button. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** Card entry in the provider's frame, so that the number never reaches our page. */
export function CardForm(props: Props) {
  const { t, locale } = useText();
  const script = useCardScript();
  const [isTouched, setTouched] = useState(false);
  const [active, setShown] = useState<{ stripe: Stripe; locale: Locale }>();
  // A new language needs a new script. A form with input keeps its script, and only our labels
  // change.
  if (script.data && !script.isPlaceholderData && !isTouched && active?.stripe !== script.data)
    setShown({ stripe: script.data, locale });
  const cancel = props.onCancel && <Cancel onClick={props.onCancel} />;
  if (active) {
    return (
      <Elements
        key={active.locale}
        stripe={active.stripe}
        options={{ locale: isTouched ? locale : active.locale }}
      >
        <CardEntry {...props} language={active.locale} onTouch={setTouched} />
      </Elements>
    );
  }
  return (
    <>
      {script.isError && !script.isFetching ? (
        <Notice tone="error" urgent>
          {t('card_not_loaded')}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void script.refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ) : (
        <p role="status">{t('card_loading')}</p>
      )}
      {cancel}
    </>
  );
}

function Cancel({ onClick, disabled = false }: { onClick: () => void; disabled?: boolean }) {
  const { t } = useText();
  return (
    <Button variant="default" size="md" onClick={onClick} disabled={disabled}>
      {t('cancel')}
    </Button>
  );
}

interface EntryProps extends Props {
  /** Language of the provider's messages outside its frame. */
  language: Locale;
  /** Reports whether the form has input or is being submitted. */
  onTouch: (isTouched: boolean) => void;
}

function CardEntry(props: EntryProps) {
  const { customerId, label, onCard, onSubmit, isReady = true, onBank, onCancel, children } = props;
  const { language, onTouch } = props;
  const text = useText();
  const stripe = useStripe();
  const elements = useElements();
  // Redraws when the colour scheme changes, so that the frame receives its new colours.
  useComputedColorScheme();
  const [isComplete, setComplete] = useState(false);
  const createIntent = trpc.billing.createSetupIntent.useMutation();
  const [problem, tell] = useState<Problem | null>(null);
  const setProblem = (say: Problem) => tell(() => say);
  const [isGiven, setGiven] = useState(false);
  const isHere = useIsMounted();
  /**
   * Card that is already set up. If only the amount changed since then, the next click reuses it.
   */
  const readyCard = useRef<string | null>(null);

  const setUp = useMutation({
    mutationFn: async ({ stripe, card }: { stripe: Stripe; card: StripeCardElement }) => {
      if (onSubmit && !(await onSubmit())) return;
      if (readyCard.current !== null) return give(readyCard.current, stripe);
      const { client_secret: secret } = await createIntent.mutateAsync({ customer: customerId });
      const { setupIntent, error } = await setUpCard(stripe, secret ?? '', card, onBank);
      const method = setupIntent?.payment_method;
      if (error || !method) return setProblem(refusal(error?.message, language));
      // The form was left in the meantime, so nothing is paid. From here on the payment cannot be
      // cancelled.
      if (!isHere()) return;
      return give(typeof method === 'string' ? method : method.id, stripe);
    },
    onSettled: () => setGiven(false),
    onError: (error) => setProblem((now) => errorMessage(now, error, 'error_creating_payment_method')),
  });

  const give = async (method: string, stripe: Stripe) => {
    setGiven(true);
    readyCard.current = method;
    await onCard(method, stripe);
    readyCard.current = null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    if (!isComplete) return setProblem(({ t }) => t('card_required'));
    tell(null);
    setUp.mutate({ stripe, card });
  };

  const message = problem?.(text);
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.card}>
        <CardElement
          options={{ hidePostalCode: true, style: { base: cardStyle() } }}
          onChange={({ complete, empty, error }) => {
            setComplete(complete);
            readyCard.current = null;
            onTouch(!empty || setUp.isPending);
            tell((): Problem | null =>
              error ? ({ locale }) => (locale === text.locale ? error.message : null) : null,
            );
          }}
        />
      </div>
      <p className={classes.note}>{text.t('card_secure')}</p>
      {children}
      {message && (
        <Notice tone="error" urgent>
          {message}
        </Notice>
      )}
      <div className={classes.actions}>
        {onCancel && <Cancel onClick={onCancel} disabled={isGiven} />}
        <Button type="submit" size="md" loading={setUp.isPending} disabled={!isComplete || !isReady}>
          {label}
        </Button>
      </div>
    </form>
  );
}

/** Returns the current colours for the frame, which cannot access our style sheet. */
function cardStyle() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    fontSize: '16px',
    color: read('--ink'),
    '::placeholder': { color: read('--ink-soft') },
    iconColor: read('--ink-soft'),
  };
}
