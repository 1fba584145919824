/** Texts of the billing screens. */
export const billing = {
  billing_title: 'Dati di fatturazione',
  /** Next to the plans, above the form of the same name. */
  billing_first: 'Facoltativi: indicati ora, sono già nella prima fattura.',
  /** Which document the customer receives: invoice or receipt. */
  billing_kind: 'Documento',
  /** The tax document, "fattura"; for companies and professionals. */
  billing_invoice: 'Fattura',
  /** The tax document, "ricevuta"; for private persons. */
  billing_receipt: 'Ricevuta',
  billing_address: 'Indirizzo',
  billing_address_complement: 'Scala, interno, presso',
  billing_zip_code: 'CAP',
  billing_city: 'Città',
  /** Italian province, two letters. */
  billing_state: 'Provincia',
  billing_country: 'Paese',
  billing_northern_ireland: 'Irlanda del Nord',
  billing_vat_number: 'Partita IVA',
  /** The Italian personal tax code, "codice fiscale". */
  billing_fiscal_code: 'Codice fiscale',
  /** Where electronic invoices are delivered: code of the recipient, or certified mail. Terms of the Italian system. */
  billing_fe_code_or_pec: 'Codice destinatario o PEC',
  billing_invoice_name: 'Sulla fattura: {name}. Per un’altra grafia modifichi nome e cognome del profilo.',
  billing_no_invoice_name:
    'Del nome non resta nulla che una fattura possa riportare: lo scriva nel profilo in lettere latine.',
  billing_fe_code_hint:
    'Sette caratteri (sei per un ufficio pubblico), o un indirizzo di posta elettronica certificata.',
  address_required: 'Occorre indicare l’indirizzo.',
  zip_code_required: 'Occorre indicare il CAP.',
  zip_code_invalid: 'Il CAP italiano ha cinque cifre.',
  city_required: 'Occorre indicare la città.',
  state_required: 'Occorre indicare la provincia.',
  state_invalid: 'La provincia si indica con la sua sigla di due lettere, come RM.',
  vat_number_required: 'Occorre indicare la partita IVA.',
  fiscal_code_required: 'Occorre indicare il codice fiscale.',
  vat_or_fiscal_code_required: 'Occorre indicare la partita IVA o il codice fiscale.',
  fiscal_code_invalid: 'Il codice fiscale non è valido.',
  pec_required: 'Occorre indicare un codice destinatario o una PEC.',
  fe_code_invalid:
    'Il codice destinatario ha sette caratteri, sei per gli uffici pubblici; XXXXXXX vale solo fuori dall’Italia.',
  subscribe_benefits: 'Ogni piano comprende',
  /** List item after "Every plan includes": no capital, no full stop. */
  benefit_queries: 'il numero di ricerche indicato, o ricerche illimitate',
  benefit_devices: 'uso da computer e da telefono',
  benefit_updates: 'aggiornamenti ogni settimana',
  benefit_folders: 'cartelle per ogni pratica',
  /** Omitted if no address is configured. */
  benefit_care: 'assistenza entro 12 ore: <link>{address}</link>',
  /** Legend of the plans one can choose from. */
  plan_choose: 'Piano',
  plan_per_month: '{amount} al mese',
  plan_per_year: '{amount} all’anno',
  /** A period that is neither month nor year. */
  plan_per_other: '{amount} per periodo',
  /** Read before a price that is crossed out. */
  plan_before: 'Prezzo precedente: {amount}',
  plan_queries: '{count, plural, one {Una ricerca per periodo} other {# ricerche per periodo}}',
  plan_unlimited: 'Ricerche illimitate',
  /** Replaces an unknown amount. */
  amount_unknown: 'importo non disponibile',
  /** Replaces "49,00 € al mese". */
  price_unknown: 'Prezzo non disponibile',
  /**
   * fee is "29,00 € al mese"; amount is the price of each search after the searches included in
   * the plan.
   */
  price_with_use: '{fee}, più {amount} per ogni ricerca oltre {count, number}',
  price_with_all_use: '{fee}, più {amount} per ogni ricerca',
  discount_percent: 'Sconto {percent, number}\u00a0%',
  discount_amount: 'Sconto di {amount}',
  /** discount is "20% di sconto" or "5 € di sconto"; the line follows the price. */
  discount_always: '{discount} su ogni pagamento',
  discount_once: '{discount} sul primo pagamento, poi {after}',
  discount_months: '{discount} {months, plural, one {per un mese} other {per # mesi}}, poi {after}',
  discount_for_a_time: '{discount} per un periodo limitato, poi {after}',
  /** Replaces the amount of a charge that depends on use. */
  charge_by_use: 'secondo il consumo',
  /** amount is the fee that is certain; what is used is added. */
  charge_with_use: '{amount}, più il consumo',
  charge_covered: '{amount}, coperto dal credito',
  /**
   * Screen readers only: precede an amount that changed while it was displayed and is crossed out,
   * and the current amount.
   */
  amount_before: 'Prima:',
  amount_now: 'Ora:',
  discount_until: '{discount} fino {day}, poi {after}',
  plan_monthly: 'Mensile',
  plan_yearly: 'Annuale',
  /** A plan with a price per search. */
  plan_metered: 'A consumo',
  plan_none: 'Nessun piano è disponibile per questo account.',
  error_getting_products: 'I piani non sono stati caricati.',
  error_getting_product: 'Il piano non è stato caricato.',
  card_required: 'Occorre indicare un metodo di pagamento.',
  card_loading: 'Caricamento del modulo della carta…',
  card_not_loaded: 'Il modulo della carta non è stato caricato.',
  card_secure: 'I dati della carta vanno direttamente al gestore dei pagamenti.',
  /** A card on file. brand: Visa, Mastercard…; last4: last four digits. */
  card_name: '{brand} •••• {last4}',
  card_expires_on: 'scade {month}/{year}',
  card_expired_on: 'scaduta {month}/{year}',
  /**
   * Badge next to the card that will pay the next subscription. Shown only without a subscription.
   */
  card_default: 'predefinita',
  /** Button: the card will pay the subscription. */
  card_use: 'Usa per l’abbonamento',
  card_use_next: 'Rendi predefinita',
  card_add: 'Aggiungi una carta',
  card_added: 'La carta è stata aggiunta.',
  /** Checkboxes of the form of a new card. */
  card_pays_subscription: 'Usala per pagare l’abbonamento',
  card_pays_next: 'Rendila predefinita',
  card_edit: 'Modifica {card}',
  card_edit_number:
    'Si possono correggere la scadenza e il titolare. Per un altro numero occorre aggiungere un’altra carta.',
  card_edited: 'La carta è stata modificata.',
  card_expiry: 'Scadenza',
  card_month: 'Mese',
  card_year: 'Anno',
  card_date_past: 'Questa data è già passata.',
  card_date_refused: 'Questa data non è stata accettata.',
  card_holder: 'Titolare',
  card_holder_required: 'Occorre indicare il titolare.',
  card_remove: 'Rimuovi {card}',
  card_remove_title: 'Rimuovere la carta?',
  card_remove_text: '{card} non potrà più essere addebitata. Per usarla ancora occorrerà reinserirla.',
  card_remove_successor: 'I prossimi addebiti saranno su {card}.',
  card_remove_confirm: 'Rimuovi la carta',
  card_removed: 'La carta è stata rimossa.',
  /** Button: starts the trial, charges nothing today. */
  subscribe_submit: 'Inizia la prova',
  /** Button during a free trial. Nothing is charged before the trial ends. */
  subscribe_in_trial: 'Attiva il piano',
  subscribe_pay: 'Paga e inizia',
  subscription_payment_failed: 'L’abbonamento è stato creato, ma il pagamento non è riuscito.',
  /** Shown on the page while the cardholder's bank authenticates its customer. */
  payment_authenticating: 'L’autenticazione della carta è in corso…',
  payment_authentication_failed: 'L’autenticazione della carta non è riuscita.',
  error_creating_payment_method: 'La carta non è stata accettata.',
  error_changing_payment_method: 'La carta non è stata cambiata.',
  error_changing_plan_subscription: 'Il piano non è stato cambiato.',
  subscription_payment_method_update_fail: 'Il metodo di pagamento non è stato aggiornato.',
  subscription_plan_udate_fail: 'Il piano non è stato cambiato.',
  subscription_admin: 'Gli amministratori non hanno un abbonamento.',
  subscription_created: 'L’abbonamento è attivo.',
  subscription_none: 'Nessun abbonamento attivo.',
  /** Headings for an account without a subscription that can search anyway. */
  subscription_trial_runs: 'Prova in corso',
  subscription_licence_runs: 'Licenza attiva',
  subscription_ended: 'L’accesso alla ricerca è scaduto {day}.',
  subscription_active: 'Attivo',
  subscription_trialing: 'In prova',
  subscription_not_active: 'Non attivo',
  subscription_unpaid_title: 'Rinnovo da pagare',
  subscription_unpaid:
    'Il rinnovo non è stato pagato. La ricerca torna disponibile appena la fattura è pagata, con la carta registrata o con un’altra.',
  subscription_will_renew: 'Si rinnova {day}',
  /**
   * Labels in the subscription panel, each next to its value: whether the plan renews, the next
   * charge, the card.
   */
  subscription_renewal: 'Rinnovo',
  subscription_next_charge: 'Prossimo addebito',
  subscription_card: 'Carta',
  /** Value of "next charge": after discounts and credit. amount is "49,00 €", or "29,00 €, più il consumo". */
  subscription_next_amount: '{amount} {day}',
  subscription_next_by_use: '{amount}, {day}',
  /** Name of the first charge after a discount has ended. */
  subscription_full_price: 'Prezzo pieno',
  subscription_credit: 'Credito',
  subscription_credit_used: '{amount}, per i prossimi addebiti',
  subscription_credit_kept: '{amount}, per un altro abbonamento',
  /** The renewal was cancelled: the plan ends on that day. */
  subscription_will_expire: 'Scade {day}',
  subscription_queries: '{count, plural, one {Una ricerca usata} other {# ricerche usate}} su {total}',
  subscription_queries_unlimited:
    '{count, plural, one {Una ricerca usata} other {# ricerche usate}}, senza limite',
  /** On the subscription page and where the plans are offered. */
  trial_days_left:
    '{days, plural, =0 {Il periodo di prova è terminato.} one {Resta un giorno di prova.} other {Restano # giorni di prova.}}',
  subscription_until: 'La licenza vale fino {day}.',
  subscription_trial_until: 'Il periodo di prova termina {day}.',
  /** Button: the plan runs to its end and is not renewed. */
  subscription_cancel: 'Disdici l’abbonamento',
  subscription_keep: 'Mantieni l’abbonamento',
  subscription_restore: 'Revoca la disdetta',
  subscription_cancel_title: 'Disdire l’abbonamento?',
  subscription_cancel_text:
    'L’abbonamento resta attivo fino {day}, poi termina. Fino ad allora la disdetta si può revocare.',
  subscription_cancel_text_unpaid:
    'L’abbonamento non si rinnova più e termina {day}. La fattura del periodo in corso resta da pagare.',
  subscription_cancel_credit: 'Il credito di {amount} resta all’account.',
  subscription_restore_title: 'Revocare la disdetta?',
  subscription_restore_text: 'L’abbonamento si rinnova {day}, al prezzo del piano.',
  subscription_cancelled: 'L’abbonamento è stato disdetto.',
  subscription_restored: 'La disdetta è stata revocata.',
  subscription_cancellation_failed: 'La disdetta non è riuscita.',
  subscription_restoring_failed: 'La revoca della disdetta non è riuscita.',
  /** Button, and heading and confirmation of the dialog it opens. */
  subscription_change: 'Cambia piano',
  subscription_current: 'Piano attuale',
  /** Button: from the choice of a plan to its confirmation. */
  plan_go_on: 'Continua',
  plan_back: 'Indietro',
  plan_confirm_title: 'Confermare il cambio di piano?',
  plan_confirm_text: 'Da {from} a {to}.',
  plan_confirm_card: 'Carta usata per l’abbonamento: {card}.',
  plan_confirm: 'Conferma il cambio',
  subscription_change_now: 'Oggi vengono addebitati {amount}.',
  /** Heads what is charged when an account is deleted. */
  last_bill: 'Addebito all’eliminazione dell’account',
  last_bill_none: 'L’eliminazione non comporta addebiti.',
  /** Headings of an invoice preview: charged today, or on the day of the first charge. */
  preview_today: 'Fattura di oggi',
  preview_on: 'Fattura {day}',
  preview_nothing_today: 'Oggi non viene addebitato nulla.',
  /** A line of the invoice; name is the plan's, "Annuale". */
  preview_line_plan: 'Piano {name}',
  /** Refund for the unused time of the previous plan. */
  preview_line_credit: 'Credito per il tempo non usato, piano {name}',
  preview_line_fee: 'Canone fisso, piano {name}',
  preview_line_usage: 'Consumo fino a oggi, piano {name}',
  /** name is the coupon's; "ancora per tre mesi" may follow. */
  preview_line_coupon: 'Sconto {name}',
  preview_months_left: '{months, plural, one {ancora per un mese} other {ancora per # mesi}}',
  preview_line_tax: 'IVA',
  /** An earlier credit that pays a part. */
  preview_line_balance: 'Credito usato',
  /** A few cents from earlier, too little for a separate charge. */
  preview_line_debit: 'Residuo da pagamenti precedenti',
  preview_line_owed: 'Importi precedenti da pagare',
  preview_total: 'Da pagare',
  /** Replaces the total if the credit is larger than the charge. */
  preview_credit_total: 'A credito',
  preview_next: 'Prossimi addebiti',
  preview_then: 'Poi',
  /** amount is "49,00 €", or "29,00 €, più il consumo". */
  preview_full_price: 'Prezzo pieno alla fine dello sconto: {amount}, {day}.',
  preview_stays_trial: 'Il periodo di prova termina {day}.',
  preview_stays_cancelled: 'La disdetta resta: il piano termina {day}, senza altri addebiti.',
  preview_stays_cancelled_billed: 'La disdetta resta: il piano termina {day}, e il consumo viene addebitato.',
  preview_credit_before: 'Il credito attuale è di {amount}.',
  preview_stays_credit: 'Un credito di {amount} vale per i prossimi addebiti.',
  /** Shown if no further charge follows. */
  preview_credit_kept: 'Un credito di {amount} resta all’account e vale per un altro abbonamento.',
  preview_stays_owed: 'Restano da pagare le fatture precedenti: {amount}.',
  prices_with_vat: 'I prezzi comprendono l’IVA.',
  prices_without_vat: 'I prezzi sono al netto dell’IVA.',
  subscription_card_save: 'Salva la carta',
  invoices_title: 'Fatture',
  invoices_none: 'Non ci sono ancora fatture.',
  invoices_error: 'Le fatture non sono state caricate.',
  invoice_date: 'Data',
  invoice_for: 'Descrizione',
  /** Purpose of an invoice: a change of plan. name is the plan's name, "Annuale". */
  invoice_for_change: 'Passaggio al piano {name}',
  invoice_number: 'Numero',
  invoice_amount: 'Importo',
  invoice_status: 'Stato',
  /** Not final yet: will be charged at the next renewal. */
  invoice_status_draft: 'Programmata',
  invoice_status_paid: 'Pagata',
  /** Unpaid. A button to pay is next to it. */
  invoice_status_open: 'Da pagare',
  /** Annulled by the provider. */
  invoice_status_void: 'Annullata',
  invoice_status_uncollectible: 'Pagamento non riuscito',
  invoice_download: 'Scarica il PDF',
  invoice_pay: 'Paga',
  /** Heading over the card form after the stored card was declined. */
  invoice_other_card: 'Paga con un’altra carta',
  invoice_pay_amount: 'Paga {amount}',
  invoice_payment_succeeded: 'Il pagamento è riuscito.',
  einvoices_title: 'Fatture elettroniche',
  /** number: "M12/2026". */
  einvoice_TD01: 'Fattura {number}',
  einvoice_TD04: 'Nota di credito {number}',
  /** day: "del 27 novembre 2026". */
  einvoice_of: 'Documento {day}',
  /** problem: the exchange's own text or its error code. */
  einvoice_refused: 'Scartato dal Sistema di Interscambio: {problem}.',
  /** problem: names of fields. */
  einvoice_blocked: 'Non ancora emesso: i dati di fatturazione sono incompleti o errati ({problem}).',
  einvoice_others: 'altri dati, da chiedere a chi gestisce il servizio',
  einvoice_download_of: 'Scarica l’XML: {name}',
  /** Button for an invoice that is not issued yet. */
  einvoice_retry_of: 'Riprova: {name}',
  einvoice_issued: 'Documento emesso: {name}.',
  einvoice_remake: 'Emetti di nuovo',
  einvoice_remake_of: 'Emetti di nuovo: {name}',
  einvoice_remake_text:
    'Il documento viene segnato come scartato ed emesso di nuovo con lo stesso numero, la stessa data e i dati attuali.',
  einvoice_reason: 'Motivo dello scarto',
  einvoice_remade: 'Il documento è stato emesso di nuovo.',
} as const;
