import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { boxPicture, colourways, sidePicture, solePicture } from '../../../../stories/sample-pictures.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import { Gallery } from './Gallery.tsx';

const { dusk } = colourways;
const views = [
  { id: 'side', name: 'Side', picture: sidePicture(dusk, 'Dusk Runner from the side') },
  { id: 'sole', name: 'Sole', picture: solePicture(dusk, 'Its sole, with straight grooves') },
  { id: 'box', name: 'Box', picture: boxPicture(dusk, 'Its box with the label') },
];
const words = { gallery: 'Pictures of Dusk Runner', views: 'Views', back: 'View before', forward: 'Next view' };

const meta = {
  title: 'Market/Gallery',
  component: Gallery,
  args: { id: 'gallery', views, tint: dusk.tint, words },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'to the pictures, the two arrows, then the thumbnails as one stop'],
        ['Left, Right', 'on the pictures or the thumbnails: the view before or after'],
        ['Home, End', 'on the pictures: the first or the last view'],
        ['Enter, Space', 'on an arrow: turns; after the last comes the first'],
      ],
      do: [
        'Begin with the side: it is the picture that people know the shoe by.',
        'Name each view in a word or two; the name is what a thumbnail says.',
        'Give `priority` its due: only the first picture loads at once, the part sees to that.',
      ],
      dont: [
        'Do not mix ratios: all views stand in one frame, so that nothing moves on a swipe.',
        'Do not turn it by a timer.',
      ],
      accessibility: [
        'A region with a name; the thumbnails are a radio group, the view shown is announced politely.',
        'Without scripts it can still be swiped; with reduced motion it jumps instead of gliding.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="three views, with a stamp">
        <Gallery
          {...args}
          id="sheet-three"
          stamp={
            <Stamp tone="positive" hole>
              Passed
            </Stamp>
          }
        />
      </StoryState>
      <StoryState label="ten views: the thumbnails scroll">
        <Gallery
          {...args}
          id="sheet-ten"
          words={{ ...words, gallery: 'Pictures of Dusk Runner, ten' }}
          views={Array.from({ length: 10 }, (_, index) => ({
            ...(views[index % 3] ?? { picture: sidePicture(dusk) }),
            id: `view-${index}`,
            name: `View ${index + 1}`,
          }))}
        />
      </StoryState>
      <StoryState label="one view: no paginator">
        <Gallery
          {...args}
          id="sheet-one"
          views={views.slice(0, 1)}
          words={{ ...words, gallery: 'Picture of Dusk Runner' }}
        />
      </StoryState>
      <StoryState label="none yet: the ground keeps the place">
        <Gallery {...args} id="sheet-none" views={[]} words={{ ...words, gallery: 'Pictures to come' }} />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { id: 'gallery-keys' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByText('Side 1 / 3');
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Views' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(said).toHaveTextContent('Sole 2 / 3'), { timeout: 4_000 });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next view' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(said).toHaveTextContent('Box 3 / 3');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Box' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Sole' })).toBeChecked();
  },
};

export const ASwipeIsFollowed: Story = {
  args: { id: 'gallery-swipe' },
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('list', { name: 'Views' });
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(within(canvasElement).getByRole('radio', { name: 'Box' })).toBeChecked());
  },
};

export const AfterTheLastComesTheFirst: Story = {
  args: { id: 'gallery-round' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'View before' }).click();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Box' })).toBeChecked());
    const track = canvas.getByRole('list', { name: 'Views' });
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.clientWidth * 1.9), { timeout: 4_000 });
    canvas.getByRole('button', { name: 'Next view' }).click();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Side' })).toBeChecked());
  },
};

export const ReadsFromRightToLeft: Story = {
  args: { id: 'gallery-rtl' },
  render: (args) => (
    <div dir="rtl">
      <Gallery {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('list', { name: 'Views' });
    track.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(canvasElement).getByRole('radio', { name: 'Sole' })).toBeChecked(), {
      timeout: 4_000,
    });
  },
};
