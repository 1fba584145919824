/** The words on an invoice: Italian, as the seller is, unless the customer prefers English. */
const it = {
  number: 'Numero',
  date: 'Data',
  status: 'Stato',
  issuer: 'Emessa da',
  noValue: 'prova, senza valore fiscale',
  customer: 'Intestata a',
  address: 'Indirizzo',
  taxId: 'Partita IVA o codice fiscale',
  draft: 'bozza',
  open: 'da pagare',
  paid: 'pagata',
  void: 'annullata',
  uncollectible: 'inesigibile',
  subtotal: 'Subtotale',
  discounts: 'Sconti',
  total: 'Totale',
  balance: 'Dal saldo',
  due: 'Importo dovuto',
  settled: 'Importo pagato',
};

const en: Record<keyof typeof it, string> = {
  number: 'Number',
  date: 'Date',
  status: 'Status',
  issuer: 'Issued by',
  noValue: 'a test, of no fiscal value',
  customer: 'Billed to',
  address: 'Address',
  taxId: 'Tax id',
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
  subtotal: 'Subtotal',
  discounts: 'Discounts',
  total: 'Total',
  balance: 'From the balance',
  due: 'Amount due',
  settled: 'Amount paid',
};

export function labelsFor(locales: readonly string[]): { language: 'it' | 'en'; labels: typeof it } {
  return locales[0]?.toLowerCase().startsWith('en')
    ? { language: 'en', labels: en }
    : { language: 'it', labels: it };
}
