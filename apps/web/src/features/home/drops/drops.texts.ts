export const dropsTexts = {
  title: 'Drops',
  lead: 'What comes out when. Press “Tell me”, choose your size, and we write you once when somebody sells it. Sellers may list before the day.',
  description:
    'The calendar of sneaker and fashion releases in the Philippines: each drop with its day and retail price.',
  none: ['Nothing is announced', 'As soon as a day is known, you see it here. Look at what came out last meanwhile.'],
  look: 'Just dropped',
  today: 'Today',
  inDays: (days: number) => (days === 1 ? 'Tomorrow' : `In ${days} days`),
  count: (of: number) => (of === 1 ? '1 drop' : `${of} drops`),
  retail: (price: string) => `Retail ${price}`,
  noRetail: 'Retail price to come',
  listed: (price: string) => `On sale before the day from ${price}`,
  waiting: (people: number) => (people === 1 ? '1 person waits' : `${people.toLocaleString('en-PH')} people wait`),
} as const;
