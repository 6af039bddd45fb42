import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { FactList } from './FactList.tsx';

const facts = [
  { name: 'Brand', value: 'Jordan' },
  { name: 'Style', value: '554724-092' },
  { name: 'Colourway', value: 'Light Smoke Grey/Gym Red-White' },
  { name: 'Released', value: '9 Jun 2020' },
];
const long = [
  {
    name: 'Materyales',
    value: 'Tunay na balat sa harap, tela sa dila, at gomang hindi nag-iiwan ng marka sa talampakan',
  },
  { name: 'Pinagmulan', value: 'Pinakamapagkakatiwalaang-pagawaan-sa-Biñan' },
];

const meta = {
  title: 'Lists/FactList',
  component: FactList,
  args: { facts },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say what is known of a thing in a few words each: brand, style, material.',
        'Keep names short: they share one column.',
      ],
      dont: [
        'Not for money: Receipt adds up.',
        'Not for four figures side by side, as on the label of a box: BoxLabel.',
      ],
      accessibility: ['Each value is read with its name: it is a description list.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="Facts of an item" wide>
        <FactList facts={facts} />
      </StoryState>
      <StoryState label="Long Filipino words at 320 px of screen">
        <Frame narrow>
          <FactList facts={long} />
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** A term for each definition. */
export const ReadWithItsName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(facts.map(({ name }) => name));
    await expect(canvas.getAllByRole('definition')).toHaveLength(facts.length);
  },
};
