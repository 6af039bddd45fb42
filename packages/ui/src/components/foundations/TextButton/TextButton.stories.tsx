import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Foundations/TextButton',
  component: TextButton,
  args: { children: 'Send a new code', onClick: fn() },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the button'],
        ['Enter, Space', 'presses it'],
      ],
      do: [
        'Use it for a small thing that happens here: send again, show all, take away.',
        'Give it size label beside text of 13 px.',
      ],
      dont: [
        'Do not use it to go to another page; that is TextLink.',
        'Do not use it for the main thing of a screen; that is Button.',
      ],
      accessibility: [
        'It is a button, not a link: screen readers say so.',
        'It is at least 44 px high and wide, however short its word.',
        'Underlined words or a drawing tell it from plain text, never colour alone.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="text">
        <div>
          <TextButton>Send a new code</TextButton>
        </div>
      </StoryState>
      <StoryState label="13 px">
        <div>
          <TextButton size="label">Show all 24 sales</TextButton>
        </div>
      </StoryState>
      <StoryState label="with a drawing">
        <div>
          <TextButton icon="plus">Add an address</TextButton>
        </div>
      </StoryState>
      <StoryState label="with a drawing, 13 px">
        <div>
          <TextButton icon="pause" size="label">
            Pause updates
          </TextButton>
        </div>
      </StoryState>
      <StoryState label="disabled">
        <div>
          <TextButton disabled>Send a new code</TextButton>
        </div>
      </StoryState>
      <StoryState label="one short word">
        <div>
          <TextButton>All</TextButton>
        </div>
      </StoryState>
      <StoryState label="long words (Filipino)">
        <div>
          <TextButton icon="copy">Kopyahin ang numero ng pagsubaybay at ipadala sa bumili ng sapatos</TextButton>
        </div>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Send a new code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
