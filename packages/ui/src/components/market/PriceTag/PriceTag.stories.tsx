import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: 'Market/PriceTag',
  component: PriceTag,
  args: { children: '₱8,650' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Let the price be the largest wide black thing of its place: size 1 once per screen, 3 on cards and lines.',
        'Give the amount ready for the eye: with its sign, its commas, and centavos only where there are any.',
        'Take `as="output"` where it follows what the visitor types.',
      ],
      dont: [
        'Do not colour a price orange; the colour belongs to the mark and the one main action.',
        'Do not use the wide voice for amounts inside a sentence or a table.',
      ],
      accessibility: ['Read as one amount, sign included.', 'As an output it is announced when it changes.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="figure: the amount one types or receives" wide>
        <PriceTag size="figure">₱1,234,567</PriceTag>
      </StoryState>
      <StoryState label="1: the total of a screen">
        <PriceTag size={1}>₱8,650</PriceTag>
      </StoryState>
      <StoryState label="2: the sticky bar">
        <PriceTag size={2}>₱8,650</PriceTag>
      </StoryState>
      <StoryState label="3: cards and lines, the default">
        <PriceTag>₱8,650</PriceTag>
      </StoryState>
      <StoryState label="with centavos">
        <PriceTag>₱1,250.50</PriceTag>
      </StoryState>
      <StoryState label="taken off">
        <PriceTag>−₱300</PriceTag>
      </StoryState>
      <StoryState label="money that comes back">
        <PriceTag tone="positive">₱8,650</PriceTag>
      </StoryState>
      <StoryState label="another currency">
        <PriceTag>US$115</PriceTag>
      </StoryState>
    </StorySheet>
  ),
};

export const IsReadAsOneAmount: Story = {
  args: { as: 'output', children: '−₱300' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('−₱300');
  },
};
