import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { SkeletonCard } from '../../foundations/Skeleton/Skeleton.tsx';
import { Art } from '../../market/Art/Art.tsx';
import { DealRow } from '../../market/DealRow/DealRow.tsx';
import { ItemCard } from '../../market/ItemCard/ItemCard.tsx';
import { Rail } from './Rail.tsx';

const names = ['Dusk', 'Mango', 'Moss', 'Ube', 'Coal'] as const;
const shoes = Array.from({ length: 9 }, (_, index) => {
  const colour = names[index % names.length] ?? 'Dusk';
  const colourway = Object.values(colourways)[index % names.length] ?? colourways.dusk;
  return {
    id: `shoe-${index}`,
    name: `${colour} Runner ${index + 1}`,
    colourway,
    price: `₱${(7450 + index * 650).toLocaleString('en')}`,
  };
});
const cards = shoes.map(({ id, name, colourway, price }) => (
  <ItemCard
    key={id}
    href={`#${id}`}
    art={<Art picture={sidePicture(colourway)} tint={colourway.tint} />}
    name={name}
    price={price}
    detail="Fri 27 Nov – Wed 2 Dec"
  />
));
const deals = shoes.map(({ id, name, colourway, price }) => (
  <DealRow
    key={id}
    href={`#${id}`}
    art={<Art ratio="square" picture={sidePicture(colourway)} tint={colourway.tint} />}
    name={name}
    price={price}
    off="11 % under the last sale"
  />
));
const arrows = { back: 'Back', forward: 'Forward' };

const meta = {
  title: 'Lists/Rail',
  component: Rail,
  args: {
    id: 'rail',
    title: 'Arrives this week',
    arrows,
    more: { href: '#all', label: 'All 48' },
    first: true,
    children: cards,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes through the link above, the arrows, then card by card'],
        ['Left, Right', 'on a card: to the card on that side; in three rows it keeps to its row'],
        ['Home, End', 'on a card: to the first or the last'],
        ['Enter, Space', 'on an arrow: scrolls by four fifths of what is in view'],
      ],
      do: [
        'Let the next card peek in: that is what says that there is more.',
        'Give each rail of a page its own shape, so that the page is not one card eight times.',
        'End a long rail with the link to everything instead of a hundredth card.',
      ],
      dont: [
        'Do not put the only way to a thing into a rail: what lies outside of the view is easily missed.',
        'Do not let it move by itself.',
      ],
      accessibility: [
        'A region with the name of its title, and in it a list that says how many there are.',
        'The arrow that leads nowhere is blocked and keeps the focus; where all is in view there are none.',
        'Cards without links make the row itself take focus, so that keys can scroll it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="cards, with the way to all" wide>
        <Rail {...args} id="sheet-cards" />
      </StoryState>
      <StoryState label="deals in three rows" wide>
        <Rail id="sheet-deals" title="Under the last sale" arrows={arrows} shape="deal" first>
          {deals}
        </Rail>
      </StoryState>
      <StoryState label="few cards: nothing to scroll; long title (Filipino)" wide>
        <Rail
          id="sheet-few"
          title="Mga pares na nasuri na at nakahanda sa bodega"
          arrows={arrows}
          first
          more={{ href: '#all', label: 'Tingnan lahat' }}
        >
          {cards.slice(0, 2)}
        </Rail>
      </StoryState>
      <StoryState label="loading" wide>
        <Rail id="sheet-loading" title="Arrives this week" first>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Rail>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(canvas.getByRole('region', { name: 'Arrives this week' }));
    await expect(rail.getByRole('list', { name: 'Arrives this week' })).toBeVisible();
    rail.getByRole('link', { name: /^Dusk Runner 1/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(rail.getByRole('link', { name: /^Moss Runner 3/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rail.getByRole('link', { name: /^Mango Runner 2/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = rail.getByRole('link', { name: /^Ube Runner 9/ });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

export const ArrowsStopAtTheEnds: Story = {
  args: { id: 'rail-ends' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Back' });
    const forward = canvas.getByRole('button', { name: 'Forward' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    forward.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'), { timeout: 4_000 });
    await expect(forward).toHaveFocus();
  },
};

export const ThreeRowsKeepToTheirRow: Story = {
  args: { id: 'rail-deals', title: 'Under the last sale', shape: 'deal', children: deals },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^Mango Runner 2/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Coal Runner 5/ })).toHaveFocus();
  },
};

export const ReadsFromRightToLeft: Story = {
  args: { id: 'rail-rtl' },
  render: (args) => (
    <div dir="rtl">
      <Rail {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^Dusk Runner 1/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: /^Mango Runner 2/ })).toHaveFocus();
    canvas.getByRole('button', { name: 'Forward' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled'));
  },
};
