import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextButton } from '../../foundations/TextButton/TextButton.tsx';
import { ArrivalDates } from './ArrivalDates.tsx';

const press = fn();

const meta = {
  title: 'Market/ArrivalDates',
  component: ArrivalDates,
  args: {
    label: 'Arrives',
    dates: 'Fri 27 Nov – Wed 2 Dec',
    note: 'No courier on Mon 30 Nov, Bonifacio Day.',
    action: (
      <TextButton size="label" onClick={press}>
        Quezon City
      </TextButton>
    ),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the action that changes the region'],
        ['Enter, Space', 'presses it'],
      ],
      do: [
        'Say two dates, and name the days between them on which no courier drives.',
        'Let people change the place for which the dates hold, right beside them.',
      ],
      dont: [
        'Do not count in days ("in 5 days"); people plan by the day of the week.',
        'Do not promise one date where two are honest.',
      ],
      accessibility: ['Label and dates are one sentence; the action names the place it changes.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ArrivalDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="dates, a day without courier, the place">
        <ArrivalDates {...args} />
      </StoryState>
      <StoryState label="dates and place">
        <ArrivalDates {...args} note={undefined} />
      </StoryState>
      <StoryState label="dates alone">
        <ArrivalDates label="Arrives" dates="Sat 28 Nov" />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <ArrivalDates
          label="Inaasahang darating"
          dates="Biy 27 Nob – Miy 2 Dis"
          note="Walang biyahe ang courier sa Lunes, ika-30 ng Nobyembre, Araw ni Bonifacio. Dumarating sa oras ang 94 sa 100."
          action={<TextButton size="label">Lungsod ng Cagayan de Oro</TextButton>}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Quezon City' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(1);
  },
};
