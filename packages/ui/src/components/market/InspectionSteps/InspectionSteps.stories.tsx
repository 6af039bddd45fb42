import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { InspectionSteps } from './InspectionSteps.tsx';

const steps = [
  { id: 'open', lead: 'Opened on camera, within 24 hours.', text: 'The queue right now: about 9 hours.' },
  { id: 'points', lead: '31 points', text: 'from the label on the box to the glue line, each with a photo.' },
  { id: 'two', lead: 'Two inspectors', text: 'for anything that does not pass.' },
];

const meta = {
  title: 'Market/InspectionSteps',
  component: InspectionSteps,
  args: { steps },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Let the bold words carry the step, and the rest say how or how long.',
        'Keep each to one or two sentences.',
      ],
      dont: ['Do not use it for where an order stands; that is a StepTrack.'],
      accessibility: ['An ordered list: a screen reader counts the steps, the large figures are drawn.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof InspectionSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="three steps">
        <InspectionSteps steps={steps} />
      </StoryState>
      <StoryState label="ten and more, leads alone">
        <InspectionSteps
          steps={Array.from({ length: 11 }, (_, index) => ({ id: `${index}`, lead: `Point ${index + 1}.` }))}
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <InspectionSteps
          steps={[
            {
              id: 'open',
              lead: 'Binubuksan sa harap ng kamera sa loob ng dalawampu’t apat na oras.',
              text: 'Sa ngayon, mga siyam na oras ang pila bago masuri ang bawat pares na dumating sa bodega.',
            },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const IsAListInOrder: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[1]).toHaveTextContent('31 points from the label on the box');
  },
};
