import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'said, not shown' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say with it what the eye sees otherwise: the title of a page that begins with its search, the word behind a sign.',
      ],
      dont: [
        'Do not put instructions into it that everybody could use.',
        'Do not hide something with it that takes the focus.',
      ],
      accessibility: ['It is in the page for screen readers and takes no room for the eye.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Text>
      Between these words <VisuallyHidden {...args} /> something is said.
    </Text>
  ),
};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="nothing is seen between the strokes">
        <Text>
          |<VisuallyHidden>said, not shown</VisuallyHidden>|
        </Text>
      </StoryState>
      <StoryState label="as a heading">
        <VisuallyHidden as="h2">Results</VisuallyHidden>
        <Text>214 pairs</Text>
      </StoryState>
    </StorySheet>
  ),
};

export const ItIsReadAndTakesNoRoom: Story = {
  args: { as: 'h2', children: 'Results' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { name: 'Results' });
    const { width, height } = title.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
