import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Receipt, type ReceiptLine } from './Receipt.tsx';

const lines: ReadonlyArray<ReceiptLine> = [
  { id: 'price', label: 'Price', amount: '₱8,300' },
  { id: 'delivery', label: 'Delivery', note: 'Metro Manila, by courier', amount: '₱150' },
  { id: 'inspection', label: 'Inspection', amount: '₱200', was: { amount: '₱250', label: 'before' } },
  { id: 'coupon', label: 'Coupon SUKI300', amount: '−₱300', tone: 'positive' },
  { id: 'total', label: 'You pay in total', amount: '₱8,350', kind: 'total' },
];

const meta = {
  title: 'Market/Receipt',
  component: Receipt,
  args: { lines },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show every line that the total is made of, in the order in which it adds up.',
        'Say in the note why a line is there or who it goes to.',
        'Write what is taken off with a minus, and give it the tone positive when the visitor keeps the money.',
      ],
      dont: [
        'Do not add up in the part: amounts come ready from the rules that charge them.',
        'Do not end a receipt without its total, unless the total stands right above it.',
      ],
      accessibility: [
        'A list of terms with their amounts; each line is read as a pair.',
        'An old amount is struck through and said to be the old one in words.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="lines and their total">
        <Receipt lines={lines} />
      </StoryState>
      <StoryState label="under a hairline, a strong line, a fine">
        <Receipt
          opening="rule"
          lines={[
            { id: 'income', label: 'You receive', amount: '₱7,912', kind: 'strong' },
            { id: 'fine', label: 'Deducted from the deposit', amount: '−₱500', tone: 'critical' },
          ]}
        />
      </StoryState>
      <StoryState label="under an ink rule, one line">
        <Receipt opening="ink" lines={[{ id: 'deposit', label: 'Deposit', amount: '₱500' }]} />
      </StoryState>
      <StoryState label="large amounts, long words (Filipino)">
        <Receipt
          lines={[
            {
              id: 'delivery',
              label: 'Paghahatid mula bodega hanggang pintuan',
              note: 'Kasama ang seguro sa daan, sa Lungsod ng Quezon at karatig na mga bayan',
              amount: '₱1,150.50',
            },
            { id: 'total', label: 'Kabuuang babayaran mo ngayon', amount: '₱1,234,567', kind: 'total' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const EachLineIsAPair: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '₱8,300',
      '₱150',
      'before ₱250₱200',
      '−₱300',
      '₱8,350',
    ]);
  },
};
