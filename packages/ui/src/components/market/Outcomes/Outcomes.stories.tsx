import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Button } from '../../foundations/Button/Button.tsx';
import { type Outcome, Outcomes } from './Outcomes.tsx';

const accept = fn();
const decline = fn();

const outcomes: readonly Outcome[] = [
  {
    id: 'take',
    title: 'Take it for less',
    amount: '₱7,785',
    amountNote: 'you pay in total',
    consequences: ['₱865 go back to your GCash today.', 'We send it on Mon 23 Nov.'],
    action: (
      <Button tone="main" wide onClick={accept}>
        Take it for ₱7,785
      </Button>
    ),
  },
  {
    id: 'leave',
    title: 'Leave it',
    amount: '₱8,650',
    amountNote: 'you get back',
    consequences: ['All of it goes back to your GCash.', 'The seller gets the pair back.'],
    action: (
      <Button wide onClick={decline}>
        Leave it
      </Button>
    ),
  },
];

const meta = {
  title: 'Market/Outcomes',
  component: Outcomes,
  args: { outcomes },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'from answer to answer'],
        ['Enter, Space', 'press it'],
      ],
      do: [
        'Show with it what each answer does, in money first, before somebody gives it.',
        'Say the same things in the same order on both sides.',
      ],
      dont: [
        'Do not use it for more than three answers.',
        'Do not make one side look better than it is: the tone main marks what most people do.',
      ],
      accessibility: [
        'Each answer has a heading; its button says what it does without the words around it.',
        'With actionsOnDeskOnly the buttons stand in the StickyBar on phones, and are hidden here for everybody.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Outcomes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="two answers" wide>
        <Outcomes outcomes={outcomes} />
      </StoryState>
      <StoryState label="one answer, long words (Filipino)" wide>
        <Outcomes
          outcomes={[
            {
              id: 'wait',
              title: 'Hintayin ang susunod na magbebenta ng parehong pares',
              amount: '₱118,650.50',
              amountNote: 'ang nakalaan sa iyo hanggang makahanap kami',
              consequences: [
                'Mananatili ang bayad mo sa amin at maibabalik kahit kailan mo gustuhin.',
                'Sasabihan ka sa loob ng tatlong araw ng pagpapadala.',
              ],
              action: <Button wide>Maghintay</Button>,
            },
          ]}
        />
      </StoryState>
      <StoryState label="buttons at a desk only" wide>
        <Outcomes outcomes={outcomes} actionsOnDeskOnly />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    accept.mockClear();
    decline.mockClear();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take it for ₱7,785' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Leave it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(decline).toHaveBeenCalledTimes(1);
    await expect(accept).not.toHaveBeenCalled();
  },
};
