import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Lists/ErrorState',
  component: ErrorState,
  args: {
    title: 'The payment did not go through',
    money: 'Nothing was charged.',
    children: 'GCash did not answer in time. Your place in the queue is kept until 21:40.',
    action: <Button tone="ink">Pay again</Button>,
  },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say what happened, whether money moved, and what to do, in this order.',
        'Set announced when it appears on a page that was already there.',
        'Give the way on as a button, and always one that works without what failed.',
      ],
      dont: [
        'Do not show a code or the name of a service that nobody knows.',
        'Do not use it for a field that was filled in wrongly; the field says so itself.',
      ],
      accessibility: [
        'Its title is a heading; with announced it is read at once.',
        'The sentence about money is bold and stands by itself: colour says nothing here.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="money was at stake">
        <ErrorState {...args} level={3} />
      </StoryState>
      <StoryState label="nothing but a page">
        <ErrorState title="This page is not there" level={3} action={<Button href="#home">Go home</Button>}>
          The link may be old, or the item was taken out of the sale.
        </ErrorState>
      </StoryState>
      <StoryState label="long words (Filipino)" wide>
        <ErrorState
          title="Hindi natuloy ang pagpapadala ng iyong bayad"
          money="Walang nabawas sa iyong GCash."
          level={3}
          action={
            <>
              <Button tone="ink">Subukan ulit ang pagbabayad</Button>
              <Button>Pumili ng ibang paraan ng pagbabayad</Button>
            </>
          }
        >
          Hindi sumagot ang GCash sa oras. Nakalaan pa rin sa iyo ang pares hanggang 21:40 ngayong gabi.
        </ErrorState>
      </StoryState>
    </StorySheet>
  ),
};

export const OnAPageThatWasThereItIsAnnounced: Story = {
  args: { announced: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};

export const AsAPageOfItsOwnItIsNot: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  },
};
