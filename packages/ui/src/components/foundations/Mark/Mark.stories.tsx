import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Foundations/Mark',
  component: Mark,
  args: { name: 'suki', label: 'Suki, home', href: '#home' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to it, right after the link that skips'],
        ['Enter', 'goes home'],
      ],
      do: ['Put it once at the start of the header, as the way home.'],
      dont: [
        'Do not use the tag with its hole as decoration: the hole means that something went through our hands.',
        'Do not write other words on it.',
      ],
      accessibility: [
        'Its label says the name and where it leads: "Suki, home".',
        'The tag is 34 px high, the link round it 44 px.',
        'Ink on orange, never white: 5.9 to 1 in the light theme, 7.1 to 1 in the dark one.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="the mark">
        <Mark {...args} />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const home = within(canvasElement).getByRole('link', { name: 'Suki, home' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '#home');
  },
};
