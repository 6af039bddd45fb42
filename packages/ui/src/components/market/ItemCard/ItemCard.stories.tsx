import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { SkeletonCard } from '../../foundations/Skeleton/Skeleton.tsx';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Art } from '../Art/Art.tsx';
import { HeartButton } from '../HeartButton/HeartButton.tsx';
import { ItemCard } from './ItemCard.tsx';

const art = (name: keyof typeof colourways, corner?: string) => (
  <Art
    picture={sidePicture(colourways[name])}
    tint={colourways[name].tint}
    corner={corner === undefined ? undefined : <Tag tone="solid">{corner}</Tag>}
  />
);

const meta = {
  title: 'Market/ItemCard',
  component: ItemCard,
  args: { href: '#item', art: art('dusk'), name: 'Dusk Runner', price: '₱8,650', detail: 'Fri 27 Nov – Wed 2 Dec' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the card: it is one link'],
        ['Enter', 'opens the item'],
      ],
      do: [
        'Give the picture an empty alt: the name below it says what it is.',
        'Say in `detail` when it arrives; without a price, what there is instead.',
        'Put at most one Tag on the picture.',
      ],
      dont: [
        'Do not put a button into it but the heart: a card leads to one place.',
        'Do not write a brand in capitals or a price in orange.',
      ],
      accessibility: [
        'One link, then the heart; name, price, the old price in words, and detail are read together.',
        'Names take two lines, always, so that the prices of a row stand on one line; what is longer is cut for the eye only.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ItemCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="price and arrival">
        <ItemCard {...args} />
      </StoryState>
      <StoryState label="with a tag and an old price">
        <ItemCard
          {...args}
          art={art('mango', 'Just dropped')}
          name="Mango Court Low"
          price="₱4,990"
          was={{ amount: '₱5,650', label: 'before' }}
        />
      </StoryState>
      <StoryState label="with a heart">
        <ItemCard
          {...args}
          heart={<HeartButton label="Save Dusk Runner" pressed={false} onPress={() => undefined} />}
        />
      </StoryState>
      <StoryState label="saved">
        <ItemCard
          {...args}
          art={art('mango')}
          heart={<HeartButton label="Save Dusk Runner" pressed onPress={() => undefined} />}
        />
      </StoryState>
      <StoryState label="no price">
        <ItemCard {...args} art={art('coal')} name="Coal Skate" price={undefined} detail="Nobody sells it now. Bid." />
      </StoryState>
      <StoryState label="large amounts, long name (Filipino)">
        <ItemCard
          {...args}
          art={art('ube')}
          name="Ube Runner 2026, pang-alaala sa ika-sandaang taon ng palengke ng Divisoria sa Maynila"
          price="₱1,234,567"
          was={{ amount: '₱1,290,000', label: 'dati' }}
          detail="Darating sa pagitan ng Biyernes, ika-27 ng Nobyembre, at Miyerkoles"
        />
      </StoryState>
      <StoryState label="no picture yet">
        <ItemCard {...args} art={<Art tint={colourways.moss.tint} />} name="Moss Trail" />
      </StoryState>
      <StoryState label="loading">
        <SkeletonCard />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { was: { amount: '₱9,200', label: 'before' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const card = within(canvasElement).getByRole('link', {
      name: 'Dusk Runner ₱8,650 before ₱9,200 Fri 27 Nov – Wed 2 Dec',
    });
    await expect(card).toHaveFocus();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};

export const PricesOfARowStandOnOneLine: Story = {
  render: (args) => (
    <StorySheet>
      <ItemCard {...args} />
      <ItemCard {...args} art={art('ube')} name="Ube Runner, a name that needs two lines and more of them" />
    </StorySheet>
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByText('8,650', { exact: false })
      .map((price) => price.getBoundingClientRect().bottom);
    await expect(tops.length).toBeGreaterThan(1);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  },
};
