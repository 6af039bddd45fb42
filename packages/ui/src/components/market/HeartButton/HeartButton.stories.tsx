import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { HeartButton } from './HeartButton.tsx';

const meta = {
  title: 'Market/HeartButton',
  component: HeartButton,
  args: { label: 'Save Dusk Runner', pressed: false, onPress: fn() },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the heart, after the card it belongs to'],
        ['Enter, Space', 'saves the thing, or removes it'],
      ],
      do: [
        'Fill it at once when it is pressed, and empty it again when the server refuses.',
        'Put it into the `heart` of a card, beside the link and not inside it.',
      ],
      dont: [
        'Do not change the label when it is full: a screen reader says that it is pressed.',
        'Do not use it for anything that costs money or tells another person.',
      ],
      accessibility: ['A toggle button, 44 × 44 px. With a word, the label begins with the word.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof HeartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="not saved">
        <HeartButton {...args} />
      </StoryState>
      <StoryState label="saved">
        <HeartButton {...args} pressed />
      </StoryState>
      <StoryState label="with a word">
        <HeartButton {...args} word="Save" />
      </StoryState>
      <StoryState label="with a word, saved">
        <HeartButton {...args} word="Save" pressed />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { pressed: true },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Save Dusk Runner', pressed: true });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
