import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderSellerCancelledFine: MessageTemplate<'order-seller-cancelled-fine'> = {
  inbox: ({ fine }) => ({
    title: 'Your deposit is kept',
    text: `You cancelled after confirming, so ${amountText(fine)} of your deposit is kept. If something went wrong, write to support within ${windowText('penalty_release')}.`,
  }),
};
