import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Notch } from './Notch.tsx';

const meta = {
  title: 'Foundations/Notch',
  component: Notch,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Box what somebody picks one of, or a report that is handed over.',
        'Take the cut of the thing: 7 px labels, 12 buttons, 13 cells, 16 lanes, 22 the report.',
        'Say `size="none"` for the one of several that did not pass through our hands.',
      ],
      dont: ['Not to divide a page: a rule does, with Section.', 'No box in a box, no shadow, no rounded corner.'],
      accessibility: [
        'It has no role of its own; say `as="section"` or `as="li"` where it is one.',
        'The focus outline of what is inside is not cut off.',
        'In forced colours it is a box with a border.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Notch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'lane', children: <Text>Standard, ₱8,650</Text> } };

export const Sheet: Story = {
  args: { children: undefined },
  render: () => (
    <StorySheet>
      {(['label', 'button', 'cell', 'lane', 'report', 'none'] as const).map((size) => (
        <StoryState key={size} label={`The cut of: ${size}`}>
          <Notch size={size}>
            <Text>Standard, ₱8,650</Text>
          </Notch>
        </StoryState>
      ))}
      <StoryState label="Edge of a control">
        <Notch edge="strong">
          <Text>Flash, ₱9,775</Text>
        </Notch>
      </StoryState>
      <StoryState label="Edge of what is chosen">
        <Notch edge="ink">
          <Text>Flash, ₱9,775</Text>
        </Notch>
      </StoryState>
      <StoryState label="Without padding">
        <Notch padding="none">
          <Text>To the edge</Text>
        </Notch>
      </StoryState>
      <StoryState label="A word longer than 320 px of screen">
        <Frame narrow>
          <Notch size="report" edge="ink">
            <Text>Pinakamapagkakatiwalaang-tindahan-ng-sapatos-sa-buong-Pilipinas</Text>
          </Notch>
        </Frame>
      </StoryState>
      <StoryState label="Right to left: the cut is where a line ends">
        <div dir="rtl">
          <Notch size="report" edge="ink">
            <Text>Passed</Text>
          </Notch>
        </div>
      </StoryState>
    </StorySheet>
  ),
};

/** The cut is of its edge and fill only: nothing of the content, and no focus outline round it, is clipped. */
export const ClipsNothing: Story = {
  args: { as: 'section', children: <Text>Report</Text> },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('Report').parentElement;
    await expect(box && getComputedStyle(box).clipPath).toBe('none');
    await expect(box && getComputedStyle(box, '::before').clipPath).toContain('polygon');
  },
};
