import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Countdown } from './Countdown.client.tsx';

const minute = 60_000;
const hour = 60 * minute;
/** Sat 21 Nov 2026, 09:40 in Manila. */
const nowMs = Date.UTC(2026, 10, 21, 1, 40);

const words = {
  deadline: 'by Sun 22 Nov, 21:40',
  days: '{days} d {hours} h left',
  hours: '{hours} h {minutes} min left',
  minutes: '{minutes} min left',
  seconds: '{minutes}:{seconds} left',
  over: 'The time is up',
};

const meta = {
  title: 'Market/Countdown',
  component: Countdown,
  args: { deadlineMs: nowMs + 36 * hour, nowMs, words },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say the deadline as a day and an hour first; what is left comes after it.',
        "Give the server's time as nowMs: a phone's clock may be wrong.",
        'Say in the sentence beside it what happens when the time is up.',
      ],
      dont: [
        'Do not use it to hurry people towards a purchase.',
        'Do not show it where an hour more or less does not matter; write the day.',
      ],
      accessibility: [
        'A screen reader hears it at 60, 15, 5 and 1 minutes and at the end, never each second.',
        'The last five minutes are bold besides their colour, and count by the second.',
        'Its figures have one width, so nothing moves while they change.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="days">
        <Countdown deadlineMs={nowMs + 76.5 * hour} nowMs={nowMs} words={words} />
      </StoryState>
      <StoryState label="hours">
        <Countdown deadlineMs={nowMs + 36 * hour} nowMs={nowMs} words={words} />
      </StoryState>
      <StoryState label="minutes">
        <Countdown deadlineMs={nowMs + 42 * minute} nowMs={nowMs} words={words} />
      </StoryState>
      <StoryState label="the last five minutes (here without figures: they change each second)">
        <Countdown deadlineMs={nowMs + 4 * minute} nowMs={nowMs} words={{ ...words, seconds: 'minutes left' }} />
      </StoryState>
      <StoryState label="over">
        <Countdown deadlineMs={nowMs - 1} nowMs={nowMs} words={words} />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Countdown
          deadlineMs={nowMs + 36 * hour}
          nowMs={nowMs}
          words={{
            ...words,
            deadline: 'hanggang Linggo, ika-22 ng Nobyembre, 21:40',
            hours: '{hours} oras at {minutes} minuto pa ang natitira',
          }}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ItCountsBySecondsInTheEnd: Story = {
  args: { deadlineMs: nowMs + 2 * minute },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2:00 left', { selector: 'span:not([role])' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1:59 left')).toBeVisible(), { timeout: 4000 });
    // Announced once, at the mark that was passed, and not every second.
    await expect(canvas.getByRole('status').textContent).not.toContain('1:59');
  },
};

export const TheEndIsAnnounced: Story = {
  args: { deadlineMs: nowMs + 900 },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('The time is up'), { timeout: 4000 });
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T01:40:00.900Z');
  },
};
