import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Art } from '../Art/Art.tsx';
import { HeartButton } from '../HeartButton/HeartButton.tsx';
import { DropCard } from './DropCard.tsx';

const art = (name: keyof typeof colourways, day: string, out = false) => (
  <Art
    ratio="wide"
    picture={sidePicture(colourways[name])}
    tint={colourways[name].tint}
    corner={<Tag tone={out ? 'solid' : undefined}>{day}</Tag>}
  />
);

const meta = {
  title: 'Market/DropCard',
  component: DropCard,
  args: {
    href: '#drop',
    art: art('mango', 'Sat 28 Nov'),
    name: 'Mango Court Low',
    retail: 'Retail ₱5,490',
    action: 'Remind me',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the card: it is one link'],
        ['Enter', 'opens the item'],
      ],
      do: [
        'Put the day on the picture, as a Tag; out already is the solid one.',
        'Before the day, say the retail price and what can be done meanwhile; after it, the price and the arrival.',
      ],
      dont: [
        'Do not count down to a day that is not fixed.',
        'Do not show both the retail price and the price in total.',
      ],
      accessibility: ['One link: day, name, price or retail price and the action are read together.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DropCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="still to come">
        <DropCard {...args} />
      </StoryState>
      <StoryState label="with a heart">
        <DropCard {...args} heart={<HeartButton label="Save it" pressed={false} onPress={() => undefined} />} />
      </StoryState>
      <StoryState label="out now">
        <DropCard
          href="#out"
          art={art('dusk', 'Out now', true)}
          name="Dusk Runner"
          price="₱8,650"
          detail="Fri 27 Nov – Wed 2 Dec"
        />
      </StoryState>
      <StoryState label="large amounts, long name (Filipino)">
        <DropCard
          {...args}
          art={art('ube', 'Sabado, ika-28 ng Nobyembre')}
          name="Ube Runner 2026, pang-alaala sa ika-sandaang taon ng palengke ng Divisoria"
          retail="Presyo sa tindahan ₱1,234,567"
          action="Ipaalala sa akin kapag lumabas na"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Sat 28 Nov Mango Court Low Retail ₱5,490 Remind me' }),
    ).toHaveFocus();
  },
};
