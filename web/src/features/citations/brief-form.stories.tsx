import { it } from '@massima/contract/messages/it';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { standardMutation } from '../../api/mutation.ts';
import { useForm } from '../../forms/use-form.ts';
import { waiting } from '../../testing/answers/types.ts';
import { sampleBrief } from '../../testing/samples/citations.ts';
import { ownPage } from '../../testing/story-server.ts';
import { BriefForm } from './brief-form.tsx';
import { useBrief } from './use-brief.ts';

const meta = {
  title: 'Features/Citations/BriefForm',
  parameters: ownPage,
  args: { text: '', onSubmit: fn(() => Promise.resolve()) },
  render: function Render({ text, onSubmit }) {
    const fields = useBrief(null, { text });
    const form = useForm([fields], {
      ...standardMutation({ failed: null }),
      mutationFn: onSubmit,
      input: () => fields.values,
      keepsInput: true,
    });
    return <BriefForm fields={fields} form={form} />;
  },
} satisfies Meta<{ text: string; onSubmit: (brief: { text: string }) => Promise<void> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.brief_check }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await canvas.findByText(it.missing_parameters);
    await expect(canvas.queryByRole('button', { name: it.brief_clear })).toBeNull();
  },
};
export const Pasted: Story = {
  args: { text: sampleBrief },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: it.brief_check }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: it.brief_clear }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
const send: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: it.brief_check }));
export const Checking: Story = {
  args: { text: sampleBrief, onSubmit: fn((): Promise<void> => waiting()) },
  play: send,
};
const unavailable = Object.assign(new Error('service_unavailable'), { data: { httpStatus: 503 } });
export const Refused: Story = {
  args: { text: sampleBrief, onSubmit: fn((): Promise<void> => Promise.reject(unavailable)) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(it.service_unavailable);
  },
};
const over = Object.assign(new Error('subscription_expired'), {
  data: { httpStatus: 402, message: 'subscription_expired' },
});
/** The text stays, with a link to the plans. */
export const AccessOver: Story = {
  args: { text: sampleBrief, onSubmit: fn((): Promise<void> => Promise.reject(over)) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(it['access_over.check'], { exact: false });
    await expect(context.canvas.getByRole('link', { name: it.access_over_plans })).toBeVisible();
  },
};
export const Dark: Story = { args: { text: sampleBrief }, globals: { theme: 'dark' } };
export const OnAPhone: Story = { args: { text: sampleBrief }, globals: { viewport: { value: 'w320' } } };
