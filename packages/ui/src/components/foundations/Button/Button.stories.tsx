import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Foundations/Button',
  component: Button,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the button, also while it is blocked'],
        ['Enter, Space', 'presses it; a button that is a link follows it on Enter'],
      ],
      do: [
        'Say what happens on the press, with the amount where money moves: "Pay ₱8,650".',
        'Give the one thing that a screen is for the tone main, and everything beside it another tone.',
        'Tell with disabledReason what is missing, and keep the words of the button while it loads.',
      ],
      dont: [
        'Do not put two orange buttons on a screen: then none of them is the main one.',
        'Do not use it to go somewhere inside a sentence; that is a TextLink.',
        'Do not block a form until all of it is right: let people press, and say what is wrong.',
      ],
      accessibility: [
        'A blocked button stays focusable, and its reason is read as its description.',
        'While it loads it is busy, ignores presses and says loadingLabel after its words.',
        'Its least height is 48 px, 44 px when compact.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Storybook forgets its calls before each story. */
const pressed = fn();

export const Playground: Story = { args: { children: 'Buy for ₱8,650', tone: 'main', onClick: pressed } };

export const Sheet: Story = {
  args: { children: 'Buy' },
  render: () => (
    <StorySheet>
      <StoryState label="main: once per screen">
        <Button tone="main">Buy for ₱8,650</Button>
      </StoryState>
      <StoryState label="ink">
        <Button tone="ink">Make an offer</Button>
      </StoryState>
      <StoryState label="quiet, the default">
        <Button>Save for later</Button>
      </StoryState>
      <StoryState label="plain">
        <Button tone="plain">Not now</Button>
      </StoryState>
      <StoryState label="critical">
        <Button tone="critical">Cancel the order</Button>
      </StoryState>
      <StoryState label="compact, 44 px">
        <Button size="compact" icon="plus">
          Add an address
        </Button>
      </StoryState>
      <StoryState label="with a second line">
        <Button tone="main" wide detail="You pay ₱8,999 with delivery">
          Buy now
        </Button>
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Button tone="main" wide>
          Ipagpatuloy ang pagbabayad at piliin ang paraan ng paghahatid
        </Button>
      </StoryState>
      <StoryState label="loading">
        <Button tone="main" loadingLabel="Paying">
          Pay ₱8,650
        </Button>
      </StoryState>
      <StoryState label="blocked, with its reason">
        <Button tone="main" disabledReason="Choose a size first.">
          Buy now
        </Button>
      </StoryState>
      <StoryState label="a link that looks like a button">
        <Button href="#sell" tone="ink">
          Sell yours
        </Button>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { children: 'Place the bid', onClick: pressed },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Place the bid' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

export const BlockedIsFocusableAndSaysWhy: Story = {
  args: { children: 'Buy now', disabledReason: 'Choose a size first.', onClick: pressed },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Buy now' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose a size first.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const LoadingIgnoresPresses: Story = {
  args: { children: 'Pay ₱8,650', loadingLabel: 'Paying', onClick: pressed },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Pay ₱8,650.*Paying/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const AsALink: Story = {
  args: { children: 'Sell yours', href: '#sell' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Sell yours' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#sell');
  },
};
