import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SegmentedControl } from '../../forms/SegmentedControl/SegmentedControl.tsx';
import { SizeGrid } from './SizeGrid.tsx';

const systems = ['US M', 'US W', 'UK', 'EU', 'CM'].map((label) => ({ value: label, label }));
const cells = [
  { value: '6', label: '6', detail: '₱9,400' },
  { value: '7', label: '7', detail: '₱8,900', tagged: true },
  { value: '8', label: '8', detail: '₱8,750', tagged: true },
  { value: '9', label: '9', detail: '₱8,650', tagged: true, best: true },
  { value: '9.5', label: '9.5', detail: '₱8,900' },
  { value: '10', label: '10', detail: '₱8,950' },
  { value: '11.5', label: '11.5', detail: 'Bid', muted: true },
  { value: '14', label: '14', detail: 'None', muted: true, disabled: true },
];

const clothes = [
  { value: 's', label: 'Maliit', detail: '₱1,450' },
  { value: 'm', label: 'Katamtaman', detail: '₱1,390', best: true },
  { value: 'l', label: 'Malaki', detail: 'Mag-alok', muted: true },
  { value: 'one', label: 'Iisang sukat', detail: 'Wala', disabled: true },
];

const meta = {
  title: 'Market/SizeGrid',
  component: SizeGrid,
  args: { label: 'Size', name: 'size', cells, defaultValue: '9.5', taggedLabel: 'also in flash stock' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the chosen size, or to the first when none is chosen'],
        ['Arrow keys', 'choose the size before or after; one that cannot be chosen is passed over'],
      ],
      do: [
        'Put on every cell what it costs in total, so that nobody has to press to compare.',
        'Mark with `tagged` only what already passed and lies with us: the hole means "we checked it".',
        'Offer with `extra` what to do when the size is not there.',
      ],
      dont: [
        'Do not leave out sizes that nobody offers: a word in place of the price says what one can do.',
        'Do not sort by price; people look for their size, and `best` shows the lowest.',
      ],
      accessibility: [
        'A group of radio buttons with a name; size, price and taggedLabel are the name of each.',
        'The chosen cell is filled, the tagged one has a corner cut and a hole, the one that cannot be chosen is dashed: nothing is left to colour.',
        'Cells are 58 px high. At 320 px there are three beside each other, so that ₱1,234,567 fits.',
        'With a long word among the sizes all cells are wider and all names in the narrower voice, so that no word is broken.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SizeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="all kinds of cells, one chosen" wide>
        <SizeGrid
          {...args}
          end={<SegmentedControl label="Size system" name="system" options={systems} defaultValue="US M" tight />}
          extra={{ label: 'Not your size?', action: 'Tell me', href: '#notice' }}
          notes={{ text: 'Prices with delivery to Metro Manila.', tagged: 'An item that passed lies ready.' }}
        />
      </StoryState>
      <StoryState label="a tagged one chosen">
        <SizeGrid {...args} name="tagged" label="Size, a tagged one chosen" defaultValue="9" />
      </StoryState>
      <StoryState label="none chosen, large amounts">
        <SizeGrid
          {...args}
          name="dear"
          label="Size, dear"
          defaultValue={undefined}
          cells={cells.map((cell) => (cell.disabled ? cell : { ...cell, detail: '₱1,234,567' }))}
        />
      </StoryState>
      <StoryState label="clothes, long words (Filipino)">
        <SizeGrid
          {...args}
          name="clothes"
          label="Sukat"
          defaultValue="m"
          taggedLabel="nakahanda na sa bodega"
          cells={clothes}
          notes={{ text: 'Kasama na ang paghahatid sa presyo.' }}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const sizes = within(within(canvasElement).getByRole('group', { name: 'Size' }));
    await userEvent.tab();
    await expect(sizes.getByRole('radio', { name: '9.5 ₱8,900' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sizes.getByRole('radio', { name: '9 ₱8,650 also in flash stock' })).toBeChecked();
    await expect(sizes.getByRole('radio', { name: '14 None' })).toBeDisabled();
  },
};

/** Text of one line has one rectangle, a word in two pieces has two. */
function linesOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}

export const LongWordOnAPhone: Story = {
  args: { cells: clothes, defaultValue: 'm' },
  render: (args) => (
    <div style={{ width: 358 }}>
      <SizeGrid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Its bold letters are asked for when it is drawn.
    await document.fonts.ready;
    await expect(linesOf(within(canvasElement).getByText('Katamtaman'))).toBe(1);
    await expect(linesOf(within(canvasElement).getByText('Iisang sukat'))).toBeLessThanOrEqual(2);
  },
};
