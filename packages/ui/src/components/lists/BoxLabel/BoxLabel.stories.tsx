import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { BoxLabel } from './BoxLabel.tsx';

const facts = [
  { name: 'Style', value: 'DR-204' },
  { name: 'Released', value: 'Mar 2025' },
  { name: 'Retail', value: '₱6,490' },
  { name: 'Sold', value: '1,204' },
];

const longFacts = [
  { name: 'Kodigo ng estilo', value: 'DR-204-UBE-2026-MNL' },
  { name: 'Inilabas', value: 'Marso 2025' },
  { name: 'Presyo sa tindahan', value: '₱1,234,567' },
  { name: 'Nabenta', value: '12,045' },
];

const meta = {
  title: 'Lists/BoxLabel',
  component: BoxLabel,
  args: { facts },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Take two to four facts that collectors look for, short enough for a label.',
        'Keep their order on all pages.',
      ],
      dont: [
        'Do not put figures that change by the minute into it; those are Stats.',
        'Do not set sentences like a label.',
      ],
      accessibility: ['A list of names with their values.', 'At 320 px or with large text the four stand in two rows.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BoxLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="four facts">
        <BoxLabel facts={facts} />
      </StoryState>
      <StoryState label="two facts">
        <BoxLabel facts={facts.slice(0, 2)} />
      </StoryState>
      <StoryState label="long values (Filipino)">
        <BoxLabel facts={longFacts} />
      </StoryState>
    </StorySheet>
  ),
};

export const EachFactHasItsName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')[2]).toHaveTextContent('Retail');
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('₱6,490');
  },
};

export const LongCodesStayWhole: Story = {
  name: 'ux 54: a style code and a price stay on one line, also on the narrowest phone',
  args: { facts: longFacts },
  render: (args) => (
    <div style={{ width: 288 }}>
      <BoxLabel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const value of within(canvasElement).getAllByRole('definition')) {
      const range = document.createRange();
      range.selectNodeContents(value);
      await expect(range.getClientRects(), value.textContent ?? '').toHaveLength(1);
    }
  },
};
