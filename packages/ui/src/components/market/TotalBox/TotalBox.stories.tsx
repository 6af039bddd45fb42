import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { ArrivalDates } from '../ArrivalDates/ArrivalDates.tsx';
import { TotalBox, type TotalBoxProps } from './TotalBox.tsx';

const every: TotalBoxProps['every'] = {
  label: 'Every line',
  lines: [
    { id: 'price', label: 'Price', amount: '₱8,300' },
    { id: 'delivery', label: 'Delivery', amount: '₱150' },
    { id: 'inspection', label: 'Inspection', amount: '₱200' },
  ],
};

const meta = {
  title: 'Market/TotalBox',
  component: TotalBox,
  args: {
    label: 'You pay in total',
    note: 'Item, delivery, inspection, fees',
    amount: '₱8,650',
    actions: <Button tone="main">Buy for ₱8,650</Button>,
    every,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the actions, then to the line that opens the receipt'],
        ['Enter, Space', 'on that line: opens and closes it'],
      ],
      do: [
        'Put the total first, the action directly under it, every line after that.',
        'Say what is in the total once, in the note.',
      ],
      dont: [
        'Do not show a price that grows later: what is not in the total is not charged.',
        'Do not show it twice; on phones the actions can stand in the sticky bar instead (actionsOnDeskOnly).',
      ],
      accessibility: [
        'The amount is announced when it changes.',
        'The lines open with a native element: they can be found by the search of the page and work before any script.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TotalBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="closed, with arrival">
        <TotalBox {...args}>
          <ArrivalDates label="Arrives" dates="Fri 27 Nov – Wed 2 Dec" />
        </TotalBox>
      </StoryState>
      <StoryState label="every line open">
        <TotalBox {...args} every={{ ...every, open: true }} />
      </StoryState>
      <StoryState label="two actions, one blocked">
        <TotalBox
          {...args}
          actions={
            <>
              <Button tone="main" wide disabledReason="Choose a size first.">
                Buy
              </Button>
              <Button>Bid</Button>
            </>
          }
          every={undefined}
        />
      </StoryState>
      <StoryState label="only the total">
        <TotalBox label="You receive" amount="₱7,912.50" />
      </StoryState>
      <StoryState label="large amount, long words (Filipino)">
        <TotalBox
          label="Kabuuang babayaran mo"
          note="Presyo, paghahatid, pagsusuri, at lahat ng bayarin"
          amount="₱1,234,567"
          actions={<Button tone="main">Bilhin ngayon sa halagang ₱1,234,567</Button>}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('₱8,650');
    await expect(canvas.getByText('Inspection')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy for ₱8,650' })).toHaveFocus();
    await userEvent.tab();
    // A key on a summary is a click to the browser; the simulated keyboard does not know it.
    await expect(canvas.getByText('Every line')).toHaveFocus();
    await userEvent.click(canvas.getByText('Every line'));
    await expect(canvas.getByText('Inspection')).toBeVisible();
  },
};
