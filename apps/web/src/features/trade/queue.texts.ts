/**
 * Words for the place of a price in the queue of its size. Sellers and bidders share them, except for the name of the
 * queued things.
 */
export const queueTexts = {
  title: 'Your place in line',
  you: 'You',
  empty: 'Enter a price to see your place.',
  failed: 'We couldn’t load the line just now. You can post anyway.',
  place: (place: number, before: string) => `Place ${place}: ${before} before yours.`,
  beyond: (before: string) => `At least ${before} before yours.`,
  ask: {
    label: (size: string) => `Asks on ${size}`,
    other: 'An item for sale',
    first: 'You’re first: no one sells this size for the same or less.',
    before: (ahead: number) => (ahead === 1 ? 'one item sells' : `${ahead} items sell`),
  },
  bid: {
    label: (size: string) => `Bids on ${size}`,
    other: 'A bid',
    first: 'You’re first: no one bids this much for this size.',
    before: (ahead: number) => (ahead === 1 ? 'one bid goes' : `${ahead} bids go`),
  },
} as const;
