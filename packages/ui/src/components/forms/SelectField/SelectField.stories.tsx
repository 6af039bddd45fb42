import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Bank or e-wallet',
    options: [
      { value: 'gcash', label: 'GCash' },
      { value: 'maya', label: 'Maya' },
      { value: 'bpi', label: 'BPI' },
      { value: 'landbank', label: 'Landbank (not today)', disabled: true },
    ],
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field'],
        ['Arrow keys', 'take the next or the previous entry'],
        ['Letters', 'lead to the entry that begins with them'],
        ['Space, Alt + Arrow Down', 'open the list; Escape shuts it'],
      ],
      do: [
        'Use it from about seven entries on, when people know what they look for.',
        'Begin with emptyLabel where nothing should be taken by accident.',
      ],
      dont: [
        'Do not use it for two to six entries; RadioField shows all of them at once.',
        'Do not use it for hundreds; that is ComboboxField.',
      ],
      accessibility: [
        "It is the browser's own list: on a phone the system's wheel, with every key and reader it knows.",
        'A disabled entry says why in its words: it has no other place for them.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { emptyLabel: 'Choose one', hint: 'Payouts go there.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="nothing chosen">
        <SelectField {...meta.args} emptyLabel="Choose one" hint="Payouts go there." />
      </StoryState>
      <StoryState label="chosen">
        <SelectField {...meta.args} defaultValue="maya" />
      </StoryState>
      <StoryState label="optional">
        <SelectField {...meta.args} optionalLabel="optional" emptyLabel="Any" />
      </StoryState>
      <StoryState label="error">
        <SelectField {...meta.args} emptyLabel="Choose one" error="Choose where the payout should go." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <SelectField {...meta.args} defaultValue="bpi" disabledReason="A payout is on its way to it." />
      </StoryState>
      <StoryState label="long words (Filipino), cut at the arrow">
        <SelectField
          label="Bangko o e-wallet na paglilipatan ng kinita mo"
          options={[{ value: 'a', label: 'Bangkong Pangkalahatan ng Kanlurang Kabisayaan at Mindanao' }]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { emptyLabel: 'Choose one' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('combobox', { name: 'Bank or e-wallet' });
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'BPI');
    await expect(field).toHaveValue('bpi');
  },
};

export const TheErrorDescribesIt: Story = {
  args: { error: 'Choose where the payout should go.', hint: 'Payouts go there.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Payouts go there. Choose where the payout should go.');
  },
};
