import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { SkeletonText } from '../../src/components/foundations/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../src/components/lists/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../src/components/lists/ErrorState/ErrorState.tsx';

/**
 * A list has four faces: full, waiting, empty, failed. Waiting shows, after 200 ms, where things will be. Empty says
 * which things will be here and what to do next. Failed says what happened, whether money moved, and the way on. None
 * of them is a lonely sentence.
 */
const meta = { title: 'Patterns/Empty, waiting, failed' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState title="No bids yet" action={<Button href="#browse">Look at what others bid on</Button>}>
      <p>Name your price on any size. We tell you when a seller takes it.</p>
    </EmptyState>
  ),
};

export const Waiting: Story = { render: () => <SkeletonText lines={4} /> };

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The payment did not go through"
      money="Nothing was charged."
      action={
        <>
          <Button tone="main">Try again</Button>
          <Button>Pay another way</Button>
        </>
      }
    >
      <p>GCash did not answer in time. The pair is kept for you for 12 minutes.</p>
    </ErrorState>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing was charged.')).toBeVisible();
  },
};
