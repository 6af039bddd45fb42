import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { TextLink } from '../../foundations/TextLink/TextLink.tsx';
import { Art } from '../../market/Art/Art.tsx';
import { ItemCard } from '../../market/ItemCard/ItemCard.tsx';
import { Facet, FacetValues } from '../Facets/Facets.tsx';
import { FurtherHits, Hits, Results, ResultsHead, ResultsPages } from './Results.tsx';
import { ChosenFilters, FilterBar, SortMenu } from './ResultsControls.tsx';

const sorts = ['Best match', 'Most sold', 'Price, low to high'].map((label, index) => ({
  href: `#${index}`,
  label,
  current: index === 0,
}));
const chosen = ['Lakan', '₱4,000 to ₱14,000'].map((label) => ({
  href: `#${label}`,
  label,
  removeLabel: `Remove ${label}`,
}));
const cards = ['Lakan Court Low, Bone', 'Lakan Court Low, Ube', 'Lakan Runner 2, Slate'].map((name) => (
  <li key={name}>
    <ItemCard href={`#${name}`} art={<Art />} name={name} price="₱6,450" detail="Arrives 1 – 4 Dec" />
  </li>
));
const filters = (
  <Facet title="Brand">
    <FacetValues look="rows" values={[{ href: '#lakan', name: 'Lakan', count: 104, countLabel: 'items' }]} />
  </Facet>
);

const meta = {
  title: 'Lists/Results',
  component: Results,
  args: { label: 'Results', filtersLabel: 'Filters', filters, children: <Hits>{cards}</Hits> },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes through order, chosen filters, cards, pages, and then the filters'],
        ['Enter', 'opens the list of orders, follows a link'],
      ],
      do: [
        'Take it for a list that has an address with its filters: search results, a brand.',
        'Name the next page with a link, also where further cards come by scrolling.',
        'On phones put Facets into a Drawer that FilterBar opens.',
      ],
      dont: ['Do not use it for a person’s own list; that is Rows.'],
      accessibility: [
        'The count is a status: a screen reader says it after each filter.',
        'Cards come before the filters in the order of reading, though the filters stand at the left.',
        'A chip says what a press does: "Remove Lakan".',
        'The list of orders is a details element, and opens without scripts.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const chips = (
  <ChosenFilters
    label="Chosen filters"
    filters={chosen}
    end={
      <TextLink href="#all" size="label">
        Clear all
      </TextLink>
    }
  />
);

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="head with chosen filters" wide>
        <ResultsHead
          title={<Heading level={1}>court low</Heading>}
          count="128 items"
          sort={<SortMenu label="Sort" sorts={sorts} />}
        >
          {chips}
        </ResultsHead>
      </StoryState>
      <StoryState label="list, filters and pages" wide>
        <Results {...args}>
          <Hits>{cards}</Hits>
          <ResultsPages label="Pages of results">
            <Text size="label" tone="soft" numeric>
              1 to 20 of 128
            </Text>
            <Button href="#2">Page 2</Button>
          </ResultsPages>
        </Results>
      </StoryState>
      <StoryState label="further cards">
        <FurtherHits>
          <Hits label="Further results">{cards.slice(0, 2)}</Hits>
        </FurtherHits>
      </StoryState>
    </StorySheet>
  ),
};

const opened = fn();

export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <ResultsHead
        title={<Heading level={1}>court low</Heading>}
        count="128 items"
        sort={<SortMenu label="Sort" sorts={sorts} />}
      >
        {chips}
      </ResultsHead>
      <Results {...args} />
      <FilterBar label="Filter" chosen={2} onOpen={opened} sort={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByText('Sort').closest('summary')).toHaveFocus();
    // A simulated Tab takes the links of a closed menu for stops, so the way goes on behind it.
    canvas.getByRole('link', { name: 'Remove Lakan' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Remove ₱4,000 to ₱14,000' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('128 items');
  },
};
