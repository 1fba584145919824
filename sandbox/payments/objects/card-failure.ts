import { Failure } from '../http/failure.ts';
import type { FailureBody } from '../http/failure.ts';
import { declines } from './test-cards.ts';
import type { DeclineCode } from './test-cards.ts';

/** The refusal of a card, in the words and codes of the provider. */
export function cardError(decline: DeclineCode): FailureBody {
  const [code, message] = declines[decline];
  return {
    type: 'card_error',
    code,
    ...(code === 'card_declined' ? { decline_code: decline } : {}),
    message,
  };
}

export function cardFailure(decline: DeclineCode, more: Partial<FailureBody> = {}): Failure {
  return new Failure(402, { ...cardError(decline), ...more }, true);
}

/** Error if a bank requires authentication while the customer is absent. */
export const authenticationRequired: FailureBody = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Stored on an intent whose authentication was refused or given up. */
export function authenticationFailed(kind: 'payment' | 'setup'): FailureBody {
  return {
    type: 'invalid_request_error',
    code: `${kind}_intent_authentication_failure`,
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this intent again.',
  };
}
