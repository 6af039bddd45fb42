import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderNotScannedFine: MessageTemplate<'order-not-scanned-fine'> = {
  inbox: ({ fine }) => ({
    title: 'Your deposit is kept',
    text: `The courier never scanned the tracking number that you gave. ${amountText(fine)} of your deposit is kept. If you have a drop-off receipt, send it to support within ${windowText('penalty_release')}.`,
  }),
};
