import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceTag } from '../../src/components/market/PriceTag/PriceTag.tsx';
import { Receipt } from '../../src/components/market/Receipt/Receipt.tsx';

/**
 * Money is said once and in full: every line of it, then the total, which is the largest thing of its place. Figures
 * have one width, so that columns line up. Money that comes back is green and has its sign; a former amount is struck
 * through and says "before". No amount appears for the first time at the last step.
 */
const meta = { title: 'Patterns/Money' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuyersTotal: Story = {
  render: () => (
    <Receipt
      lines={[
        { id: 'price', label: 'Price', amount: '₱8,650' },
        {
          id: 'check',
          label: 'Check of the pair',
          note: 'We look at 12 points',
          amount: '₱150',
          was: { amount: '₱300', label: 'before' },
        },
        { id: 'delivery', label: 'Delivery', note: 'To Quezon City', amount: '₱199' },
        { id: 'coupon', label: 'Coupon SUKI100', amount: '−₱100', tone: 'positive' },
        { id: 'total', label: 'You pay in total', amount: '₱8,899', kind: 'total' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You pay in total')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('before ₱300');
  },
};

export const SellersPayout: Story = {
  render: () => (
    <Receipt
      lines={[
        { id: 'price', label: 'You sell for', amount: '₱8,650' },
        { id: 'fee', label: 'Our fee', note: '8 % of the price', amount: '−₱692' },
        { id: 'payout', label: 'You receive', amount: '₱7,958', kind: 'total' },
      ]}
    />
  ),
};

export const OneAmount: Story = { render: () => <PriceTag size={1}>₱8,650.50</PriceTag> };
