import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Art } from '../Art/Art.tsx';
import { ItemLine } from './ItemLine.tsx';

const art = (ratio: 'square' | 'banner') => (
  <Art ratio={ratio} picture={sidePicture(colourways.dusk)} tint={colourways.dusk.tint} />
);

const meta = {
  title: 'Market/ItemLine',
  component: ItemLine,
  args: { href: '#item', art: art('square'), name: 'Dusk Runner', detail: 'US 9, new, standard lane' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the line: it is one link'],
        ['Enter', 'opens the item'],
      ],
      do: [
        'Set it at the head of a page about one pair: checkout, order, claim.',
        'Take `banner` beside a column, `line` where it is one of several.',
      ],
      dont: ['Do not put prices or states into the detail; they have parts of their own.'],
      accessibility: ['One link with name and detail; the picture has an empty alt.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ItemLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="line, the default">
        <ItemLine {...args} />
      </StoryState>
      <StoryState label="banner">
        <ItemLine {...args} look="banner" art={art('banner')} />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <ItemLine
          {...args}
          name="Ube Runner 2026, pang-alaala sa ika-sandaang taon ng palengke ng Divisoria sa Maynila"
          detail="US 10.5, bago at hindi pa naisusuot, ihahatid mula sa bodega sa Lungsod ng Quezon"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Dusk Runner US 9, new, standard lane' }),
    ).toHaveFocus();
  },
};
