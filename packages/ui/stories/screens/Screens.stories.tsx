import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeView } from './home-view.tsx';
import { ItemView } from './item-view.tsx';
import { OrderView } from './order-view.tsx';
import { SellView } from './sell-view.tsx';

/**
 * Whole screens, made only of parts of the kit, with fixed data: they show how much of a screen each part takes and its
 * neighbours. The shop has its own screens; these are for trying a change of the kit on a page.
 */
const meta = {
  title: 'Patterns/Screens',
  parameters: { margin: 'none', docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { render: () => <HomeView /> };
export const Item: Story = { render: () => <ItemView /> };
export const Sell: Story = { render: () => <SellView /> };
export const Order: Story = { render: () => <OrderView /> };
