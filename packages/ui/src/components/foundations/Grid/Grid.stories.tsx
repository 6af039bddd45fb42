import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Grid } from './Grid.tsx';

const sizes = ['US 6', 'US 6.5', 'US 7', 'US 7.5', 'US 8', 'US 8.5', 'US 9', 'US 9.5', 'US 10'];
const cells = sizes.map((size) => <Block key={size}>{size}</Block>);

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Use it where things of one kind stand in columns: cards, cells, photographs of an inspection.',
        'Name the least width that the things need, and let the place decide how many columns there are.',
        'Give cards more room between their rows than between their columns: a card ends in words, not in an edge.',
      ],
      dont: [
        'Not for a page: AsideLayout, ItemLayout and TwoColumns know the widths of the columns and when they break.',
        'Not for figures that are compared down a column: that is a DataTable.',
        'Not for a few words in a row: Inline.',
      ],
      accessibility: [
        'With `as="ul"` and `<li>` children a screen reader says how many things there are.',
        'The order that one reads and tabs is the order of the children, in every number of columns.',
        'At 320 px and 200 % zoom a column is never wider than its place.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { least: 'card', space: 4, children: cells } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      <StoryState label="Cells, 80 px at least" wide>
        <Grid least="cell" space={1}>
          {cells}
        </Grid>
      </StoryState>
      <StoryState label="Cards, more room between rows" wide>
        <Grid rowSpace={8}>
          {sizes.slice(0, 7).map((size) => (
            <Block key={size} tall>
              {size}
            </Block>
          ))}
        </Grid>
      </StoryState>
      <StoryState label="Columns of text, aligned at the start" wide>
        <Grid least="column" space={8} align="start">
          <Block>Opened on camera, within 24 hours of its arrival in our warehouse in Parañaque.</Block>
          <Block tall>31 points, from the box label to the glue line, each with a photograph.</Block>
          <Block>Pagkatapos ng inspeksyon, ikakabit ang tag at hindi na ito matatanggal.</Block>
        </Grid>
      </StoryState>
      <StoryState label="At 320 px of screen, columns of text">
        <Frame narrow>
          <Grid least="column">
            <Block>One column</Block>
            <Block>Pinakamababang-presyong-nakalista-ngayong-linggo</Block>
          </Grid>
        </Frame>
      </StoryState>
      <StoryState label="One child keeps the width of a column">
        <Grid>
          <Block>Alone</Block>
        </Grid>
      </StoryState>
    </StorySheet>
  ),
};

/** Columns follow the place: what does not fit goes to the next row, never over the edge. */
export const InANarrowPlace: Story = {
  args: { children: undefined },
  render: () => (
    <Frame narrow>
      <Grid least="column" as="ul">
        <li>Grey</li>
        <li>Bred</li>
      </Grid>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const [first, second] = within(list).getAllByRole('listitem');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? Infinity);
  },
};
