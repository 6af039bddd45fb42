export const tradeTexts = {
  timeLeft: {
    deadline: (moment: string) => `By ${moment}:`,
    days: '{days} days {hours} h left',
    hours: '{hours} h {minutes} min left',
    minutes: '{minutes} min left',
    seconds: '{minutes}:{seconds} left',
    over: 'the time is up',
  },
  lateParcel: (deadline: string) => `If it hasn’t arrived by ${deadline}, we’ll trace it with the courier.`,
  longerTonight: (bank: string, end: string) =>
    `You have more time than usual, because ${bank} is under maintenance until ${end}.`,
  history: 'Order history',
  next: 'What happens next',
  /** How an item comes: behind its size, and alone where it has none. */
  lanes: {
    standard: { after: 'standard', alone: 'Standard delivery' },
    flash: { after: 'flash', alone: 'Flash delivery' },
  },
} as const;
