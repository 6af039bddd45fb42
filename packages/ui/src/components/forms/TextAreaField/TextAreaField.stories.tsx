import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'What happened?' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field and on: it writes no tab'],
        ['Enter', 'begins a new line; it does not send the form'],
      ],
      do: [
        'Give as many rows as a usual answer has, so that it is seen whole.',
        'Say in the hint what helps: dates, the order number, who was written to.',
      ],
      dont: ['Do not use it for what fits one line; that is TextField.'],
      accessibility: [
        'Label, hint, error and reason are tied to it as in every field.',
        'It can be pulled higher, never wider than its place.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'With the day and the order number.' } };

const story =
  'The parcel came on Fri 20 Nov. The box has a hole at the corner and the left shoe is scratched where the hole is. Photos are with it.';

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty, with a hint">
        <TextAreaField {...meta.args} hint="With the day and the order number." />
      </StoryState>
      <StoryState label="filled">
        <TextAreaField {...meta.args} defaultValue={story} />
      </StoryState>
      <StoryState label="two rows, optional">
        <TextAreaField label="Note to the inspector" optionalLabel="optional" rows={2} />
      </StoryState>
      <StoryState label="error">
        <TextAreaField {...meta.args} defaultValue="Broken" error="Say what is broken, in at least 20 characters." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <TextAreaField
          {...meta.args}
          defaultValue={story}
          disabledReason="The claim is decided and can no longer change."
        />
      </StoryState>
      <StoryState label="a word without an end, long label (Filipino)">
        <TextAreaField
          label="Ikuwento kung ano ang nangyari sa sapatos na natanggap mo"
          defaultValue={'pagkakaligtaan'.repeat(6)}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('textbox', { name: 'What happened?' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Torn box.{Enter}Left shoe scratched.');
    await expect(field).toHaveValue('Torn box.\nLeft shoe scratched.');
  },
};

export const TheErrorDescribesIt: Story = {
  args: { error: 'Say what is broken.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Say what is broken.');
  },
};
