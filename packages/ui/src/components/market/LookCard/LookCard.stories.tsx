import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { Art } from '../Art/Art.tsx';
import { LookCard } from './LookCard.tsx';

const meta = {
  title: 'Market/LookCard',
  component: LookCard,
  args: {
    href: '#look',
    art: <Art ratio="look" fit="cover" picture={sidePicture(colourways.ube)} tint={colourways.ube.tint} />,
    title: 'Sunday in Binondo',
    avatar: <Avatar name="Mika" tint={colourways.ube.tint} />,
    detail: 'mika.lopez, 4 items',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the card: it is one link'],
        ['Enter', 'opens the lookbook'],
      ],
      do: ['Say who made it and how many items are in it.', 'Fill the tall frame: `cover` for photographs.'],
      dont: ['Do not put prices on it; they are inside.'],
      accessibility: ['One link with title and detail; the face beside the name says nothing of its own.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LookCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="with the face of who made it">
        <LookCard {...args} />
      </StoryState>
      <StoryState label="without a face, no picture yet">
        <LookCard
          {...args}
          art={<Art ratio="look" tint={colourways.moss.tint} />}
          avatar={undefined}
          title="Rain, Baguio"
          detail="Suki, 1 item"
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <LookCard
          {...args}
          title="Pamimili sa Divisoria tuwing umaga ng Linggo kasama ang buong pamilya at mga kaibigan"
          detail="maria.clara.de.los.santos.ng.maynila, 12 piraso"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Sunday in Binondo mika.lopez, 4 items' }),
    ).toHaveFocus();
  },
};
