import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Foundations/IconButton',
  component: IconButton,
  args: { icon: 'share', label: 'Share this item' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the button'],
        ['Enter, Space', 'presses it; one that is a link follows it on Enter'],
      ],
      do: [
        'Use it for drawings that everybody knows: the cross, the arrow back, the magnifier.',
        'Put the count into the label too: "Inbox, 2 unread".',
      ],
      dont: [
        'Do not use it for an action that needs a word; that is Button or TextButton.',
        'Do not put more than three in a row: nobody tells them apart.',
      ],
      accessibility: [
        'The label is its name; the drawing says nothing to screen readers.',
        'It is 44 px wide and high however small the drawing.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const press = fn();

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a button">
        <IconButton icon="share" label="Share this item" />
      </StoryState>
      <StoryState label="a link">
        <IconButton icon="search" label="Search" href="#search" />
      </StoryState>
      <StoryState label="with a count">
        <IconButton icon="inbox" label="Inbox, 2 unread" count={2} href="#inbox" />
      </StoryState>
      <StoryState label="with a large count">
        <IconButton icon="inbox" label="Inbox, 99+ unread" count={128} href="#inbox" />
      </StoryState>
      <StoryState label="a count of none">
        <IconButton icon="inbox" label="Inbox" count={0} href="#inbox" />
      </StoryState>
      <StoryState label="the page one is on">
        <IconButton icon="wallet" label="Wallet" href="#wallet" aria-current="page" />
      </StoryState>
      <StoryState label="disabled">
        <IconButton icon="chevronLeft" label="Earlier pictures" disabled />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  render: () => <IconButton icon="cross" label="Close" onClick={press} />,
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const AsALink: Story = {
  args: { icon: 'inbox', label: 'Inbox, 2 unread', count: 2, href: '#inbox' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Inbox, 2 unread' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#inbox');
  },
};
