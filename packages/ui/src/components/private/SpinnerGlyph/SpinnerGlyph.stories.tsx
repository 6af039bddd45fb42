import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { SpinnerGlyph } from './SpinnerGlyph.tsx';

const meta = {
  title: 'Private/SpinnerGlyph',
  component: SpinnerGlyph,
  parameters: {
    guide: {
      keyboard: 'none',
      do: ['Put it beside words that say what is waited for; it is as high as they are.'],
      dont: [
        'Do not use it alone, and not for a list or a page that loads; there stand skeletons.',
        'Do not put it into a button yourself: loadingLabel does.',
      ],
      accessibility: [
        'It says nothing to screen readers: the words beside it do.',
        'One turn takes 1 s; with reduced motion it stands still. With forced colours its gap stays open.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SpinnerGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="beside text">
        <Text>
          <SpinnerGlyph /> Looking for your place in the queue
        </Text>
      </StoryState>
      <StoryState label="beside a label">
        <Text size="label" tone="soft">
          <SpinnerGlyph /> Saving
        </Text>
      </StoryState>
      <StoryState label="beside a title">
        <Heading level={3} size={1}>
          <SpinnerGlyph /> Paying
        </Heading>
      </StoryState>
    </StorySheet>
  ),
};

export const OneTurnTakesASecond: Story = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden="true"]');
    const [turn] = ring?.getAnimations() ?? [];
    await expect(turn?.effect?.getTiming()).toMatchObject({ duration: 1000, iterations: Number.POSITIVE_INFINITY });
  },
};
