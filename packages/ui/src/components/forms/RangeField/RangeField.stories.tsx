import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { RangeField, type RangeFieldProps } from './RangeField.client.tsx';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  args: {
    label: 'Price',
    sign: '₱',
    fromLabel: 'From',
    toLabel: 'To',
    min: 500,
    max: 60_000,
    step: 500,
    value: [4000, 20_000],
    format: (amount) => `₱${amount.toLocaleString('en-PH')}`,
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the lower thumb, the upper thumb, the lower amount, the upper amount'],
        ['Arrow keys', 'on a thumb: one step up or down'],
        ['Page Up, Page Down', 'on a thumb: ten steps'],
        ['Home, End', 'on a thumb: as far as it goes'],
        ['Enter', 'in an amount: takes it; Escape brings the old one back'],
      ],
      do: [
        'Choose a step that people think in: ₱500 for sneakers.',
        'Search again on onValueCommit, not while the thumb still moves.',
      ],
      dont: [
        'Do not use it for one amount that has to be exact; that is MoneyField.',
        'Do not leave the amounts away: nobody hits ₱12,500 with a thumb on a phone.',
      ],
      accessibility: [
        'Each thumb is a slider with a name of its own and says its amount in pesos.',
        'What the slider does can be done in the two amounts as well.',
        'The thumbs are 44 px wide and high, and keep to the direction in which the page reads.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: RangeFieldProps) {
  const [range, setRange] = useState(props.value);
  return (
    <RangeField
      {...props}
      value={range}
      onValueChange={(next) => {
        setRange(next);
        props.onValueChange(next);
      }}
    />
  );
}

export const Playground: Story = { args: { hint: 'What you pay in total, with delivery.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a part of the prices">
        <Kept {...meta.args} />
      </StoryState>
      <StoryState label="all prices">
        <Kept {...meta.args} value={[500, 60_000]} hint="What you pay in total, with delivery." />
      </StoryState>
      <StoryState label="both thumbs on one price">
        <Kept {...meta.args} value={[12_500, 12_500]} />
      </StoryState>
      <StoryState label="error">
        <Kept {...meta.args} error="The prices could not be searched. Check your connection." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Kept {...meta.args} disabledReason="Nothing is for sale in this size yet." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Kept
          {...meta.args}
          label="Kabuuang halagang handa mong bayaran"
          optionalLabel="hindi kailangang sagutan"
          fromLabel="Pinakamababang presyo"
          toLabel="Pinakamataas na presyo"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.tab();
    const lower = getByRole('slider', { name: 'From' });
    await expect(lower).toHaveFocus();
    await expect(lower).toHaveAttribute('aria-valuetext', '₱4,000');
    await userEvent.keyboard('{ArrowRight}');
    await expect(lower).toHaveAttribute('aria-valuenow', '4500');
    await expect(getByRole('textbox', { name: 'From' })).toHaveValue('4,500');
    await userEvent.tab();
    await expect(getByRole('slider', { name: 'To' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(getByRole('textbox', { name: 'To' })).toHaveValue('60,000');
  },
};

export const AnAmountCanBeTyped: Story = {
  args: { onValueCommit: fn() },
  play: async ({ args, canvasElement }) => {
    const { getByRole } = within(canvasElement);
    const upper = getByRole('textbox', { name: 'To' });
    await userEvent.clear(upper);
    await userEvent.type(upper, '₱12,345{Enter}');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenCalledWith([4000, 12_345]);
    await expect(getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuetext', '₱12,345');
    await expect(upper).toHaveValue('12,345');
  },
};

export const AnAmountPastTheOtherStopsAtIt: Story = {
  play: async ({ canvasElement }) => {
    const lower = within(canvasElement).getByRole('textbox', { name: 'From' });
    await userEvent.clear(lower);
    await userEvent.type(lower, '30000');
    await userEvent.tab();
    await expect(lower).toHaveValue('20,000');
  },
};

export const EscapeBringsTheAmountBack: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const lower = within(canvasElement).getByRole('textbox', { name: 'From' });
    await userEvent.clear(lower);
    await userEvent.type(lower, '9{Escape}');
    await expect(lower).toHaveValue('4,000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
