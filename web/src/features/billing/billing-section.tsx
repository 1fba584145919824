import { TextInput } from '@mantine/core';
import { countries } from '@massima/contract/format/country';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { RadioGroup } from '../../components/radio-group.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { type BillingField, fiscalCodeOf } from './billing-fields.ts';
import classes from './billing-section.module.css';
import type { useBillingFields } from './use-account-billing.ts';

const home = 'IT';

/**
 * Returns the countries that the server accepts for invoices: Italy, then the others by localised
 * name. A stored country outside the list is included, because it would otherwise appear as Italy.
 */
export function countryChoices(
  locale: string,
  stored: string,
  northernIreland: string,
): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  const choice = (code: string) => ({
    value: code,
    // Northern Ireland has a code for VAT numbers only and no name in the platform's list.
    text: code === 'XI' ? northernIreland : (names.of(code) ?? code),
  });
  const rest = [...new Set([...countries, stored])].filter((code) => code !== home).map(choice);
  return [choice(home), ...rest.sort((a, b) => byName.compare(a.text, b.text))];
}

interface Props {
  fields: ReturnType<typeof useBillingFields>;
  /** Name as written on invoices; undefined before the billing data are loaded. */
  invoiceName?: string | undefined;
}

/**
 * Fields for an invoice or a receipt. Enter is blocked, because it would submit a half-filled form.
 */
export function BillingSection({ fields, invoiceName }: Props) {
  const { t, locale } = useText();
  const { values, set } = fields;
  const field = (key: BillingField, label: TextKey, rest: object = {}) => (
    <TextInput label={t(label)} {...fields.field(key)} {...rest} />
  );
  const blockEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    // Listens for bubbling keys; the fieldset is no control.
    <fieldset className={classes.section} onKeyDown={blockEnter}>
      <legend className="visually-hidden">{t('billing_title')}</legend>
      <RadioGroup
        label={t('billing_kind')}
        isLabelHidden
        value={values.isInvoice ? 'invoice' : 'receipt'}
        options={[
          { value: 'invoice', text: t('billing_invoice') },
          { value: 'receipt', text: t('billing_receipt') },
        ]}
        isRow
        onChange={(kind) => set({ isInvoice: kind === 'invoice' })}
      />
      {!values.isInvoice &&
        field('fiscalCode', 'billing_fiscal_code', {
          autoCapitalize: 'characters',
          classNames: { input: classes.capitals },
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            const { currentTarget: input, nativeEvent } = event;
            // Text under composition is left unchanged, because some input methods would enter it
            // twice.
            if ('isComposing' in nativeEvent && nativeEvent.isComposing) {
              return set({ fiscalCode: input.value });
            }
            const caret = input.selectionStart;
            // Synchronous, because the caret would jump to the end otherwise.
            flushSync(() => set({ fiscalCode: input.value.toUpperCase() }));
            input.setSelectionRange(caret, caret);
          },
          onBlur: (event: FocusEvent) => {
            fields.field('fiscalCode').onBlur(event);
            set({ fiscalCode: fiscalCodeOf(values) });
          },
        })}
      {values.isInvoice && invoiceName !== undefined && (
        <p>
          {invoiceName === ''
            ? t('billing_no_invoice_name')
            : t('billing_invoice_name', { name: invoiceName })}
        </p>
      )}
      <SelectField
        label={t('billing_country')}
        value={values.country}
        options={countryChoices(locale, values.country, t('billing_northern_ireland'))}
        onChange={(country) => set({ country })}
      />
      {field('line1', 'billing_address', { autoComplete: 'address-line1' })}
      {field('line2', 'billing_address_complement', { autoComplete: 'address-line2' })}
      <div className={classes.row}>
        {field('postalCode', 'billing_zip_code', { autoComplete: 'postal-code', maxLength: 20 })}
        {field('city', 'billing_city', { autoComplete: 'address-level2' })}
        {field('state', 'billing_state', { autoComplete: 'address-level1' })}
      </div>
      {values.isInvoice && field('vatNumber', 'billing_vat_number', { maxLength: 20 })}
      {values.isInvoice &&
        values.country === 'IT' &&
        field('feCodeOrPec', 'billing_fe_code_or_pec', { description: t('billing_fe_code_hint') })}
    </fieldset>
  );
}
