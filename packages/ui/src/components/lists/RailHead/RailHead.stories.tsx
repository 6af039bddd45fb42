import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { RailHead } from './RailHead.tsx';

const meta = {
  title: 'Lists/RailHead',
  component: RailHead,
  args: { id: 'head', title: 'Arrives this week', more: { href: '#all', label: 'All 48' } },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the link to everything'],
        ['Enter', 'follows it'],
      ],
      do: [
        'Say in the link how many there are: "All 48".',
        'Use Rail, which brings it; take it alone above a grid of the same cards.',
      ],
      dont: ['Do not write a title that says nothing ("For you") over a list that has a reason.'],
      accessibility: ['The title is a heading, and the name of the region that the Rail makes.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof RailHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="with the way to all" wide>
        <RailHead {...args} />
      </StoryState>
      <StoryState label="title alone" wide>
        <RailHead id="alone" title="Lookbooks" />
      </StoryState>
      <StoryState label="long words (Filipino)" wide>
        <RailHead
          id="long"
          title="Mga pares na nasuri na at nakahanda sa bodega"
          more={{ href: '#lahat', label: 'Tingnan lahat ng 1,204' }}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Arrives this week' })).toHaveAttribute(
      'id',
      'head',
    );
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'All 48' })).toHaveFocus();
  },
};
