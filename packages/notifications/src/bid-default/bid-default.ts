import { windowText } from '@suki/domain/time/window-text';
import type { MessageTemplate } from '../message-template.ts';

export const bidDefault: MessageTemplate<'bid-default'> = {
  inbox: () => ({
    title: 'The bidder did not pay',
    text: `The order has closed. In ${windowText('penalty_release')} you get your part of the bidder’s deposit.`,
  }),
};
