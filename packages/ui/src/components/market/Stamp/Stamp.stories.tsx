import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Frame } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stamp } from './Stamp.tsx';

const meta = {
  title: 'Market/Stamp',
  component: Stamp,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Give a verdict: what the warehouse found, how an order ended.',
        'Say the verdict in the word; the tone repeats it.',
        'Show the hole when the thing passed through our hands.',
      ],
      dont: [
        'Not for plain facts such as a condition, a size or a date: Tag.',
        'No hole on a promise of ours: it says that we looked at the thing itself.',
        'Not to press.',
      ],
      accessibility: [
        'It is read as its word; neither hole nor colour is said.',
        'Whoever shows it after a change announces that change: it is not a live region.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'positive', hole: true, children: 'Passed' } };

export const Sheet: Story = {
  args: { children: '' },
  render: () => (
    <StorySheet>
      <StoryState label="Every tone, each with its word">
        <Inline>
          <Stamp>Closed</Stamp>
          <Stamp tone="positive">Passed</Stamp>
          <Stamp tone="caution">Noted</Stamp>
          <Stamp tone="critical">Failed</Stamp>
          <Stamp tone="bid">Bid</Stamp>
          <Stamp tone="ask">Ask</Stamp>
        </Inline>
      </StoryState>
      <StoryState label="With the hole: it was in our hands">
        <Inline>
          <Stamp tone="positive" hole>
            Passed
          </Stamp>
          <Stamp tone="critical" hole>
            Not the pair of the listing
          </Stamp>
        </Inline>
      </StoryState>
      <StoryState label="Long Filipino words at 320 px of screen">
        <Frame narrow>
          <Stamp tone="caution" hole>
            Ibinalik sa nagbenta dahil hindi tugma sa inilarawan sa listahan
          </Stamp>
        </Frame>
      </StoryState>
      <StoryState label="Right to left: cut and hole change sides">
        <div dir="rtl">
          <Stamp tone="positive" hole>
            Passed
          </Stamp>
        </div>
      </StoryState>
    </StorySheet>
  ),
};

/** Read as its word and nothing else. */
export const ReadAsItsWord: Story = {
  args: { tone: 'positive', hole: true, children: 'Passed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Passed')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^Passed$/);
  },
};
