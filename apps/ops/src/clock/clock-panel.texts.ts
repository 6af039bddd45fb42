/** Words of the development clock, which no production has. */
export const clockTexts = {
  name: 'Development clock',
  summary: (time: string, offset: string) => `Development clock: ${time}, ${offset}`,
  note: 'Every deadline of this system follows it. Move it to let deadlines pass.',
  realTime: 'Real time',
  isReal: 'real time',
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  ahead: 'ahead',
  behind: 'behind',
} as const;
