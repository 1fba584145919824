import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { RadioGroup } from '../../components/radio-group.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText, type TextKey } from '../../lib/i18n.tsx';
import { type BillingField, type BillingFields, fiscalCodeOf, issuesOf } from './billing-fields.ts';
import classes from './billing-section.module.css';
import { countryChoices } from './country-choices.ts';

interface Props {
  value: BillingFields;
  onChange: (value: BillingFields) => void;
}

/** Invoice or receipt, with what each of them needs. Enter does nothing here: it would send a form half filled. */
export function BillingSection({ value, onChange }: Props) {
  const text = useText();
  const { t, locale } = text;
  const [touched, setTouched] = useState<ReadonlySet<BillingField>>(new Set());
  const issues = issuesOf(value);

  const touch = (key: BillingField) => setTouched((before) => new Set(before).add(key));
  const field = (key: BillingField, label: TextKey, rest: object = {}) => {
    const issue = touched.has(key) ? issues[key] : undefined;
    return (
      <TextInput
        label={t(label)}
        value={value[key]}
        error={issue !== undefined && (text.has(issue) ? t(issue) : issue)}
        onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
        onBlur={() => touch(key)}
        {...rest}
      />
    );
  };
  const blockEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    // A group of fields, not a control: it only listens for keys on their way up.
    <fieldset className={classes.section} onKeyDown={blockEnter}>
      <legend className="visually-hidden">{t('billing_title')}</legend>
      <RadioGroup
        label={t('billing_kind')}
        isLabelHidden
        value={value.isInvoice ? 'invoice' : 'receipt'}
        options={[
          { value: 'invoice', text: t('billing_invoice') },
          { value: 'receipt', text: t('billing_receipt') },
        ]}
        isRow
        onChange={(kind) => onChange({ ...value, isInvoice: kind === 'invoice' })}
      />
      {!value.isInvoice &&
        field('fiscalCode', 'billing_fiscal_code', {
          autoCapitalize: 'characters',
          // Only to the eye: changed while it is typed, the caret would jump to the end of it.
          classNames: { input: classes.capitals },
          onBlur: () => {
            touch('fiscalCode');
            onChange({ ...value, fiscalCode: fiscalCodeOf(value) });
          },
        })}
      <SelectField
        label={t('billing_country')}
        value={value.country}
        options={countryChoices(locale, value.country, t('billing_northern_ireland'))}
        onChange={(country) => onChange({ ...value, country })}
      />
      {field('line1', 'billing_address', { autoComplete: 'address-line1' })}
      {field('line2', 'billing_address_complement', { autoComplete: 'address-line2' })}
      <div className={classes.row}>
        {field('postalCode', 'billing_zip_code', { autoComplete: 'postal-code', maxLength: 20 })}
        {field('city', 'billing_city', { autoComplete: 'address-level2' })}
        {field('state', 'billing_state', { autoComplete: 'address-level1' })}
      </div>
      {value.isInvoice && field('vatNumber', 'billing_vat_number', { maxLength: 20 })}
      {value.isInvoice &&
        value.country === 'IT' &&
        field('feCodeOrPec', 'billing_fe_code_or_pec', { description: t('billing_fe_code_hint') })}
    </fieldset>
  );
}
