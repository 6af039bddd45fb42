import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { DepthLadder } from './DepthLadder.tsx';

const headings = { below: 'Bids: want to buy', price: 'Price', above: 'Asks: want to sell' };

const meta = {
  title: 'Market/DepthLadder',
  component: DepthLadder,
  args: {
    caption: 'Order book, US 9, standard lane',
    headings,
    above: [
      { price: '₱9,200', quantity: 2 },
      { price: '₱8,900', quantity: 1 },
      { price: '₱8,700', quantity: 1, mine: 'You, 1st' },
      { price: '₱8,450', quantity: 1 },
    ],
    below: [
      { price: '₱7,900', quantity: 1 },
      { price: '₱7,850', quantity: 3, mine: 'You, 2nd' },
      { price: '₱7,500', quantity: 5 },
      { price: '₱7,000', quantity: 8 },
    ],
    between: '₱550 apart',
  },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Give it the prices near the gap, five to eight a side; the rest belongs on a page of its own.',
        'Show the visitor’s own place with `mine`, in words: "You, 2nd".',
        'Say in the gap how far the sides are apart, or what the empty side means.',
      ],
      dont: [
        'Do not merge prices: each row is an offer that somebody made.',
        'Do not let it jump: live changes come together, politely, and can be paused.',
      ],
      accessibility: [
        'A real table with a name; the price heads its row.',
        'Sides differ by place, by fill and outline and by their headings, not by colour alone.',
        'The bars add up from the gap outwards; the number is what stands at that price.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DepthLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="both sides, the visitor on each">
        <DepthLadder {...args} />
      </StoryState>
      <StoryState label="few: one at each price">
        <DepthLadder
          {...args}
          caption="Few"
          above={[
            { price: '₱9,900', quantity: 1 },
            { price: '₱9,400', quantity: 1 },
            { price: '₱9,150', quantity: 1 },
          ]}
          below={[{ price: '₱7,000', quantity: 1 }]}
          between="₱2,150 apart"
        />
      </StoryState>
      <StoryState label="one side empty">
        <DepthLadder
          {...args}
          caption="One side"
          above={[]}
          between="Nobody sells US 9 right now. Bid, and sellers see it."
        />
      </StoryState>
      <StoryState label="both empty">
        <DepthLadder {...args} caption="Empty" above={[]} below={[]} between="Nobody sells or wants US 9 yet." />
      </StoryState>
      <StoryState label="large amounts, long words (Filipino)">
        <DepthLadder
          caption="Mahal"
          headings={{ below: 'Mga alok: gustong bumili', price: 'Presyo', above: 'Mga hinihingi: gustong magbenta' }}
          above={[
            { price: '₱1,234,567', quantity: 120, mine: 'Ikaw, ika-12' },
            { price: '₱1,200,000', quantity: 4 },
          ]}
          below={[{ price: '₱1,150,000', quantity: 37, mine: 'Ikaw, ika-2' }]}
          between="₱50,000 ang agwat"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ThePriceHeadsItsRow: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Order book, US 9, standard lane' }));
    await expect(table.getByRole('row', { name: 'You, 1st ₱8,700 1' })).toHaveAttribute('aria-current', 'true');
    await expect(table.getByRole('row', { name: '5 ₱7,500' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '₱550 apart' })).toBeVisible();
  },
};
