import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { QuickPrices } from './QuickPrices.tsx';

const prices = [
  { id: 'now', name: 'Sell now', price: '₱8,000', result: 'You get ₱7,226' },
  { id: 'first', name: 'Be first', price: '₱8,550', result: 'You get ₱7,736' },
  { id: 'last', name: 'Last sale', price: '₱8,600', result: 'You get ₱7,782' },
];

const meta = {
  title: 'Market/QuickPrices',
  component: QuickPrices,
  args: { prices, onChoose: fn() },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves from price to price'],
        ['Enter, Space', 'takes the price over into the field'],
      ],
      do: [
        'Put it right under the MoneyField that it fills.',
        'Name where the price comes from, and say what it brings.',
      ],
      dont: [
        'Do not use it to choose something that stays chosen; that is RadioCards.',
        'Do not show more than four: the rest is in the order book.',
      ],
      accessibility: [
        'Each price is a button whose name has all three lines.',
        'Figures have one width, so that amounts can be compared.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof QuickPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="three prices">
        <QuickPrices {...meta.args} />
      </StoryState>
      <StoryState label="one price">
        <QuickPrices {...meta.args} prices={prices.slice(0, 1)} />
      </StoryState>
      <StoryState label="long words, large amounts (Filipino)">
        <QuickPrices
          {...meta.args}
          prices={[
            { id: 'a', name: 'Ibenta kaagad ngayon', price: '₱1,234,567', result: 'Matatanggap mo: ₱1,111,110.50' },
            { id: 'b', name: 'Huling benta', price: '₱1,240,000', result: 'Matatanggap mo: ₱1,116,000' },
          ]}
        />
      </StoryState>
      <StoryState label="four prices, the whole row" wide>
        <QuickPrices
          {...meta.args}
          prices={[...prices, { id: 'lowest', name: 'Lowest ask', price: '₱8,650', result: 'You get ₱7,828' }]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const second = within(canvasElement).getByRole('button', { name: /Be first.*₱8,550.*You get ₱7,736/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('first');
  },
};
