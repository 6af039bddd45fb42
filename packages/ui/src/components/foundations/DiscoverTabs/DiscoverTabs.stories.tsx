import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { DiscoverTabs } from './DiscoverTabs.client.tsx';

const itemsOf = (labels: readonly string[], current: string) =>
  labels.map((label) => ({ href: `#${label}`, label, current: label === current }));

const meta = {
  title: 'Foundations/DiscoverTabs',
  component: DiscoverTabs,
  args: { label: 'Discover', items: itemsOf(['For you', 'Sneakers', 'Apparel', 'Bags'], 'Sneakers') },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'from tab to tab: they are links'],
        ['Enter', 'goes there'],
      ],
      do: [
        'Use it where each tab is a page with an address: it can be shared, and the back button works.',
        'Mark the tab of this page with current.',
      ],
      dont: ['Do not use it for views of one page without an address; that is Tabs.'],
      accessibility: [
        'It is a navigation with a name; the current tab is marked, heavier, and has a bar below it.',
        'On phones it scrolls sideways by finger and with the focus; the next tab peeks in.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DiscoverTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="few" wide>
        <DiscoverTabs {...args} />
      </StoryState>
      <StoryState label="many, long words (Filipino): it scrolls" wide>
        <DiscoverTabs
          label="Tuklasin"
          items={itemsOf(
            ['Para sa iyo', 'Sapatos', 'Kasuotan', 'Bag at pitaka', 'Laruan at kard', 'Paparating na', 'Gamit na'],
            'Para sa iyo',
          )}
        />
      </StoryState>
    </StorySheet>
  ),
};

/** The last of many tabs is the chosen one, and stands whole inside the strip at the start. */
export const LastChosen: Story = {
  args: { items: itemsOf(['Items', 'Brands', 'Collection', 'Price alerts', 'Recently seen'], 'Recently seen') },
  render: (args) => (
    <div style={{ width: 280, paddingInline: 16, overflow: 'hidden' }}>
      <DiscoverTabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('navigation').getBoundingClientRect();
    const tab = () => canvas.getByRole('link', { name: 'Recently seen' }).getBoundingClientRect();
    await waitFor(() => expect(tab().right).toBeLessThanOrEqual(frame.right));
    await expect(tab().left).toBeGreaterThanOrEqual(frame.left);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'For you' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sneakers' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sneakers' })).toHaveAttribute('aria-current', 'page');
  },
};
