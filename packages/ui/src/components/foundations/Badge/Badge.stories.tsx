import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { count: 3 },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Count what waits for the visitor: unread messages, orders that need an answer.',
        'Say the same number in the name of the thing that it sits on: "Inbox, 3 unread", "Inbox, 99+ unread".',
      ],
      dont: [
        'Do not count what nobody has to act on.',
        'Do not make it a dot without a number; a status in words is a Tag or a Stamp.',
      ],
      accessibility: [
        'It is a picture of the number and says nothing itself.',
        'Zero draws nothing; above 99 it says 99+.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="one figure">
        <Badge count={3} />
      </StoryState>
      <StoryState label="two figures">
        <Badge count={42} />
      </StoryState>
      <StoryState label="above 99">
        <Badge count={1204} />
      </StoryState>
      <StoryState label="zero: nothing">
        <Badge count={0} />
      </StoryState>
      <StoryState label="on an icon">
        <IconButton icon="inbox" label="Inbox, 3 unread" count={3} />
      </StoryState>
      <StoryState label="above 99, on an icon">
        <IconButton icon="inbox" label="Inbox, 99+ unread" count={120} />
      </StoryState>
    </StorySheet>
  ),
};

export const AboveNinetyNineItSaysSo: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const ZeroDrawsNothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
};
