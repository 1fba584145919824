import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type BillingFields, emptyBilling } from './billing-fields.ts';
import { BillingSection } from './billing-section.tsx';
import { useBillingFields } from './use-account-billing.ts';

const receipt = {
  ...emptyBilling,
  line1: 'Via Larga 12',
  postalCode: '20122',
  city: 'Milano',
  state: 'MI',
  fiscalCode: 'FRRGLI80A41F205Z',
};

const meta = {
  title: 'Features/Billing/BillingSection',
  args: { value: receipt },
  render: function Render({ value }) {
    return <BillingSection fields={useBillingFields(null, value)} />;
  },
} satisfies Meta<{ value: BillingFields }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};
export const Empty: Story = { args: { value: emptyBilling } };
export const Invoice: Story = {
  args: { value: { ...receipt, isInvoice: true, vatNumber: '01234567897', feCodeOrPec: 'ABC1234' } },
};
export const InvoiceDark: Story = { ...Invoice, globals: { theme: 'dark' } };
export const InvoiceInEnglish: Story = { ...Invoice, globals: { locale: 'en' } };
export const InvoiceFromAbroad: Story = {
  args: { value: { ...receipt, isInvoice: true, country: 'FR', vatNumber: 'FR40303265045' } },
};
/** Country that is not in this list, saved elsewhere. */
export const FarAway: Story = {
  args: { value: { ...receipt, country: 'US' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Stati Uniti');
  },
};
/** Corrections in the middle of the code keep the cursor position. */
export const FiscalCodeCorrected: Story = {
  args: { value: { ...receipt, fiscalCode: 'FRRI80A41F205Z' } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: it.billing_fiscal_code });
    await userEvent.type(code, 'gl', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(code).toHaveValue('FRRGLI80A41F205Z');
    await expect((code as HTMLInputElement).selectionStart).toBe(5);
    await userEvent.tab();
    await expect(code).toHaveValue('FRRGLI80A41F205Z');
    await expect(code).toBeValid();
    await expect(canvas.queryByText(it.fiscal_code_invalid)).toBeNull();
  },
};
export const AllWrong: Story = {
  args: { value: { ...emptyBilling, isInvoice: true, vatNumber: '123', feCodeOrPec: '12' } },
  play: async ({ canvas, userEvent }) => {
    for (const field of canvas.getAllByRole('textbox')) await userEvent.click(field);
    await userEvent.tab();
    await canvas.findByText(it.fe_code_invalid);
    await canvas.findByText(it.address_required);
  },
};
