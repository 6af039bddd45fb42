import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Page } from '../Page/Page.tsx';
import { Text } from '../Text/Text.tsx';
import { TabBar, type TabBarItem } from './TabBar.tsx';

const items: readonly TabBarItem[] = [
  { href: '#home', icon: 'home', label: 'Home', current: true },
  { href: '#search', icon: 'search', label: 'Search' },
  { href: '#sell', icon: 'sell', label: 'Sell' },
  { href: '#orders', icon: 'box', label: 'Orders', count: 1, accessibleLabel: 'Orders, 1 waits for you' },
  { href: '#you', icon: 'user', label: 'You' },
];

const meta = {
  title: 'Foundations/TabBar',
  component: TabBar,
  args: { label: 'Places', items },
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guide: {
      keyboard: [
        ['Tab', 'from place to place'],
        ['Enter', 'goes there'],
      ],
      do: [
        'Show with it the four or five places of the app, on phones, on every page without a StickyBar.',
        'Say a count in words too: accessibleLabel "Orders, 1 waits for you".',
      ],
      dont: [
        'Do not put things to do into it; they are buttons of the page.',
        'Do not show it together with a StickyBar.',
      ],
      accessibility: [
        'It is a navigation with a name; the place one is at is marked, heavier, and has a bar above it.',
        'It keeps its own room at the end of the page, so that it covers nothing.',
        'At a desk it is gone for everybody; the header has the links.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 900 px of width. */
export const Playground: Story = {};

export const Sheet: Story = {
  args: {
    items: [
      { href: '#home', icon: 'home', label: 'Tahanan' },
      { href: '#search', icon: 'search', label: 'Hanapin' },
      { href: '#sell', icon: 'sell', label: 'Magbenta' },
      {
        href: '#orders',
        icon: 'box',
        label: 'Mga order',
        current: true,
        count: 120,
        accessibleLabel: 'Mga order, 120 ang naghihintay',
      },
      { href: '#you', icon: 'user', label: 'Ikaw' },
    ],
  },
  render: (args) => (
    <>
      <Page>
        <Text>The page ends above the bar.</Text>
      </Page>
      <TabBar {...args} />
    </>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    // Stories run at desk width, where the bar is hidden from everybody: no link can be reached twice.
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('nav')).toHaveAttribute('aria-label', 'Places');
    await expect(canvas.getByText('Home').closest('a')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Orders, 1 waits for you').closest('a')).toHaveAttribute('href', '#orders');
  },
};
