export const sessionTexts = {
  failedTitle: 'We cannot check who you are',
  failedText: 'The sign-in service does not answer. Check your connection and try again.',
  failedMoney: 'No money has moved.',
  retry: 'Try again',
} as const;
