import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Art } from '../Art/Art.tsx';
import { HeartButton } from '../HeartButton/HeartButton.tsx';
import { DealRow } from './DealRow.tsx';

const art = (name: keyof typeof colourways) => (
  <Art ratio="square" picture={sidePicture(colourways[name])} tint={colourways[name].tint} />
);

const meta = {
  title: 'Market/DealRow',
  component: DealRow,
  args: {
    href: '#deal',
    art: art('moss'),
    name: 'Moss Trail',
    price: '₱6,120',
    was: { amount: '₱6,880', label: 'last sale' },
    off: '11 % under the last sale',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the row: it is one link'],
        ['Enter', 'opens the item'],
      ],
      do: [
        'Say in `off` what the price is lower than: the last sale, the retail price.',
        'Set three under each other in a Rail of the shape deal.',
      ],
      dont: ['Do not compare with a price that nobody paid.', 'Do not round a percentage up.'],
      accessibility: ['One link; the old amount is struck through and said in words, what is saved is written out.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DealRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="with the last sale">
        <DealRow {...args} />
      </StoryState>
      <StoryState label="with a heart">
        <DealRow {...args} heart={<HeartButton label="Save it" pressed={false} onPress={() => undefined} />} />
      </StoryState>
      <StoryState label="price alone">
        <DealRow {...args} art={art('coal')} name="Coal Skate" was={undefined} off={undefined} />
      </StoryState>
      <StoryState label="large amounts, long name (Filipino)">
        <DealRow
          {...args}
          art={art('ube')}
          name="Ube Runner 2026, pang-alaala sa ika-sandaang taon ng palengke ng Divisoria sa Maynila"
          price="₱1,234,567"
          was={{ amount: '₱1,390,000', label: 'huling benta' }}
          off="Mas mababa ng 11 % kaysa sa huling pagbebenta"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Moss Trail ₱6,120 last sale ₱6,880 11 % under the last sale' }),
    ).toHaveFocus();
  },
};
