/** Words for the figures of our work. */
export const figuresTexts = {
  inspected: (days: number) => `inspected in ${days} days`,
  median: 'from our door to the report, in half of all cases',
  passed: 'passed',
  datesMet: 'arrived by the date we gave',
  more: 'How we inspect',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  percent: (percent: number) => `${percent}%`,
} as const;
