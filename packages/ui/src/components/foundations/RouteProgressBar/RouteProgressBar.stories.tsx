import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { RouteProgressBar } from './RouteProgressBar.client.tsx';
import { routeProgress } from './route-progress.ts';

const meta = {
  title: 'Foundations/RouteProgressBar',
  component: RouteProgressBar,
  args: { label: 'Opening the page' },
  // Removes the bar of the story before: all stories share one store.
  beforeEach: () => () => routeProgress.end(),
  parameters: {
    docs: { story: { inline: false, height: '120px' } },
    guide: {
      keyboard: 'none',
      do: [
        'Put it once into the layout of an app; start it when an address begins to change, end it when it has or has failed.',
        'Let it be the only sign of a route change: the page itself shows skeletons.',
      ],
      dont: [
        'Do not show the progress of an upload or an order with it.',
        'Do not wait for it: it says that something happens, not how much is left.',
      ],
      accessibility: [
        'It is a progress bar with a name while it shows, and hidden from screen readers otherwise.',
        'It starts at 10 %, climbs 3 to 5 % every 200 ms to 70 %, then 1 to 3 % every 500 ms to 90 %, and waits there.',
        'At the end it jumps to 100 % and is gone after 220 ms. It lies over the page and moves nothing.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RouteProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Inline>
      <RouteProgressBar {...args} />
      <Button onClick={routeProgress.start}>Start</Button>
      <Button onClick={routeProgress.end}>End</Button>
    </Inline>
  ),
};

/** A frame for the bar, which otherwise stands at the top of the window. */
function Frame({ percent }: { percent: number | undefined }) {
  return (
    <StoryState wide label={percent === undefined ? 'not visible' : `${percent} %`}>
      <div style={{ height: 24, transform: 'translate(0)' }}>
        <ProgressLine label="Opening the page" percent={percent} />
      </div>
    </StoryState>
  );
}

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      {[undefined, 10, 70, 90, 100].map((percent) => (
        <Frame key={percent ?? 'none'} percent={percent} />
      ))}
    </StorySheet>
  ),
};

export const ItStartsAtTenAndEndsAtAHundred: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    routeProgress.start();
    const bar = await canvas.findByRole('progressbar', { name: 'Opening the page' });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(10);
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(90);
    routeProgress.end();
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
