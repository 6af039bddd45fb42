import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { type Step, StepTrack } from './StepTrack.tsx';

const names = ['Paid', 'Sent to us', 'Arrived', 'Inspected', 'You decide', 'Sent to you', 'Received'];
const filipino = [
  'Bayad na',
  'Ipinadala sa amin',
  'Dumating',
  'Sinuri',
  'Ikaw ang magpapasya',
  'Ipinadala sa iyo',
  'Natanggap',
];

function stepsAt(current: number, words: readonly string[] = names): readonly Step[] {
  return words.map((name, index) => ({
    id: name,
    name,
    date: index <= current ? `${15 + index} Nov` : `by ${15 + index} Nov`,
    state: index < current ? 'done' : index === current ? 'now' : 'todo',
  }));
}

const meta = {
  title: 'Market/StepTrack',
  component: StepTrack,
  args: {
    label: 'Step 5 of 7',
    steps: stepsAt(4),
    doneLabel: 'done',
    caption: 'Step 5 of 7. Next: we send it to you.',
    hole: true,
  },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Show with it the whole way of an order, with the days that are known.',
        'Give the hole only where the pair is or was in our hands.',
        'Give a caption: on phones only the current step has its word.',
      ],
      dont: [
        'Do not use it to move between steps; nothing on it can be pressed.',
        'Do not show more than eight steps.',
      ],
      accessibility: [
        'It is a list in order with a name; the current step is marked, and those behind say "done".',
        'On phones the words that do not fit are still read.',
        'Filled, open and tag: the three states differ without colour.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StepTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="at the first step" wide>
        <StepTrack
          label="Step 1 of 7"
          steps={stepsAt(0)}
          doneLabel="done"
          caption="Step 1 of 7. Next: it is sent to us."
        />
      </StoryState>
      <StoryState label="in the middle, the pair is with us" wide>
        <StepTrack label="Step 5 of 7" steps={stepsAt(4)} doneLabel="done" hole caption="Step 5 of 7. Next: you." />
      </StoryState>
      <StoryState label="at the last step" wide>
        <StepTrack label="Step 7 of 7" steps={stepsAt(6)} doneLabel="done" hole caption="Step 7 of 7." />
      </StoryState>
      <StoryState label="three steps" wide>
        <StepTrack label="Step 2 of 3" steps={stepsAt(1, ['Asked', 'Sent', 'Back'])} doneLabel="done" />
      </StoryState>
      <StoryState label="long words (Filipino)" wide>
        <StepTrack
          label="Ika-5 sa 7"
          steps={stepsAt(4, filipino)}
          doneLabel="tapos na"
          caption="Ika-5 sa 7 hakbang. Susunod: ipapadala namin ito sa iyo."
        />
      </StoryState>
    </StorySheet>
  ),
};

export const TheWayIsRead: Story = {
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('list', { name: 'Step 5 of 7' });
    const steps = within(track).getAllByRole('listitem');
    await expect(steps).toHaveLength(7);
    await expect(steps[3]).toHaveTextContent('Inspected18 Nov, done');
    await expect(steps[4]).toHaveAttribute('aria-current', 'step');
    await expect(steps[5]).not.toHaveTextContent('done');
  },
};
