import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { useText } from '../lib/i18n.tsx';
import { RadioGroup } from './radio-group.tsx';

type Kind = 'invoice' | 'receipt';

const options = (isDisabled: boolean) =>
  (['invoice', 'receipt'] as const).map((value) => ({ value, text: '', isDisabled }));

/** Choice among a few visible options. Arrow keys move and select. */
const meta = {
  title: 'Components/Radio',
  component: RadioGroup<Kind>,
  args: { label: '', value: 'invoice', options: options(false), onChange: fn() },
  argTypes: { value: { control: 'inline-radio', options: ['invoice', 'receipt'] } },
  render: function Render({ onChange, ...args }) {
    const { t } = useText();
    const [value, setValue] = useState<Kind>(args.value);
    useEffect(() => setValue(args.value), [args.value]);
    return (
      <RadioGroup<Kind>
        {...args}
        label={args.label || t('billing_kind')}
        value={value}
        options={args.options.map((option) => ({ ...option, text: t(`billing_${option.value}`) }))}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup<Kind>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText(it.billing_receipt));
    await expect(args.onChange).toHaveBeenLastCalledWith('receipt');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
  },
};
export const SideBySide: Story = { args: { isRow: true, isLabelHidden: true } };
export const WithHint: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { t } = useText();
    return (
      <RadioGroup
        label={t('citation_style')}
        hint={t('citation_style_hint')}
        value="short"
        options={[
          { value: 'italian', text: 'Cass. civ., Sez. III, sent. 12 gennaio 2019, n. 123' },
          { value: 'short', text: 'Cass. civ., Sez. III, n. 123/2019' },
        ]}
        onChange={() => {}}
      />
    );
  },
};
export const Disabled: Story = { args: { options: options(true) } };
