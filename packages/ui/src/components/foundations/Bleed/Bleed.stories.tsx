import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Page } from '../Page/Page.tsx';
import { Bleed } from './Bleed.tsx';

const meta = {
  title: 'Foundations/Bleed',
  component: Bleed,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Use it for what is looked at rather than read: product art, rails, a map.',
        'Put it directly into a Page: it takes back exactly the gutter of that Page.',
      ],
      dont: [
        'Not for text: a line needs its margin, most of all on a phone.',
        'Not inside a column of a layout at a desk: it would lie on the other column.',
      ],
      accessibility: ['Nothing of it is read out; the focus outline of what is inside needs 5 px to the edge.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { on: 'all', children: <Block tall>To the edge of the screen</Block> },
  render: (args) => (
    <Page>
      <Block>In the margins</Block>
      <Bleed {...args} />
    </Page>
  ),
};

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      {(['phone', 'all'] as const).map((on) => (
        <StoryState key={on} label={on === 'phone' ? 'On phones only (the default)' : 'Always'} wide>
          <Frame>
            <Page>
              <Block>In the margins</Block>
              <Bleed on={on}>
                <Block tall>Art</Block>
              </Bleed>
              <Block>In the margins</Block>
            </Page>
          </Frame>
        </StoryState>
      ))}
    </StorySheet>
  ),
};

/** It takes back the gutter on both sides and nothing more: no page becomes wider by it. */
export const ToBothEdges: Story = {
  args: { children: undefined },
  render: () => (
    <Frame>
      <Page>
        <Bleed on="all">
          <Block>Art</Block>
        </Bleed>
      </Page>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const art = within(canvasElement).getByText('Art').getBoundingClientRect();
    const place = within(canvasElement).getByText('Art').parentElement?.parentElement?.getBoundingClientRect();
    await expect(art.left).toBe(place?.left);
    await expect(art.right).toBe(place?.right);
  },
};
