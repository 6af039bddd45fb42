import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx';
import { LineChart } from './LineChart.tsx';
import { LineChartSkeleton } from './LineChartSkeleton.tsx';
import type { ChartDrawing } from './LinePlot.tsx';

const peso = (amount: number) => `₱${amount.toLocaleString('en')}`;

/** Forty-six sales that fall from about 9,100 to 8,300, the same at each load. */
const sales = Array.from({ length: 46 }, (_, index) => {
  const share = index / 45;
  const swing = 300 * Math.sin(share * 7.5) * (1 - share * 0.55) + 160 * Math.sin(index * 12.9898);
  const value = Math.round((9150 - 1050 * share + swing) / 50) * 50;
  return { at: share * 90, value, words: `Sale ${index + 1}: ${peso(value)}` };
});
const average = sales.map((sale, index) => {
  const last = sales.slice(Math.max(0, index - 4), index + 1);
  return { at: sale.at, value: last.reduce((sum, each) => sum + each.value, 0) / last.length };
});
const full: ChartDrawing = {
  summary: 'Sales of US 9 over 90 days: from 9,050 pesos to 8,300 pesos, lowest 7,900, highest 9,550.',
  points: sales,
  reading: 'Sales, one by one',
  line: average,
  x: { from: -2, to: 92 },
  y: { from: 7600, to: 9700 },
  yTicks: [8000, 8500, 9000, 9500].map((value) => ({ value, label: peso(value) })),
  xTicks: ['24 Aug', '15 Sep', '7 Oct', '29 Oct', '21 Nov'],
  marks: [
    { look: 'dashed', value: 8450, label: 'Lowest ask ₱8,450' },
    { look: 'solid', value: 7900, label: 'Highest bid ₱7,900' },
  ],
};
const dear: ChartDrawing = {
  ...full,
  summary: 'Sales of a rare pair over 90 days, from ₱1,190,000 to ₱1,234,567.',
  points: sales.slice(0, 6).map(({ at, value }) => ({ at: at * 7, value: value * 130 })),
  line: [],
  x: { from: -2, to: 80 },
  y: { from: 1_150_000, to: 1_260_000 },
  yTicks: [1_170_000, 1_200_000, 1_234_567].map((value) => ({ value, label: peso(value) })),
  marks: [{ look: 'dashed', value: 1_234_567, label: 'Pinakamababang presyo ng nagbebenta ₱1,234,567' }],
};
const single: ChartDrawing = {
  summary: 'One sale of US 13, on 7 October, for 8,300 pesos.',
  points: [],
  line: [{ at: 50, value: 8300 }],
  x: { from: 0, to: 90 },
  y: { from: 8300, to: 8300 },
  yTicks: [{ value: 8300, label: '₱8,300' }],
  xTicks: ['24 Aug', '7 Oct', '21 Nov'],
};

const meta = {
  title: 'Lists/LineChart',
  component: LineChart,
  args: {
    name: 'view',
    range: (
      <SegmentedControl
        label="Range"
        name="range"
        defaultValue="90 d"
        options={['7 d', '30 d', '90 d', '1 y', 'All'].map((label) => ({ value: label, label }))}
      />
    ),
    view: { label: 'View', chart: 'Chart', table: 'Table' },
    drawing: full,
    table: {
      caption: 'Sales of US 9 by week',
      columns: [
        { id: 'week', label: 'Week of' },
        { id: 'sales', label: 'Sales' },
        { id: 'average', label: 'Average', kind: 'amount' },
      ],
      rows: [
        { id: '16', cells: { week: '16 Nov', sales: 9, average: '₱8,330' } },
        { id: '9', cells: { week: '9 Nov', sales: 7, average: '₱8,380' } },
        { id: '2', cells: { week: '2 Nov', sales: 4, average: '₱8,515' } },
      ],
    },
    empty: 'No sale in 7 days. The last was on 2 November.',
    caption: 'Line: average of the last 5 sales. Dots: each sale.',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the range, then to the switch between chart and table'],
        ['Left, Right', 'change the range, or turn the chart into its table'],
        ['Tab', 'moves on to the drawing, where Left and Right read one sale after the other'],
      ],
      do: [
        'Say in the summary what the drawing shows: from, to, lowest, highest.',
        'Give the table the same numbers as the drawing, the newest first.',
        'Leave room above and below the amounts, and let lines of the axis stand at round amounts.',
      ],
      dont: [
        'Do not begin the axis of amounts at zero where that flattens the line: the figures beside it tell the height.',
        'Do not draw more than one line; a second one belongs into a second chart below it.',
      ],
      accessibility: [
        'The drawing is one picture with the summary as its name; the table is always there for a screen reader.',
        'With `reading`, points that have words are read by pointer, finger and arrow keys; a screen reader says each.',
        'Levels differ by their line (solid or dashed) and their words, not by colour alone.',
        'Works before any script. Time runs to the right in every language.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="sales, their average, two levels" wide>
        <LineChart {...args} />
      </StoryState>
      <StoryState label="large amounts, long words (Filipino)">
        <LineChart {...args} name="dear" range={undefined} drawing={dear} caption={undefined} />
      </StoryState>
      <StoryState label="a single sale">
        <LineChart {...args} name="single" range={undefined} drawing={single} caption={undefined} />
      </StoryState>
      <StoryState label="nothing to draw">
        <LineChart {...args} name="none" range={undefined} drawing={undefined} />
      </StoryState>
      <StoryState label="loading, in the same height">
        <LineChartSkeleton caption={args.caption} />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { range: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Sales of US 9 over 90 days/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '₱8,380' })).toBeVisible();
  },
};

export const SalesAreReadOneByOne: Story = {
  args: { range: undefined },
  play: async ({ canvasElement }) => {
    const reader = within(canvasElement).getByRole('slider', { name: 'Sales, one by one' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sale 46: ₱/));
    // Simulated keys do not move a native slider; the e2e test of ux 37 presses real ones.
    fireEvent.change(reader, { target: { value: '44' } });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sale 45: ₱/));
    await expect(within(canvasElement).getByText(/^Sale 45: ₱/)).toBeVisible();
  },
};

export const TheTableIsReadBesideTheDrawing: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Sales of US 9 by week' });
    await expect(within(table).getByRole('row', { name: '9 Nov 7 ₱8,380' })).toBeInTheDocument();
    await expect(table.closest('[tabindex]')).toBeNull();
  },
};

export const AnEmptyRangeMovesNothing: Story = {
  render: (args) => (
    <>
      <div data-testid="drawn">
        <LineChart {...args} />
      </div>
      <div data-testid="empty">
        <LineChart {...args} name="empty" drawing={undefined} />
      </div>
      <div data-testid="loading">
        <LineChartSkeleton caption={args.caption} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(within(canvasElement).getByText('No sale in 7 days. The last was on 2 November.')).toBeVisible();
    await expect(heightOf('empty')).toBe(heightOf('drawn'));
    await expect(heightOf('loading')).toBe(heightOf('drawn'));
  },
};
