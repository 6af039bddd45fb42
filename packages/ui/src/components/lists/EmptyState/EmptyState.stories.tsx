import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Lists/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders yet',
    children: 'What you buy stands here, with who owes the next step.',
    action: (
      <Button href="#home" tone="ink">
        Look at what is new
      </Button>
    ),
  },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say what is not there, what will be here, and what to do next, in this order.',
        'Give one button, two at most, that leads on.',
      ],
      dont: [
        'Do not use it for a failure; that is an ErrorState.',
        'Do not make a joke of it: somebody came for something.',
      ],
      accessibility: [
        'Its title is a heading; give the level that fits the outline of the page.',
        'The drawing, a blank tag, says nothing to screen readers.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="with one button">
        <EmptyState {...args} level={3} />
      </StoryState>
      <StoryState label="without a button">
        <EmptyState title="No messages" level={3}>
          News about your orders and bids comes here.
        </EmptyState>
      </StoryState>
      <StoryState label="long words (Filipino), two buttons" wide>
        <EmptyState
          title="Wala pang tumutugma sa mga salaang pinili mo"
          level={3}
          action={
            <>
              <Button tone="ink">Alisin ang lahat ng salaan</Button>
              <Button>Sabihan ako kapag may dumating</Button>
            </>
          }
        >
          Subukan ang mas kaunting salaan, o magpasabi kapag may pares na kasya sa iyo at nasa presyong gusto mo.
        </EmptyState>
      </StoryState>
    </StorySheet>
  ),
};

export const ItsTitleIsAHeading: Story = {
  args: { level: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'No orders yet' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Look at what is new' })).toBeVisible();
  },
};
