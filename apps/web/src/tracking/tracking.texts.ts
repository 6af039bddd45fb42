export const trackingTexts = {
  name: 'Counting visits',
  question: 'May we count what’s looked at here, without knowing who you are?',
  details: 'What we count',
  yes: 'Yes',
  no: 'No',
  counted: 'Thank you, visits are counted.',
  notCounted: 'All right, nothing is counted.',
  change: 'Change it any time',
} as const;
