import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Show } from './Show.tsx';

const meta = {
  title: 'Foundations/Show',
  component: Show,
  args: { on: 'desk', children: 'Seen from 900 px on' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: ['Use it for the few things that stand at another place on a phone, such as the button of a StickyBar.'],
      dont: [
        'Do not write two versions of a screen with it: let the parts flow.',
        'Do not leave something out on phones that a desk has; most people have nothing but a phone.',
      ],
      accessibility: [
        'The side that does not show is hidden from screen readers as well, so nothing is read twice.',
        'The breakpoint is 900 px in em: large text in the settings of a browser gets the layout of a phone.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="one of the two is seen" wide>
        <Show on="phone">
          <Text>This is a phone.</Text>
        </Show>
        <Show on="desk">
          <Text>This is a desk.</Text>
        </Show>
      </StoryState>
      <StoryState label="within a sentence" wide>
        <Text>
          Press{' '}
          <Show on="phone" as="span">
            the button below
          </Show>
          <Show on="desk" as="span">
            the button at the side
          </Show>
          .
        </Text>
      </StoryState>
    </StorySheet>
  ),
};

export const AtADesk: Story = {
  ...Sheet,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This is a desk.')).toBeVisible();
    await expect(within(canvasElement).getByText('This is a phone.')).not.toBeVisible();
  },
};
