import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'One `display` a screen: its title, its sentence or its total.',
        'Choose the level by the outline of the page and the size by the look.',
        'Write it as one says it, with a capital only at its beginning.',
      ],
      dont: [
        'Not for prices: PriceTag sets the ₱ sign lighter than its figures.',
        'Not to make a word stand out in a text: Text with a weight.',
        'Never in capitals.',
      ],
      accessibility: [
        'Levels do not skip: a screen reader walks the page by them.',
        'A word that does not fit breaks, so that 320 px and 200 % zoom never scroll sideways.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { level: 1, children: 'Jordan 1 Mid Light Smoke Grey' } };

export const Sheet: Story = {
  args: { level: 2, children: '' },
  render: () => (
    <StorySheet>
      <StoryState label="Level 1, display" wide>
        <Heading level={1}>Ship the pair by Sun 22 Nov, 21:40</Heading>
      </StoryState>
      <StoryState label="Level 2, heads a section">
        <Heading level={2}>Price history</Heading>
      </StoryState>
      <StoryState label="Level 3, heads a part">
        <Heading level={3}>Standard lane</Heading>
      </StoryState>
      <StoryState label="Level 4, plain and bold">
        <Heading level={4}>Delivery address</Heading>
      </StoryState>
      <StoryState label="Level 2 as large as a title">
        <Heading level={2} size="display">
          ₱8,650 in total
        </Heading>
      </StoryState>
      <StoryState label="Two lines of one length">
        <Heading level={2}>Kung sakaling hindi pumasa ang pares sa inspeksyon</Heading>
      </StoryState>
      <StoryState label="A word longer than 320 px of screen">
        <Frame narrow>
          <Heading level={1}>Pinakamapagkakatiwalaan</Heading>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** Its level is the one said, whatever its size. */
export const Level: Story = {
  args: { level: 3, size: 'display', children: 'You receive' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'You receive' })).toBeVisible();
  },
};
