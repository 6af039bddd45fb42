import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { PriceTag } from '../../market/PriceTag/PriceTag.tsx';
import { Stamp } from '../../market/Stamp/Stamp.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Foundations/Inline',
  component: Inline,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Put small things beside each other: tags, buttons, a label and its figure.',
        'Let it wrap. With `justify="between"` the second thing goes below the first where both do not fit.',
        'Align words of different sizes on their baseline.',
      ],
      dont: [
        'Do not switch wrapping off for things with words in them: the longest language does not fit 320 px.',
        'Not for columns that have to line up with those of another row: Grid or DataTable.',
      ],
      accessibility: [
        'The order that one reads and tabs is the order of the children, also in right-to-left text.',
        'With `as="nav"` it is a landmark; name it where a page has several.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const tags = ['New, unworn', 'With box', 'US 9', 'Released 9 Jun 2020'].map((words) => <Tag key={words}>{words}</Tag>);

export const Playground: Story = { args: { space: 2, children: tags } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="Beside each other">
        <Inline>{tags}</Inline>
      </StoryState>
      <StoryState label="To both ends, on the baseline">
        <Inline justify="between" align="baseline">
          <Text as="span">You pay in total</Text>
          <PriceTag size={2}>₱8,650</PriceTag>
        </Inline>
      </StoryState>
      <StoryState label="At the end">
        <Inline justify="end">
          <Tag>US 9</Tag>
          <Stamp tone="positive">Passed</Stamp>
        </Inline>
      </StoryState>
      <StoryState label="Ends in an icon button: its drawing keeps to the edge">
        <Frame>
          <Inline justify="between" outdent>
            <Text as="span" weight="bold">
              Jordan 1 Mid
            </Text>
            <IconButton icon="share" label="Share" />
          </Inline>
        </Frame>
      </StoryState>
      <StoryState label="Wide steps between, stretched">
        <Inline space={6} align="stretch">
          <Block tall>Standard</Block>
          <Block>Flash</Block>
        </Inline>
      </StoryState>
      <StoryState label="Long Filipino words at 320 px of screen">
        <Frame narrow>
          <Inline justify="between">
            <Text as="span">Kabuuang babayaran kasama ang paghahatid</Text>
            <PriceTag size={2}>₱128,650.50</PriceTag>
          </Inline>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** In right-to-left text the first thing stands right, and an outdented button keeps to the left edge. */
export const RightToLeft: Story = {
  args: { children: undefined },
  render: () => (
    <div dir="rtl">
      <Frame>
        <Inline justify="between" outdent>
          <Text as="span">First</Text>
          <IconButton icon="share" label="Share" />
        </Inline>
      </Frame>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByText('First').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Share' }).getBoundingClientRect();
    const drawing = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    const edge = canvasElement.querySelector('[dir="rtl"]')?.getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(button.right);
    await expect(drawing?.left).toBeCloseTo(edge?.left ?? Number.NaN, -1);
  },
};
