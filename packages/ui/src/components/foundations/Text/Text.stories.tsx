import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say `measure` for sentences at a desk: 62 characters a line.',
        'Say `numeric` wherever figures stand under each other.',
        'Put the second line in 13 px and soft under the thing that it explains.',
      ],
      dont: [
        'Never the orange of the mark: it is not legible as text, and it is not a tone.',
        'A tone alone says nothing: "− ₱450", "Passed", "overdue" say it in words or signs too.',
        'Do not cut what somebody has to know: `truncate` is for names that stand in full elsewhere.',
      ],
      accessibility: [
        '`role="status"` is read when one pauses, `role="alert"` at once; the element has to be there before its words.',
        'A time carries `dateTime`, so that a screen reader and a translation know it.',
        'All tones are 4.5:1 or better on both papers, in light and dark.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence =
  'The seller sends the pair to our warehouse, we check it on camera, and a courier brings it to you with its tag.';

export const Playground: Story = { args: { children: sentence, measure: true } };

export const Sheet: Story = {
  args: { children: '' },
  render: () => (
    <StorySheet>
      <StoryState label="Lead, 17 to 18 px">
        <Text size="lead">{sentence}</Text>
      </StoryState>
      <StoryState label="Body, 16 px">
        <Text>{sentence}</Text>
      </StoryState>
      <StoryState label="Label, 13 px, soft">
        <Text size="label" tone="soft">
          {sentence}
        </Text>
      </StoryState>
      <StoryState label="Tones, each with its word or sign">
        <Stack space={1}>
          <Text tone="soft">Visayas rate, insured</Text>
          <Text tone="positive">Passed, ₱0 to pay back</Text>
          <Text tone="caution">Noted: a small defect</Text>
          <Text tone="critical">Overdue, − ₱450</Text>
          <Text tone="bid">Bid ₱7,900</Text>
          <Text tone="ask">Ask ₱8,450</Text>
        </Stack>
      </StoryState>
      <StoryState label="Weights">
        <Stack space={1}>
          <Text>Price of the pair</Text>
          <Text weight="medium">Price of the pair</Text>
          <Text weight="bold">Price of the pair</Text>
        </Stack>
      </StoryState>
      <StoryState label="Figures under each other">
        <Stack space={1} align="end">
          <Text numeric>₱8,450.00</Text>
          <Text numeric>₱711.10</Text>
          <Text numeric>₱17,111.11</Text>
        </Stack>
      </StoryState>
      <StoryState label="At most 62 characters" wide>
        <Text measure>
          {sentence} {sentence}
        </Text>
      </StoryState>
      <StoryState label="One line, cut">
        <Text truncate>{sentence}</Text>
      </StoryState>
      <StoryState label="Struck out, and a time">
        <Text as="s" tone="soft">
          ₱9,200
        </Text>
        <Text as="time" dateTime="2026-11-22T21:40+08:00">
          Sun 22 Nov, 21:40
        </Text>
      </StoryState>
      <StoryState label="A word longer than 320 px of screen">
        <Frame narrow>
          <Text>Pinakamapagkakatiwalaang-tindahan-ng-sapatos-sa-buong-Pilipinas</Text>
        </Frame>
      </StoryState>
    </StorySheet>
  ),
};

/** A status is announced by its role, a time is readable by machines. */
export const Announced: Story = {
  args: { role: 'status', children: 'Saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved');
  },
};
