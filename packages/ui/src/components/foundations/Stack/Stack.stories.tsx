import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block, Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Take it for every group of things below each other: the distance belongs to the group, not to the things.',
        'Put a Stack into a Stack when two things belong closer together than the rest.',
        'Say what the group is with `as`: a form, an article, a section.',
      ],
      dont: [
        'No empty child to make room: choose a larger step.',
        'Not between sections of a page: Section brings its rule and its distance.',
      ],
      accessibility: [
        'It adds no role of its own; with `as` it is the element that you name.',
        'The distance stays at 200 % zoom, and children may be as long as they like.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [<Block key="a">Size</Block>, <Block key="b">Price</Block>, <Block key="c">Arrival</Block>];

export const Playground: Story = { args: { space: 4, children: three } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      {([1, 2, 4, 8] as const).map((space) => (
        <StoryState key={space} label={`Step ${space}, ${space * 4} px`}>
          <Stack space={space}>{three}</Stack>
        </StoryState>
      ))}
      <StoryState label="As wide as their words, at the start">
        <Stack align="start">{three}</Stack>
      </StoryState>
      <StoryState label="At the end">
        <Stack align="end">{three}</Stack>
      </StoryState>
      <StoryState label="A group in a group">
        <Stack space={6}>
          <Stack space={1}>
            <Block>You pay in total</Block>
            <Block>₱8,650</Block>
          </Stack>
          <Block>Arrives Fri 27 Nov – Wed 2 Dec</Block>
        </Stack>
      </StoryState>
      <StoryState label="A long word at 320 px of screen">
        <Frame narrow>
          <Stack>
            <Block>Pinakamapagkakatiwalaang-tindahan-ng-sapatos-sa-Pilipinas</Block>
          </Stack>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};
