import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { swatches } from '../../../tokens/swatches.ts';
import { FacetBars } from './FacetBars.tsx';
import { Facet, FacetHint, FacetMore, FacetRange, FacetSystems, FacetValues } from './Facets.tsx';

const value = (name: string, count: number, chosen = false) => ({
  href: `#${name}`,
  name,
  count,
  countLabel: count === 1 ? 'item' : 'items',
  chosen,
});
const brands = [value('Lakan', 104, true), value('Tala', 24), value('Bituin', 9)];
const sizes = ['8', '8.5', '9', '9.5', '10', '11'].map((size, index) => value(size, 11 + index, size === '9'));
const systems = ['US M', 'US W', 'EU'].map((name, index) => ({ href: `#${name}`, name, current: index === 0 }));

const meta = {
  title: 'Lists/Facets',
  component: Facet,
  args: { title: 'Brand', children: <FacetValues look="rows" values={brands} /> },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes from value to value'],
        ['Enter', 'chooses a value, or gives it up'],
      ],
      do: [
        'Take it for the filters of a list that has an address: each value is a link to the list with it.',
        'Say the count of each value as it would be found; keep a chosen value that has no item any more.',
        'Show the most common values, and the others behind FacetMore.',
      ],
      dont: [
        'Do not use it in a form that is sent later: that is CheckboxField.',
        'Do not show a filter with a single value; it changes nothing.',
      ],
      accessibility: [
        'Each filter is a region with a name; a chosen value is said to be current.',
        'A value is said with its count: "Lakan 104 items".',
        'A color has its name beside it.',
        'FacetBars is one picture with a sentence; the amounts below it are what one sets.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Facet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="words, one chosen, more behind a press">
        <Facet title="Brand">
          <FacetValues look="rows" values={brands} />
          <FacetMore label="6 more">
            <FacetValues look="rows" values={[value('Amihan', 4)]} />
          </FacetMore>
        </Facet>
      </StoryState>
      <StoryState label="sizes with their systems">
        <Facet title="Size" end={<FacetSystems systems={systems} />}>
          <FacetValues look="cells" values={sizes} />
        </Facet>
      </StoryState>
      <StoryState label="colors">
        <Facet title="Color">
          <FacetValues
            look="colors"
            values={[
              { ...value('Black', 37, true), color: swatches.black },
              { ...value('White', 18), color: swatches.white },
              { ...value('Several', 2), color: swatches.multicolor },
            ]}
          />
        </Facet>
      </StoryState>
      <StoryState label="years">
        <Facet title="Released">
          <FacetValues look="wideCells" values={[value('2026', 14), value('2025', 22, true), value('2024', 31)]} />
        </Facet>
      </StoryState>
      <StoryState label="bars above amounts, a part of them chosen">
        <Facet title="Price, all in" end={<FacetHint>₱2,400 to ₱15,980</FacetHint>}>
          <FacetBars
            label="Most of these cost ₱5,000 to ₱5,999"
            bars={[1, 3, 7, 10, 8, 5, 3, 0, 1].map((count, place) => ({
              share: count / 10,
              chosen: place > 1 && place < 6,
            }))}
          />
          <FacetRange
            sign="₱"
            between="to"
            from={{ name: 'least', label: 'From, pesos', value: '4,000' }}
            to={{ name: 'most', label: 'To, pesos', value: '7,999' }}
          />
        </Facet>
      </StoryState>
      <StoryState label="amounts (Filipino)">
        <Facet title="Presyo, kasama na lahat" end={<FacetHint>₱4,000 hanggang ₱14,000</FacetHint>}>
          <FacetRange
            sign="₱"
            between="hanggang"
            from={{ name: 'from', label: 'Mula, piso', value: '4,000' }}
            to={{ name: 'to', label: 'Hanggang, piso', value: '' }}
          />
        </Facet>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const facet = within(within(canvasElement).getByRole('region', { name: 'Brand' }));
    await userEvent.tab();
    await expect(facet.getByRole('link', { name: 'Lakan 104 items' })).toHaveFocus();
    await expect(facet.getByRole('link', { current: true })).toHaveAccessibleName('Lakan 104 items');
    await userEvent.tab();
    await expect(facet.getByRole('link', { name: 'Tala 24 items' })).toHaveFocus();
  },
};
