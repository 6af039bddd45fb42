import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { boxPicture, colourways, sidePicture, solePicture } from '../../../../stories/sample-pictures.ts';
import { Tag } from '../../foundations/Tag/Tag.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Art, type ArtProps } from './Art.tsx';

const { dusk, mango, moss, ube, coal } = colourways;

/** Four squares of colour, as blurred as the hash of a picture is. */
const blurred = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#e4ddf0"/><rect y="1" width="1" height="1" fill="#a58cc0"/></svg>',
)}`;

const ratios = ['square', 'card', 'wide', 'banner', 'look'] as const satisfies ReadonlyArray<ArtProps['ratio']>;

const meta = {
  title: 'Market/Art',
  component: Art,
  args: { picture: sidePicture(dusk, 'Dusk Runner from the side'), tint: dusk.tint },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Give it the product’s colour as `tint`: the ground is mixed from it in both themes.',
        'Say in `sizes` how wide it is, and give `priority` to what is in view at first.',
        'Describe the picture in `alt`, or leave that empty where the words beside it say the same.',
      ],
      dont: [
        'Do not set a ratio of your own: with the fixed ones nothing moves when a picture comes.',
        'Do not use `cover` for a whole product: it would cut its toe off.',
      ],
      accessibility: [
        'A picture with its alt; the ground and the placeholder say nothing.',
        'With forced colours it keeps its own.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Art>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      {ratios.map((ratio) => (
        <StoryState key={ratio} label={ratio}>
          <Art ratio={ratio} picture={sidePicture(dusk)} tint={dusk.tint} />
        </StoryState>
      ))}
      <StoryState label="with a tag in its corner">
        <Art picture={solePicture(mango)} tint={mango.tint} corner={<Tag tone="solid">Just dropped</Tag>} />
      </StoryState>
      <StoryState label="with a stamp">
        <Art
          picture={boxPicture(moss)}
          tint={moss.tint}
          corner={
            <Stamp tone="positive" hole>
              Passed
            </Stamp>
          }
        />
      </StoryState>
      <StoryState label="cover: a crop">
        <Art picture={sidePicture(ube)} tint={ube.tint} fit="cover" ratio="look" />
      </StoryState>
      <StoryState label="black on its ground">
        <Art picture={sidePicture(coal)} tint={coal.tint} />
      </StoryState>
      <StoryState label="on its way: the placeholder">
        <Art tint={ube.tint} placeholder={blurred} />
      </StoryState>
      <StoryState label="no picture, no colour">
        <Art />
      </StoryState>
    </StorySheet>
  ),
};

export const KeepsItsPlaceWithoutAPicture: Story = {
  render: (args) => (
    <StorySheet>
      <Art {...args} />
      <div data-testid="empty">
        <Art />
      </div>
    </StorySheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('img', { name: 'Dusk Runner from the side' });
    const { height } = canvas.getByTestId('empty').getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await expect(Math.abs(picture.getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};
