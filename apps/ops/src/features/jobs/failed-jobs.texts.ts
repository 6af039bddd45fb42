export const failedJobsTexts = {
  title: 'Jobs that gave up',
  intro:
    'Fix the cause first, then run the job again. We tried each one 25 times over several days. Nothing is paid or sent twice.',
  loading: 'Loading the jobs',
  none: {
    title: 'No job has given up',
    text: 'A job that fails 25 times waits here until you run it again.',
  },
  byKind: 'By kind',
  oneByOne: 'One by one',
  count: (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
  runAgain: 'Run again',
  runItAgain: 'Run it again',
  runAllAgain: 'Run all again',
  about: (button: string, what: string) => `${button}: ${what}`,
  running: 'Running it again',
  gaveUp: (when: string, tries: string) => `Gave up ${when}, after ${tries}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  colleagueRan: 'A colleague already ran it',
  runningOne: 'The job is running again',
  runningMany: (count: number) => `${count} jobs are running again`,
} as const;
