import { payoutHold } from '@suki/domain/config/payouts';
import { lengthText } from '@suki/domain/time/length-text';

const held = lengthText(payoutHold.holdMs);

/** When a seller can withdraw what a sale brings, in the same words on every page. */
export const withdrawalTexts = {
  title: 'When you can withdraw it',
  afterDelivery: `${held} after delivery`,
  afterPass: 'As soon as it passes our inspection',
  about: (words: string, day: string) => `${words}, about ${day}`,
  ifSoldToday: (words: string, day: string) => `${words}. If it sells today: about ${day}`,
  from: (moment: string) => `From ${moment}`,
  /** In the middle of a sentence. */
  canWithdraw: (words: string) => `You can withdraw it ${words}`,
  newSeller: (sales: number) =>
    `This is for your first ${sales} sales. After those, you can withdraw as soon as an item passes.`,
  signedOut: (sales: number) =>
    `This is for a seller’s first ${sales} sales. After those, you can withdraw as soon as an item passes.`,
} as const;
