/** Texts of the card fields and of the authentication dialog. */
const it = {
  number: 'Numero della carta',
  expiry: 'Data di scadenza',
  cvc: 'Codice di sicurezza',
  expiryHint: 'MM / AA',
  cvcHint: 'CVC',
  numberHint: '1234 1234 1234 1234',
  incomplete_number: 'Il numero della carta è incompleto.',
  invalid_number: 'Il numero della carta non è valido.',
  incomplete_expiry: 'La data di scadenza della carta è incompleta.',
  invalid_expiry: 'La data di scadenza della carta non è valida.',
  invalid_expiry_year_past: 'La carta è scaduta.',
  incomplete_cvc: 'Il codice di sicurezza della carta è incompleto.',
  incorrect_number: 'Il numero della carta non è corretto.',
  card_declined: 'La carta è stata rifiutata.',
  insufficient_funds: 'La carta non ha fondi sufficienti.',
  expired_card: 'La carta è scaduta.',
  incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
  processing_error: 'Si è verificato un errore durante l’elaborazione della carta. Riprova tra poco.',
  test_mode_live_card: 'La carta è stata rifiutata: questa è una prova e accetta solo carte di prova.',
  authentication_failure:
    'Non è stato possibile autenticare la carta. Scegli un altro metodo di pagamento e riprova.',
  no_connection: 'Il servizio di pagamento non risponde. Controlla la connessione e riprova.',
  fieldsFor: 'Dati della carta',
  loading: 'Caricamento dei campi della carta',
  dialog: 'Autenticazione della carta',
  dialogIntro: 'La tua banca chiede di confermare che sei tu. Questa è una prova: scegli come deve andare.',
  complete: 'Autentica',
  fail: 'Rifiuta l’autenticazione',
  close: 'Chiudi',
};

const en: Record<keyof typeof it, string> = {
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  expiryHint: 'MM / YY',
  cvcHint: 'CVC',
  numberHint: '1234 1234 1234 1234',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: 'Your card’s expiry date is incomplete.',
  invalid_expiry: 'Your card’s expiry date is invalid.',
  invalid_expiry_year_past: 'Your card has expired.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
  incorrect_number: 'Your card number is incorrect.',
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card: 'Your card was declined: this is a test, which takes test cards only.',
  authentication_failure:
    'We are unable to authenticate your card. Please choose a different payment method and try again.',
  no_connection: 'The payment service does not answer. Check your connection and try again.',
  fieldsFor: 'Card details',
  loading: 'Loading the card fields',
  dialog: 'Card authentication',
  dialogIntro: 'Your bank asks you to confirm that it is you. This is a test: choose how it should go.',
  complete: 'Authenticate',
  fail: 'Fail authentication',
  close: 'Close',
};

export type TextKey = keyof typeof it;
export type Texts = Record<TextKey, string>;
export type Language = 'it' | 'en';

/** `auto` and nothing follow the browser; what is not Italian is English. */
export function languageOf(locale: string | undefined): Language {
  const language = !locale || locale === 'auto' ? navigator.language : locale;
  return language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export function textsIn(language: Language): Texts {
  return language === 'it' ? it : en;
}
