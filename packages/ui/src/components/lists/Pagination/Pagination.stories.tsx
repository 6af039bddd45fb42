import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import { ShowMore } from './ShowMore.tsx';

const on = (
  current: number,
  count: number,
  label = `Pages of sold pairs, ${current} of ${count}`,
): PaginationProps => ({
  label,
  current,
  count,
  hrefOf: (page) => `#page-${page}`,
  words: {
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    position: `Page ${current} of ${count}`,
  },
});

const meta = {
  title: 'Lists/Pagination',
  component: Pagination,
  args: on(5, 12),
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'goes from link to link; the current page is one of them'],
        ['Enter', 'opens the page; on Show more, loads the next rows below'],
      ],
      do: [
        'Take pages where people come back to a place: search results, the ledger, a list that is sent to somebody.',
        'Take Show more where people read on: orders, the inbox. Say how many are there of how many.',
        'Give each page an address of its own, so that back, reload and a shared link lead to it.',
      ],
      dont: [
        'Do not load the next rows by scrolling alone: the foot of the page can then never be reached.',
        'Do not show it for a single page; the part draws nothing then.',
      ],
      accessibility: [
        'A navigation with the name from `label`; the current page is said to be current.',
        'Every link has a name in words ("Page 4", "Next page") and is 44 px or larger.',
        'Phones show the two neighbours and "Page 5 of 12"; the seven slots keep their places at a desk.',
        'Show more: how far one is is announced when it changes, a failure at once.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const ignore = () => undefined;

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="first page: no way back">
        <Pagination {...on(1, 3)} />
      </StoryState>
      <StoryState label="last page">
        <Pagination {...on(3, 3)} />
      </StoryState>
      <StoryState label="in the middle of many" wide>
        <Pagination {...on(5, 12)} />
      </StoryState>
      <StoryState label="thousands" wide>
        <Pagination {...on(1204, 2500)} />
      </StoryState>
      <StoryState label="show more">
        <ShowMore onPress={ignore} position="40 of 132">
          Show 20 more
        </ShowMore>
      </StoryState>
      <StoryState label="show more, loading">
        <ShowMore onPress={ignore} position="40 of 132" loadingLabel="Loading more">
          Show 20 more
        </ShowMore>
      </StoryState>
      <StoryState label="show more, failed (Filipino)">
        <ShowMore
          onPress={ignore}
          position="40 sa 132"
          failure="Hindi nakuha ang mga kasunod. Tingnan ang koneksyon, saka pindutin muli."
        >
          Ipakita ang 20 pang kasunod
        </ShowMore>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: on(5, 12, 'Pages of sold pairs'),
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages of sold pairs' }));
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-4');
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
    await expect(pages.getByRole('link', { name: 'Page 12' })).toBeVisible();
    await expect(pages.queryByRole('link', { name: 'Page 8' })).toBeNull();
  },
};

export const OnePageNeedsNone: Story = {
  args: on(1, 1),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

function TwoPages() {
  const [shown, setShown] = useState(20);
  return shown < 40 ? (
    <ShowMore onPress={() => setShown((count) => count + 10)} position={`${shown} of 40`}>
      Show 10 more
    </ShowMore>
  ) : (
    <p>That is all.</p>
  );
}

export const ShowMoreSaysHowFarOneIs: Story = {
  render: () => <TwoPages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show 10 more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 40');
    await expect(canvas.getByRole('button', { name: 'Show 10 more' })).toHaveFocus();
  },
};
