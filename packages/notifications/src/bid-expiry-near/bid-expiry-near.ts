import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidExpiryNear: MessageTemplate<'bid-expiry-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your bid ends soon',
    text: `It stands until ${momentText(deadline)}; then it closes and the deposit goes back to you. Open it to renew it.`,
  }),
};
