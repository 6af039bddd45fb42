import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { IconButton } from '../../foundations/IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.client.tsx';

const pressed = fn();

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Save for later', children: <IconButton icon="bookmark" label="Save for later" onClick={pressed} /> },
  parameters: {
    docs: { story: { inline: false, height: '160px' } },
    guide: {
      keyboard: [
        ['Tab', 'to the control: its words show at once'],
        ['Escape', 'hides them; the focus stays'],
      ],
      do: [
        'Show with it the name of a drawing that stands without words, at a desk and in the station.',
        'Keep it to a few words: a name, or a name and the key that does the same.',
      ],
      dont: [
        'Do not put the only place of an information into it: a finger meets it last, print never.',
        'Do not explain a fee with it; write the sentence on the page, or use a Popover.',
        'Do not put it on text or on a thing that takes no focus.',
      ],
      accessibility: [
        'It shows with the focus, under a mouse after 400 ms, and on touch while a finger rests for half a second.',
        'Words that are the name of the control are not read twice; other words are its description.',
        'It can be pointed at, stays until the pointer or the focus leaves, and Escape hides it (WCAG 1.4.13).',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="below">
        <Tooltip defaultOpen side="bottom" text="Save for later">
          <IconButton icon="bookmark" label="Save for later" />
        </Tooltip>
        <div style={{ height: 48 }} />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Tooltip defaultOpen side="bottom" text="Itabi muna at balikan kapag bumaba ang presyo ng pares na ito">
          <Button size="compact">Itabi</Button>
        </Tooltip>
        <div style={{ height: 64 }} />
      </StoryState>
      <StoryState label="hidden">
        <Tooltip text="Share">
          <IconButton icon="share" label="Share" />
        </Tooltip>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Save for later' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Save for later');
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const OtherWordsDescribe: Story = {
  args: { text: 'Key S', children: <IconButton icon="bookmark" label="Save for later" /> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Key S');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const UnderAMouse: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AFingerThatRestsReadsAndDoesNotPress: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    pressed.mockClear();
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words).toBeVisible());
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    fireEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 4000 });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    fireEvent.click(button);
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};
