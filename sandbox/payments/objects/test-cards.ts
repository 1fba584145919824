/** How a card behaves, as the provider documents for its own test cards. */
export interface CardBehaviour {
  /** Refused when it is attached or set up, and when it is charged. */
  declined?: DeclineCode;
  /** Attaches, then is refused at every charge. */
  chargeDeclined?: DeclineCode;
  /**
   * When authentication is required. `always`: at every step; `unless_set_up`: until a setup is
   * authenticated; `on_session`: only while the customer is present.
   */
  authentication?: 'always' | 'unless_set_up' | 'on_session';
}

export type DeclineCode = keyof typeof declines;

export const declines = {
  generic_decline: ['card_declined', 'Your card was declined.'],
  insufficient_funds: ['card_declined', 'Your card has insufficient funds.'],
  lost_card: ['card_declined', 'Your card was declined.'],
  stolen_card: ['card_declined', 'Your card was declined.'],
  fraudulent: ['card_declined', 'Your card was declined.'],
  expired_card: ['expired_card', 'Your card has expired.'],
  incorrect_cvc: ['incorrect_cvc', "Your card's security code is incorrect."],
  processing_error: [
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  test_mode_live_card: [
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ],
} as const;

export interface TestCard extends CardBehaviour {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  funding?: 'debit';
  country?: string;
  /** The test payment methods that represent it. */
  names: string[];
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', names: ['pm_card_visa'] },
  { number: '4000056655665556', brand: 'visa', funding: 'debit', names: ['pm_card_visa_debit'] },
  { number: '4000003800000008', brand: 'visa', country: 'IT', names: ['pm_card_it'] },
  { number: '5555555555554444', brand: 'mastercard', names: ['pm_card_mastercard'] },
  { number: '378282246310005', brand: 'amex', names: ['pm_card_amex'] },
  {
    number: '4000002760003184',
    brand: 'visa',
    authentication: 'always',
    names: ['pm_card_authenticationRequired'],
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    authentication: 'unless_set_up',
    names: ['pm_card_authenticationRequiredOnSetup'],
  },
  {
    number: '4000003800000446',
    brand: 'visa',
    authentication: 'on_session',
    names: ['pm_card_authenticationRequiredSetupForOffSession'],
  },
  {
    number: '4000008260003178',
    brand: 'visa',
    authentication: 'unless_set_up',
    chargeDeclined: 'insufficient_funds',
    names: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    declined: 'generic_decline',
    names: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    declined: 'insufficient_funds',
    names: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    declined: 'lost_card',
    names: ['pm_card_visa_chargeDeclinedLostCard'],
  },
  {
    number: '4000000000009979',
    brand: 'visa',
    declined: 'stolen_card',
    names: ['pm_card_visa_chargeDeclinedStolenCard'],
  },
  {
    number: '4100000000000019',
    brand: 'visa',
    declined: 'fraudulent',
    names: ['pm_card_chargeDeclinedFraudulent', 'pm_card_radarBlock'],
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    declined: 'expired_card',
    names: ['pm_card_chargeDeclinedExpiredCard'],
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    declined: 'incorrect_cvc',
    names: ['pm_card_chargeDeclinedIncorrectCvc'],
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    declined: 'processing_error',
    names: ['pm_card_chargeDeclinedProcessingError'],
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    chargeDeclined: 'generic_decline',
    names: ['pm_card_chargeCustomerFail'],
  },
];

/**
 * Returns a test card by its number. Any other number is treated as a real card, which test mode
 * rejects.
 */
export function cardByNumber(number: string): TestCard {
  const testCard = testCards.find((card) => card.number === number);
  const brand = number.startsWith('3')
    ? 'amex'
    : number.startsWith('5') || number.startsWith('2')
      ? 'mastercard'
      : 'visa';
  return testCard ?? { number, brand, declined: 'test_mode_live_card', names: [] };
}

export function cardByName(name: string): TestCard | undefined {
  return testCards.find((card) => card.names.includes(name));
}

/** Luhn: the check digit that every card number carries. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
