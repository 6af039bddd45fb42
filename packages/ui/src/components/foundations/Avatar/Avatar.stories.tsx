import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { colourways, sidePicture } from '../../../../stories/sample-pictures.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Foundations/Avatar',
  component: Avatar,
  args: { name: 'Mika Lopez', size: 'large' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Set it beside the name, never without it.',
        'Take small in a line of text, medium in a list, large on a profile.',
      ],
      dont: ['Do not make it the only link to a person.', 'Do not cut a product picture round; that is an Art.'],
      accessibility: [
        'It says nothing: the name beside it does.',
        'Without a picture the first letter stands on a ground of the person’s tint, readable in both themes.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const face = sidePicture(colourways.mango).src;

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="small, medium, large">
        <Inline space={3}>
          <Avatar name="Mika" />
          <Avatar name="Mika" size="medium" />
          <Avatar name="Mika" size="large" />
        </Inline>
      </StoryState>
      <StoryState label="with a tint">
        <Inline space={3}>
          <Avatar name="ñoño" size="medium" tint={colourways.ube.tint} />
          <Avatar name="José" size="medium" tint={colourways.coal.tint} />
          <Avatar name="Ana" size="medium" tint={colourways.mango.tint} />
        </Inline>
      </StoryState>
      <StoryState label="with a picture">
        <Inline space={3}>
          <Avatar name="Ana" src={face} />
          <Avatar name="Ana" src={face} size="medium" />
          <Avatar name="Ana" src={face} size="large" />
        </Inline>
      </StoryState>
      <StoryState label="an accent as a part of its own; no name">
        <Inline space={3}>
          <Avatar name={'E\u0301lan'} size="medium" />
          <Avatar name="" size="medium" />
        </Inline>
      </StoryState>
    </StorySheet>
  ),
};

export const AnEmojiIsOneLetter: Story = {
  args: { name: '👟 Sole sisters' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('👟')).toBeVisible();
  },
};

export const TheNameSpeaks: Story = {
  render: (args) => (
    <p>
      <Avatar {...args} /> Mika Lopez
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(within(canvasElement).getByText('M')).toHaveAttribute('aria-hidden', 'true');
  },
};
