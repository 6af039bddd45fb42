import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
import { MoneyStep } from './MoneyStep.tsx';

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Your price in pesos', sign: '₱' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the amount, then to each step'],
        ['Digits', 'write the amount'],
        ['Enter, Space', 'on a step: adds or takes away'],
      ],
      do: [
        'Use it for the one amount that a screen is about: the price of an ask, a bid, a payout.',
        'Put beneath it at once what the amount means: "You receive ₱7,226".',
        'Name a step in words: "50 pesos more".',
      ],
      dont: [
        'Do not put two of them on a screen; smaller amounts are TextFields with the sign before them.',
        'Do not round or correct an amount while somebody types it.',
      ],
      accessibility: [
        'The sign is not read: say the currency in the label.',
        'The hint stands below because it follows the amount; it describes the field all the same.',
        'Each step is 48 px wide and high and has its own name.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = (disabled = false): ReactNode => [
  <MoneyStep key="less" label="50 pesos less" disabled={disabled}>
    −50
  </MoneyStep>,
  <MoneyStep key="more" label="50 pesos more" disabled={disabled}>
    +50
  </MoneyStep>,
];

export const Playground: Story = { args: { defaultValue: '8,600', steps: steps() } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <MoneyField {...meta.args} />
      </StoryState>
      <StoryState label="filled, what it means below">
        <MoneyField {...meta.args} defaultValue="8,600" hint="You receive ₱7,826.50 after three fees." />
      </StoryState>
      <StoryState label="with steps">
        <MoneyField {...meta.args} defaultValue="8,600" steps={steps()} />
      </StoryState>
      <StoryState label="label for screen readers only">
        <MoneyField {...meta.args} defaultValue="12,450" labelHidden />
      </StoryState>
      <StoryState label="error">
        <MoneyField {...meta.args} defaultValue="90" error="The least price is ₱500." steps={steps()} />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <MoneyField
          {...meta.args}
          defaultValue="8,600"
          disabledReason="Somebody is paying for it."
          steps={steps(true)}
        />
      </StoryState>
      <StoryState label="a large amount with centavos, long label (Filipino)">
        <MoneyField
          label="Halagang gusto mong ilipat sa iyong account, sa piso"
          sign="₱"
          defaultValue="1,234,567.50"
          inputMode="decimal"
        />
      </StoryState>
    </StorySheet>
  ),
};

function Stepped(props: MoneyFieldProps) {
  const [amount, setAmount] = useState(8600);
  return (
    <MoneyField
      {...props}
      value={String(amount)}
      onChange={(event) => setAmount(Number(event.currentTarget.value))}
      steps={
        <MoneyStep label="50 pesos more" onClick={() => setAmount(amount + 50)}>
          +50
        </MoneyStep>
      }
    />
  );
}

export const ByKeyboard: Story = {
  render: (args) => <Stepped {...args} />,
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.tab();
    const field = getByRole('textbox', { name: 'Your price in pesos' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('8605');
    await expect(field).toHaveValue('8605');
    await userEvent.tab();
    await expect(getByRole('button', { name: '50 pesos more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('8655');
  },
};

export const WhatItMeansDescribesIt: Story = {
  args: { hint: 'You receive ₱7,826.50.', error: 'The least price is ₱500.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('You receive ₱7,826.50. The least price is ₱500.');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};
