/** Words for the figures of our work. */
export const figuresTexts = {
  inspected: (days: number) => `Inspected, ${days} days`,
  median: 'Door to report, median',
  passed: 'Passed',
  datesMet: 'Arrived in time',
  more: 'How we inspect',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  percent: (percent: number) => `${percent}%`,
} as const;
