import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import type { DataColumn, SortDirection } from './ColumnHeading.tsx';
import { DataTable } from './DataTable.tsx';
import { LoadingRows } from './LoadingRows.tsx';

const columns: ReadonlyArray<DataColumn> = [
  { id: 'day', label: 'Day' },
  { id: 'size', label: 'Size' },
  { id: 'how', label: 'How' },
  { id: 'price', label: 'Price', kind: 'amount' },
];
const rows = [
  { id: '1', cells: { day: 'Fri 20 Nov', size: 'US 9', how: 'Standard', price: '₱8,300' } },
  { id: '2', cells: { day: 'Thu 19 Nov', size: 'US 10.5', how: 'Flash', price: '₱1,234,567' } },
  { id: '3', cells: { day: 'Wed 18 Nov', size: 'US 7', how: 'Standard', price: '₱8,150.50' } },
];
const ledgerColumns: ReadonlyArray<DataColumn> = [
  { id: 'when', label: 'When', sort: { direction: 'descending', href: '#by-when' } },
  { id: 'what', label: 'What' },
  { id: 'in', label: 'In', kind: 'amount' },
  { id: 'out', label: 'Out', kind: 'amount' },
  { id: 'balance', label: 'Balance', kind: 'amount', sort: { href: '#by-balance' } },
];
const ledger = [
  {
    id: '1',
    cells: {
      when: 'Sat 21 Nov, 14:05',
      what: 'Kita mula sa pagbebenta ng Dusk Runner',
      in: '₱1,234,567',
      out: '',
      balance: '₱1,240,000',
    },
  },
  {
    id: '2',
    cells: { when: 'Fri 20 Nov, 09:12', what: 'Paid to GCash 09•• ••• 123', in: '', out: '₱5,433', balance: '₱5,433' },
  },
];

const meta = {
  title: 'Lists/DataTable',
  component: DataTable,
  args: { caption: 'Last sales', columns, rows },
  parameters: {
    guide: {
      keyboard: [
        [
          'Tab',
          'moves to the headings that sort, to links in cells, and to the table itself where it is wider than its place',
        ],
        ['Enter, Space', 'on a heading that sorts: sorts by it'],
        ['Left, Right', 'scroll a table that is wider than its place'],
      ],
      do: [
        'Let the first column say which row it is: it is read as the heading of its row.',
        'Set amounts as `amount`: at the end, in figures of one width, the last column if one may choose.',
        'Stack rows on phones where each is read for itself (a ledger); keep columns where they are compared (sizes).',
      ],
      dont: [
        'Do not use it to arrange things that are not rows of facts.',
        'Do not sort in secret: the heading that sorts shows its direction.',
        'Do not leave it empty without words: say what would be here, and what to do.',
      ],
      accessibility: [
        'A table with a name, with headings of columns and of rows, also when rows are stacked.',
        'A table wider than its place is a named region that takes focus; a narrow one is no stop.',
        'While it loads it is busy and says so; the order is told by the heading ("sorted descending").',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="facts">
        <DataTable caption="Last sales" columns={columns} rows={rows} />
      </StoryState>
      <StoryState label="loading">
        <DataTable
          caption="Sales on their way"
          columns={columns}
          rows={[]}
          loading={<LoadingRows columns={columns} label="Loading the sales" rows={3} />}
        />
      </StoryState>
      <StoryState label="empty">
        <DataTable
          caption="Sales of US 14"
          columns={columns}
          rows={[]}
          empty="Nobody has bought US 14 yet. Make the first bid and sellers see it."
        />
      </StoryState>
      <StoryState label="sorted; on phones it scrolls" wide>
        <DataTable caption="Ledger, scrolling" columns={ledgerColumns} rows={ledger} />
      </StoryState>
      <StoryState label="sorted; on phones each row is a list" wide>
        <DataTable caption="Ledger, stacked" columns={ledgerColumns} rows={ledger} onPhone="stack" />
      </StoryState>
    </StorySheet>
  ),
};

function Sortable() {
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const sorted = direction === 'ascending' ? rows : rows.toReversed();
  const turn = () => setDirection((now) => (now === 'ascending' ? 'descending' : 'ascending'));
  return (
    <DataTable
      caption="Last sales"
      columns={[{ id: 'day', label: 'Day', sort: { direction, onPress: turn } }, ...columns.slice(1)]}
      rows={sorted}
    />
  );
}

export const ByKeyboard: Story = {
  render: () => <Sortable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('columnheader', { name: 'Day' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Wed 18 Nov');
  },
};

export const ScrollsByKeyboardWhereItIsTooWide: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <DataTable
        caption="Ledger"
        columns={ledgerColumns.map(({ id, label, kind }) => ({ id, label, kind }))}
        rows={ledger}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Ledger' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

export const IsNoStopWhereItFits: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('table', { name: 'Last sales' })).toBeVisible());
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.querySelector(':focus')).toBeNull();
  },
};

export const SaysThatItLoads: Story = {
  args: { rows: [], loading: <LoadingRows columns={columns} label="Loading the sales" rows={4} /> },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Last sales' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getByText('Loading the sales')).toBeInTheDocument();
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
  },
};
