import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextLink } from '../../foundations/TextLink/TextLink.tsx';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const entries: readonly TimelineEntry[] = [
  { id: 'send', time: 'by Mon 23', what: 'We send it to you', note: 'J&T, two to three days', next: true },
  { id: 'passed', time: 'Sat 21, 09:40', dateTime: '2026-11-21T09:40:00+08:00', what: 'Passed all 31 points' },
  {
    id: 'arrived',
    time: 'Fri 20, 14:05',
    dateTime: '2026-11-20T14:05:00+08:00',
    what: 'Arrived at our warehouse in Pasig',
    note: <TextLink href="#tracking">JT 0412 7781 2290</TextLink>,
  },
  { id: 'paid', time: 'Wed 18, 21:12', dateTime: '2026-11-18T21:12:00+08:00', what: 'You paid ₱8,650' },
];

const meta = {
  title: 'Lists/Timeline',
  component: Timeline,
  args: { entries },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Say what happened in the words of the person who reads it, latest first.',
        'Put what comes next above it, with until when.',
      ],
      dont: ['Do not list what only a machine did.', 'Do not use it for the steps of an order; that is a StepTrack.'],
      accessibility: [
        'It is a list in order; each time is given for machines too.',
        'What comes next has an open square and is bold: colour says nothing.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="with what comes next">
        <Timeline entries={entries} />
      </StoryState>
      <StoryState label="one entry">
        <Timeline entries={entries.slice(3)} />
      </StoryState>
      <StoryState label="long words (Filipino)" wide>
        <Timeline
          entries={[
            {
              id: 'a',
              time: 'bago mag-Lunes, ika-23',
              what: 'Ipapadala namin sa iyo ang pares pagkatapos ng huling pagsusuri',
              note: 'Dalawa hanggang tatlong araw ng courier, hindi kasama ang Linggo at mga pista opisyal',
              next: true,
            },
            { id: 'b', time: 'Sabado 21, 09:40', what: 'Pumasa sa lahat ng tatlumpu’t isang punto ng pagsusuri' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const WhatComesNextStandsAbove: Story = {
  play: async ({ canvasElement }) => {
    const [next, latest] = within(canvasElement).getAllByRole('listitem');
    await expect(next).toHaveTextContent('We send it to you');
    await expect(latest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T09:40:00+08:00');
  },
};
