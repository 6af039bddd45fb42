import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidExpired: MessageTemplate<'bid-expired'> = {
  inbox: ({ price, returned }) => ({
    title: 'Your bid has ended',
    text: `Nobody sold at ${amountText(price)} in time. Your deposit of ${amountText(returned)} goes back. You can bid again any time.`,
  }),
};
