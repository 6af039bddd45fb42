import type { TimelineEntry } from '../../src/components/lists/Timeline/Timeline.tsx';
import type { Check } from '../../src/components/market/InspectionReport/CheckList.tsx';
import type { Step } from '../../src/components/market/StepTrack/StepTrack.tsx';

export const steps: ReadonlyArray<Step> = [
  { id: 'paid', name: 'Paid', date: '15 Nov', state: 'done' },
  { id: 'confirmed', name: 'Confirmed', date: '16 Nov', state: 'done' },
  { id: 'shipped', name: 'Shipped', date: '17 Nov', state: 'done' },
  { id: 'inspected', name: 'Inspected', date: '21 Nov', state: 'done' },
  { id: 'decide', name: 'You decide', date: 'by 22 Nov', state: 'now' },
  { id: 'sent', name: 'Sent to you', state: 'todo' },
  { id: 'delivered', name: 'Delivered', state: 'todo' },
];

const pass = { verdict: 'pass', verdictLabel: 'Pass' } as const;
export const checks: ReadonlyArray<Check> = [
  { id: 'box', name: 'Box and label', ...pass },
  { id: 'code', name: 'Style code matches size tag', ...pass },
  { id: 'stitching', name: 'Stitching, 6 places', ...pass },
  {
    id: 'glue',
    name: 'Glue line',
    note: '6 mm mark, left shoe, inner heel. Cosmetic.',
    verdict: 'note',
    verdictLabel: 'Noted',
  },
  { id: 'outsole', name: 'Outsole unworn', ...pass },
  { id: 'insole', name: 'Insole print and smell', ...pass },
  { id: 'weight', name: 'Weight 418 g and 421 g', verdict: 'fail', verdictLabel: 'Fail' },
  { id: 'laces', name: 'Both laces, spare set', verdict: 'open', verdictLabel: 'Not yet' },
];

export const tracking: ReadonlyArray<TimelineEntry> = [
  { id: '1', time: 'Sun 22, 21:40', what: 'Your answer, at the latest', next: true },
  {
    id: '2',
    time: 'Sat 21, 09:40',
    what: 'Two inspectors: one small mark',
    note: 'Inspectors 14 and 07, hub Parañaque',
  },
  { id: '3', time: 'Fri 20, 16:05', what: 'Inspection began' },
  { id: '4', time: 'Thu 19, 11:32', what: 'Arrived at our warehouse', note: 'J&T 820 114 553 907, seal unbroken' },
  { id: '5', time: 'Sun 15, 20:14', what: 'You paid ₱8,650', note: 'GCash, 0917 ••• 4417' },
];

export const countdownWords = {
  deadline: 'By Sun 22 Nov, 21:40:',
  days: '{days} days {hours} h left',
  hours: '{hours} h {minutes} min left',
  minutes: '{minutes} min left',
  seconds: '{minutes}:{seconds} left',
  over: 'the time is up',
};
