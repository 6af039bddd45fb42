import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { CostTable } from './CostTable.tsx';

const costs = [
  {
    id: 'none',
    name: 'Nobody buys it',
    note: 'You take it down whenever you like',
    amount: 'Free',
    tone: 'positive' as const,
  },
  { id: 'late', name: 'You send it late', note: 'After the third day', amount: '₱250' },
  { id: 'refuse', name: 'You reject a buyer’s order', amount: '₱500' },
];

const meta = {
  title: 'Market/CostTable',
  component: CostTable,
  args: { caption: 'What it costs to back out', costs },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show it before somebody commits: what each way of backing out costs, the harmless ones first.',
        'Name what happens from the side of the reader: "You reject a buyer’s order".',
      ],
      dont: ['Do not write "from" or "up to" where the amount is known.'],
      accessibility: [
        'A table with a name; the cases are headings of their rows.',
        'What costs nothing says so in a word, not only in green.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CostTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="three cases">
        <CostTable {...args} />
      </StoryState>
      <StoryState label="one case">
        <CostTable caption="What it costs, one case" costs={costs.slice(2)} />
      </StoryState>
      <StoryState label="large amounts, long words (Filipino)">
        <CostTable
          caption="Halaga ng pag-urong"
          costs={[
            {
              id: 'late',
              name: 'Nahuli ang pagpapadala mo sa bodega',
              note: 'Pagkalipas ng ikatlong araw na may biyahe ang courier sa inyong lugar',
              amount: '₱1,234,567.50',
            },
            { id: 'none', name: 'Walang bumili', amount: 'Walang bayad', tone: 'positive' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const EachCaseHeadsItsRow: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'What it costs to back out' }));
    await expect(table.getAllByRole('rowheader')[2]).toHaveTextContent('You reject a buyer’s order');
    await expect(table.getByRole('row', { name: 'You reject a buyer’s order ₱500' })).toBeVisible();
  },
};
