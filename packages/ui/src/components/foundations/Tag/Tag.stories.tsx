import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Foundations/Tag',
  component: Tag,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say one fact in three words at most: "Brand new", "Box damaged", "Arrives Friday".',
        'Use solid for what is true now and soon is not: "Now", "Last pair".',
        'Show the hole only on things that passed through our hands: the tag was tied to them.',
      ],
      dont: [
        'Do not use it to press; a thing to press is a Button, a choice is a RadioCard or a SizeGrid.',
        'Do not use it for how a sale ended; that is a Stamp, which has a colour with its word.',
        'Do not show more than three beside each other: the fourth is read by nobody.',
      ],
      accessibility: [
        'It is text and read in its place; the hole says nothing that the words do not say.',
        'Both tones differ by fill and not by colour alone.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: 'Brand new' } };

export const Sheet: Story = {
  args: { children: 'Brand new' },
  render: () => (
    <StorySheet>
      <StoryState label="fact, the default">
        <div>
          <Tag>Brand new</Tag>
        </div>
      </StoryState>
      <StoryState label="solid: true now">
        <div>
          <Tag tone="solid">Last pair</Tag>
        </div>
      </StoryState>
      <StoryState label="with the hole: it passed through our hands">
        <div>
          <Tag hole>Checked in Makati</Tag>
        </div>
      </StoryState>
      <StoryState label="solid with the hole">
        <div>
          <Tag tone="solid" hole>
            Ready to ship
          </Tag>
        </div>
      </StoryState>
      <StoryState label="long words (Filipino)">
        <div>
          <Tag hole>Nasuri na at handa nang ipadala sa susunod na araw ng courier sa inyong probinsya</Tag>
        </div>
      </StoryState>
    </StorySheet>
  ),
};

export const IsReadAsText: Story = {
  args: { children: 'Checked in Makati', hole: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Checked in Makati$/);
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
