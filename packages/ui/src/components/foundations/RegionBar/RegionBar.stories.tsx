import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { RegionBar } from './RegionBar.tsx';

const pressed = fn();

const meta = {
  title: 'Foundations/RegionBar',
  component: RegionBar,
  args: {
    children: 'Prices with all fees, to Metro Manila',
    action: (
      <TextButton size="label" onClick={pressed}>
        Change
      </TextButton>
    ),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the action'],
        ['Enter, Space', 'press it'],
      ],
      do: ['Say once a page what the prices include and where to, with the way to change it beside it.'],
      dont: ['Do not put anything else into it: it is read because it is always the same.'],
      accessibility: ['The action takes a finger on 44 px; the sentence before it is plain text.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof RegionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="normal">
        <RegionBar {...args} />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <RegionBar action={<TextButton size="label">Palitan ang rehiyon</TextButton>}>
          Kasama na ang lahat ng bayarin at ang padala hanggang Zamboanga del Norte
        </RegionBar>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};
