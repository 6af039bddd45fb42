export const tradeTexts = {
  timeLeft: {
    deadline: (moment: string) => `By ${moment}:`,
    days: '{days} days {hours} h left',
    hours: '{hours} h {minutes} min left',
    minutes: '{minutes} min left',
    seconds: '{minutes}:{seconds} left',
    over: 'the time is up',
  },
  history: 'What happened',
  next: 'What happens next',
  standard: 'standard lane',
  flash: 'flash lane',
} as const;
