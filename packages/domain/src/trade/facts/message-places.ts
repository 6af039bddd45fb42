/** The pages that a message may lead to. */
export const messagePlaces = ['payout', 'wallet', 'account', 'order', 'ask', 'bid', 'item'] as const;
export type MessagePlace = (typeof messagePlaces)[number];
