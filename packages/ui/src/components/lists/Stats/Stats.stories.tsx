import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Stats } from './Stats.tsx';

const stats = [
  { name: 'Last sale', value: '₱8,300' },
  { name: 'Average', value: '₱8,560' },
  { name: 'Sales', value: '46' },
  { name: '12 mo low', value: '₱7,650' },
  { name: '12 mo high', value: '₱10,200' },
  { name: 'Swings', value: '±4.1 %' },
];

const meta = {
  title: 'Lists/Stats',
  component: Stats,
  args: { stats },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Take two to six figures that are compared at a glance, the one that people look for first.',
        'Name each in a word or two, with its period: "12 mo low".',
      ],
      dont: [
        'Do not put sentences into it, nor figures of different things.',
        'Do not set them larger; the picture above them is the chart.',
      ],
      accessibility: ['A list of names with their values, each read as a pair.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="six figures" wide>
        <Stats stats={stats} />
      </StoryState>
      <StoryState label="two figures" wide>
        <Stats stats={stats.slice(0, 2)} />
      </StoryState>
      <StoryState label="in a narrow column, large amounts, long words (Filipino)">
        <Stats
          stats={[
            { name: 'Huling pagbebenta', value: '₱1,234,567' },
            { name: 'Karaniwang halaga', value: '₱1,190,000' },
            { name: 'Pinakamababa sa 12 buwan', value: '₱987,650' },
            { name: 'Wala pa', value: '–' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const EachFigureHasItsName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(stats.map(({ name }) => name));
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('₱8,560');
  },
};
