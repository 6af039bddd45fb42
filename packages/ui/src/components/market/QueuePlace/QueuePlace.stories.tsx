import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { QueuePlace } from './QueuePlace.tsx';

const entries = [
  { position: 1, detail: 'Listed 18 Nov', price: '₱8,450' },
  { position: 2, detail: 'You', price: '₱8,600', mine: true },
  { position: 3, detail: 'Listed 12 Nov', price: '₱8,700' },
];

const meta = {
  title: 'Market/QueuePlace',
  component: QueuePlace,
  args: { label: 'Who sells first', entries },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show the one before and the one after the visitor: that is what the next peso changes.',
        'Update it as the visitor types; say the place in words near the field as well.',
      ],
      dont: ['Do not name other people; the day they came is enough.'],
      accessibility: [
        'An ordered list with a name; the visitor’s own row is the current one and says so in its words.',
        'It is filled and larger, with forced colours it has a thick edge.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof QueuePlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="second of three">
        <QueuePlace label="Second of three" entries={entries} />
      </StoryState>
      <StoryState label="alone">
        <QueuePlace label="Alone" entries={[{ position: 1, detail: 'You', price: '₱8,600', mine: true }]} />
      </StoryState>
      <StoryState label="not in it yet">
        <QueuePlace label="Not in it" entries={entries.filter(({ mine }) => mine !== true)} />
      </StoryState>
      <StoryState label="far back, large amounts, long words (Filipino)">
        <QueuePlace
          label="Sino ang mauuna"
          entries={[
            { position: 127, detail: 'Inilista noong Miyerkoles, ika-18 ng Nobyembre', price: '₱1,234,000' },
            { position: 128, detail: 'Ikaw, kapag ganito ang presyo', price: '₱1,234,567', mine: true },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const OnesOwnRowIsTheCurrentOne: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('list', { name: 'Who sells first' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toHaveAttribute('aria-current', 'true');
    await expect(rows[1]).toHaveTextContent('2You₱8,600');
  },
};
