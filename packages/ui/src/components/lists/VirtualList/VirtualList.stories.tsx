import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Art } from '../../market/Art/Art.tsx';
import { ItemLine } from '../../market/ItemLine/ItemLine.tsx';
import { placeIn } from './list-place.ts';
import { VirtualList } from './VirtualList.client.tsx';

const picture = sidePicture(colourways.dusk);

type Sale = { id: string; name: string; detail: string };

const cities = ['Quezon City', 'Cebu City', 'Davao City', 'Iloilo City', 'Baguio'];
/** Every third is two lines longer: rows of unknown height. */
const salesOf = (count: number): ReadonlyArray<Sale> =>
  Array.from({ length: count }, (_, index) => ({
    id: `ord_${index + 1}`,
    name: `Sale ${index + 1}: Dusk Runner, US ${6 + (index % 8)}`,
    detail: `₱${(7000 + ((index * 350) % 4200)).toLocaleString('en')}, to ${cities[index % cities.length]}${
      index % 3 === 0 ? '. Ipinadala ng nagbebenta mula Davao, nasuri sa bodega, at natanggap nang buo ng bumili.' : ''
    }`,
  }));

function Sales({ sales, total, placeName }: { sales: ReadonlyArray<Sale>; total?: number; placeName?: string }) {
  return (
    <VirtualList
      label="Sold pairs"
      count={`${(total ?? sales.length).toLocaleString('en')} sold pairs`}
      items={sales}
      total={total}
      keyOf={(sale) => sale.id}
      rowHeight={72}
      placeName={placeName}
    >
      {(sale) => (
        <ItemLine
          href={`#${sale.id}`}
          art={<Art ratio="square" picture={picture} tint={colourways.dusk.tint} />}
          name={sale.name}
          detail={sale.detail}
        />
      )}
    </VirtualList>
  );
}

const meta = {
  title: 'Lists/VirtualList',
  component: Sales,
  args: { sales: salesOf(500) },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes from link to link through all rows, also those not drawn yet'],
        ['Down, Up', 'to the row below or above'],
        ['Home, End', 'to the first or the last row, however far'],
      ],
      do: [
        'Take it from about a hundred rows on: the ledger, the inbox of a busy seller, the work list.',
        'Give each row one link or button first in it: that is where the arrow keys lead.',
        'Name its place (placeName) where a row opens a page: back then leads to the same row.',
      ],
      dont: [
        'Do not take it for twenty rows: the browser’s own search finds only what is drawn.',
        'Do not give rowHeight the greatest height; an ordinary row keeps the scroll bar truer.',
        'Do not put it into a box that scrolls of itself: it scrolls with the page, as thumbs expect.',
      ],
      accessibility: [
        'A list with a name; each row says its number and how many there are in all ("7 of 1,204").',
        'The count is announced when it changes, for instance by a filter.',
        'The row with the focus stays in the page however far one scrolls away from it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Sales>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="rows of their own heights">
        <Sales sales={salesOf(4)} />
      </StoryState>
      <StoryState label="some of many: the rest has not been loaded">
        <Sales sales={salesOf(3).toReversed()} total={1204} />
      </StoryState>
    </StorySheet>
  ),
};

// A query by role would check every element of every row, again and again while the list scrolls.
const rowsDrawn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('li')];

export const DrawsOnlyWhatIsNear: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Sold pairs' });
    await expect(rowsDrawn(canvasElement).length).toBeLessThan(40);
    await expect(rowsDrawn(canvasElement)[6]).toHaveAttribute('aria-posinset', '7');
    await expect(rowsDrawn(canvasElement)[6]).toHaveAttribute('aria-setsize', '500');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('500 sold pairs');
    await expect(list.getBoundingClientRect().height).toBeGreaterThan(20_000);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Sale 1:/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Sale 3:/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Sale 500:/ })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Sale 500:/ }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      ),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Sale 1:/ })).toHaveFocus());
  },
};

export const TheFocusedRowStays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    window.scrollTo(0, 12_000);
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sale 20:/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Sale 1:/ })).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

export const NeverOverlaps: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 9_000);
    await waitFor(async () => {
      const boxes = rowsDrawn(canvasElement).map((row) => row.getBoundingClientRect());
      await expect(boxes.at(-1)?.bottom).toBeGreaterThan(window.innerHeight);
      const gaps = boxes.slice(1).map((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)));
      await expect(Math.max(...gaps)).toBeLessThan(1.5);
    });
    window.scrollTo(0, 0);
  },
};

function LeaveAndComeBack() {
  const [away, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway((now) => !now)}>
        {away ? 'Come back' : 'Leave'}
      </button>
      {!away && <Sales sales={salesOf(500)} placeName="story-sales" />}
    </>
  );
}

/** The line under which a returned row lands: below the top edge of the window by the page's own room. */
const landingLine = 16;

/** The row that lies across that line; by the tops, since the heights of the drawing are no whole pixels. */
function rowOnLine(canvasElement: HTMLElement): string | null | undefined {
  const begun = rowsDrawn(canvasElement).filter((row) => row.getBoundingClientRect().top < landingLine + 0.5);
  return begun.at(-1)?.getAttribute('aria-posinset');
}

export const ComesBackToTheSameRow: Story = {
  render: () => <LeaveAndComeBack />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = window.history.state;
    const keptRow = () => placeIn(window.history.state, 'story-sales')?.key;
    window.scrollTo(0, 14_321);
    await waitFor(() => expect(Number(rowOnLine(canvasElement))).toBeGreaterThan(100));
    await waitFor(() => expect(keptRow()).toBe(`ord_${rowOnLine(canvasElement)}`));
    const seen = rowOnLine(canvasElement);
    const top = () => canvasElement.querySelector(`[aria-posinset="${seen}"]`)?.getBoundingClientRect().top ?? -1;
    // Twice: the place kept after the return must not be the row above.
    for (const _time of [1, 2]) {
      canvas.getByText('Leave').click();
      await canvas.findByText('Come back');
      canvas.getByText('Come back').click();
      await waitFor(() => expect(Math.abs(top() - landingLine)).toBeLessThan(4));
      await waitFor(() => expect(keptRow()).toBe(`ord_${seen}`));
    }
    window.history.replaceState(before, '');
    window.scrollTo(0, 0);
  },
};
