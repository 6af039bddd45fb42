import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { SkeletonBlock, SkeletonCard, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Foundations/Skeleton',
  component: SkeletonBlock,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show it where things will be when a wait takes more than 200 ms, in the size that they will have.',
        'Put aria-busy on the place around it.',
      ],
      dont: [
        'Do not draw more of them than will come: an empty list after twelve cards looks like a failure.',
        'Do not use it for what is already on the page and only changes.',
      ],
      accessibility: [
        'It says nothing to screen readers: the place around it is busy.',
        'It breathes after 200 ms, stands still with reduced motion, and has an edge with forced colours.',
        'A line of it is as high as a line of text, so nothing moves when the words come.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SkeletonBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { ratio: 'card' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a card">
        <SkeletonCard />
      </StoryState>
      <StoryState label="text, in its sizes">
        <SkeletonText size="display" />
        <SkeletonText size="heading" />
        <SkeletonText size="lead" />
        <SkeletonText lines={3} />
        <SkeletonText size="label" />
      </StoryState>
      <StoryState label="pictures: square, look">
        <SkeletonBlock ratio="square" />
        <SkeletonBlock ratio="look" />
      </StoryState>
      <StoryState label="pictures: wide, hero, and a control">
        <SkeletonBlock ratio="wide" />
        <SkeletonBlock ratio="hero" />
        <SkeletonBlock ratio="control" />
      </StoryState>
      <StoryState label="a section of the page" wide>
        <SkeletonBlock ratio="section" />
      </StoryState>
    </StorySheet>
  ),
};

export const AsHighAsTheWords: Story = {
  render: () => (
    <>
      <div data-testid="words">
        <Text>One line</Text>
      </div>
      <div data-testid="skeleton">
        <SkeletonText />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(height('skeleton')).toBe(height('words'));
  },
};
