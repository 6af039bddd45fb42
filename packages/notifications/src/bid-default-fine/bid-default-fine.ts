import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidDefaultFine: MessageTemplate<'bid-default-fine'> = {
  inbox: ({ fine }) => ({
    title: 'Your deposit is kept',
    text: `You did not pay for the accepted bid, so ${amountText(fine)} is kept. If something went wrong, write to support within ${windowText('penalty_release')}.`,
  }),
};
