import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Details } from './Details.tsx';

const meta = {
  title: 'Lists/Details',
  component: Details,
  args: { summary: 'What is in this price', children: <Text>The ask, the fees and the courier.</Text> },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the line'],
        ['Enter, Space', 'opens or shuts it'],
      ],
      do: [
        'Use it for one thing to open under what it explains: the lines of a total, the reason of a fee.',
        'Take the look question for a list of questions; give them one name, and opening one shuts the others.',
      ],
      dont: [
        'Do not use it for long content under headings of the page; that is an Accordion.',
        'Do not put what everybody needs into it.',
      ],
      accessibility: [
        "It is the browser's own: it works before scripts run, and the search of the page opens it.",
        'The arrow turns in 120 ms, and at once with reduced motion.',
        'The line is at least 44 px high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="a line, shut">
        <Details summary="What is in this price">
          <Text>The ask, the fees and the courier.</Text>
        </Details>
      </StoryState>
      <StoryState label="a line, open">
        <Details summary="What is in this price" open>
          <Text>The ask, the fees and the courier.</Text>
        </Details>
      </StoryState>
      <StoryState label="questions, one open, long words (Filipino)" wide>
        <Details look="question" name="sheet" open summary="Gaano katagal bago dumating ang pares sa lalawigan?">
          <Text>Dalawa hanggang limang araw mula sa bodega, hindi kasama ang Linggo at mga pista opisyal.</Text>
        </Details>
        <Details look="question" name="sheet" summary="What if the pair does not pass?">
          <Text>You get all of your money back.</Text>
        </Details>
        <Details look="question" name="sheet" summary="Who pays for the way back?">
          <Text>We do.</Text>
        </Details>
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('The ask, the fees and the courier.');
    await expect(words).not.toBeVisible();
    await userEvent.tab();
    const line = canvas.getByText('What is in this price');
    await expect(line).toHaveFocus();
    // A key on a summary is a click to the browser; the simulated keyboard does not know it.
    await expect(line.localName).toBe('summary');
    await userEvent.click(line);
    await expect(words).toBeVisible();
    await userEvent.click(line);
    await expect(words).not.toBeVisible();
  },
};

export const OpeningOneShutsTheOthers: Story = {
  render: () => (
    <>
      <Details look="question" name="group" summary="First" open>
        One
      </Details>
      <Details look="question" name="group" summary="Second">
        Two
      </Details>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('Two')).toBeVisible();
    await expect(canvas.getByText('One')).not.toBeVisible();
  },
};
