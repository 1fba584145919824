import { Button, useComputedColorScheme } from '@mantine/core';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import classes from './card-form.module.css';
import { loadCardScript } from './load-stripe.ts';

interface Props {
  customerId: string;
  label: string;
  /** Gets the id of a card that was set up; what goes wrong here is its own to show. */
  onCard: (paymentMethodId: string, stripe: Stripe) => Promise<void>;
  /** The way out, where the form was opened by a button. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** Card entry in the provider's own frame: the number is never in our page. */
export function CardForm(props: Props) {
  const { t, locale } = useText();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadCardScript(locale).then(
      (loaded) => (loaded ? setStripe(loaded) : setFailed(true)),
      () => setFailed(true),
    );
  }, [locale]);
  const cancel = props.onCancel && <Cancel onClick={props.onCancel} />;
  if (hasFailed) {
    return (
      <>
        <Notice tone="error" urgent>
          {t('card_not_loaded')}
        </Notice>
        {cancel}
      </>
    );
  }
  if (!stripe) {
    return (
      <>
        <p role="status">{t('card_loading')}</p>
        {cancel}
      </>
    );
  }
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <CardEntry {...props} />
    </Elements>
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

function CardEntry({ customerId, label, onCard, onCancel, children }: Props) {
  const text = useText();
  const { t } = text;
  const stripe = useStripe();
  const elements = useElements();
  // Dark or light may change while the form is open: drawn again, the frame is told its new colours.
  useComputedColorScheme();
  const [isComplete, setComplete] = useState(false);
  const createIntent = trpc.billing.createSetupIntent.useMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isGiven, setGiven] = useState(false);
  const isHere = useIsHere();

  const setUp = useMutation({
    mutationFn: async ({ stripe, card }: { stripe: Stripe; card: StripeCardElement }) => {
      const { client_secret: secret } = await createIntent.mutateAsync({ customer: customerId });
      const { setupIntent, error } = await stripe.confirmCardSetup(secret ?? '', {
        payment_method: { card },
      });
      const method = setupIntent?.payment_method;
      if (error || !method) return setProblem(error?.message ?? t('error_creating_payment_method'));
      // Whoever has cancelled or left meanwhile pays nothing with it; from here on there is nothing to cancel.
      if (!isHere()) return;
      setGiven(true);
      await onCard(typeof method === 'string' ? method : method.id, stripe);
    },
    onSettled: () => setGiven(false),
    onError: (error) => setProblem(errorMessage(text, error, 'error_creating_payment_method')),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    if (!isComplete) return setProblem(t('card_required'));
    setProblem(null);
    setUp.mutate({ stripe, card });
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.card}>
        <CardElement
          options={{ hidePostalCode: true, style: { base: cardStyle() } }}
          onChange={({ complete, error }) => {
            setComplete(complete);
            setProblem(error?.message ?? null);
          }}
        />
      </div>
      <p className={classes.note}>{t('card_secure')}</p>
      {children}
      {problem && (
        <Notice tone="error" urgent>
          {problem}
        </Notice>
      )}
      <div className={classes.actions}>
        {onCancel && <Cancel onClick={onCancel} disabled={isGiven} />}
        <Button type="submit" size="md" loading={setUp.isPending} disabled={!isComplete}>
          {label}
        </Button>
      </div>
    </form>
  );
}

/** The frame cannot see our style sheet: it is told the colours of the moment. */
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
