import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { Text } from '../Text/Text.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Foundations/StickyBar',
  component: StickyBar,
  args: {
    label: 'Buy',
    sum: { label: 'US 9, standard, in total', amount: '₱8,650' },
    children: (
      <>
        <Button tone="ink">Bid</Button>
        <Button tone="main">Buy</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '200px' } },
    guide: {
      keyboard: [
        ['Tab', 'to its buttons, after the page before it'],
        ['Enter, Space', 'press the button'],
      ],
      do: [
        'Put the one thing to do on a page into it, within reach of the thumb, with what it comes to.',
        'Show the same buttons in the page at a desk, where it does not stand.',
      ],
      dont: ['Do not put more than two buttons into it.', 'Do not show it together with a TabBar.'],
      accessibility: [
        'It is a region with a name.',
        'It keeps its own room at the end of the page; a field that takes the focus is scrolled above it.',
        'At 320 px, at 200 % or with longer words the buttons go under the sum.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 900 px of width. */
export const Playground: Story = {};

/** Each bar at the foot of a frame; on a page it stands at the foot of the window. */
function Frame({ label, ...bar }: Parameters<typeof StickyBar>[0]) {
  return (
    <div style={{ position: 'relative', height: 156, transform: 'translate(0)', overflow: 'hidden' }}>
      <Page>
        <Text tone="soft">{label}</Text>
      </Page>
      <StickyBar {...bar} label={label} />
    </div>
  );
}

export const Sheet: Story = {
  render: (args) => (
    <>
      <Frame {...args} label="A sum and two buttons" />
      <Frame label="Buttons alone">
        <Button>Decline</Button>
        <Button tone="main">Accept ₱8,100</Button>
      </Frame>
      <Frame label="Long words (Filipino)" sum={{ label: 'US 9, karaniwang padala, kabuuan', amount: '₱118,650.50' }}>
        <Button tone="ink">Mag-alok</Button>
        <Button tone="main">Bilhin na ngayon</Button>
      </Frame>
      <Frame label="Blocked, with its reason" sum={{ label: 'US 9', amount: '₱8,650' }}>
        <Button tone="main" disabledReason="Choose a size first.">
          Buy
        </Button>
      </Frame>
    </>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    // Stories run at desk width, where the bar is hidden from everybody: no button can be reached twice.
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Buy' })).toBeNull();
    await expect(canvasElement.querySelector('section')).toHaveAttribute('aria-label', 'Buy');
  },
};
