import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { FigureLine } from './FigureLine.tsx';

const meta = {
  title: 'Market/FigureLine',
  component: FigureLine,
  args: { children: '₱7,912', size: 'figure' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Set it beside a MoneyField for what follows from it: what is typed and what is received stand on one line.',
        'Keep an amount in it at all times; while nothing is typed, that of the price proposed.',
      ],
      dont: ['Do not use it for a total with lines under it; that is a TotalBox.'],
      accessibility: ['Announced when it changes. Name it by a label or a heading above it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FigureLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="figure: beside a MoneyField">
        <FigureLine size="figure">₱7,912</FigureLine>
      </StoryState>
      <StoryState label="1: without a line">
        <FigureLine>₱7,912.50</FigureLine>
      </StoryState>
      <StoryState label="a large amount">
        <FigureLine size="figure">₱1,234,567</FigureLine>
      </StoryState>
      <StoryState label="less than nothing">
        <FigureLine size="figure">−₱120</FigureLine>
      </StoryState>
    </StorySheet>
  ),
};

export const IsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('₱7,912');
  },
};
