import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askExpiryNear: MessageTemplate<'ask-expiry-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your listing ends soon',
    text: `It is on sale until ${momentText(deadline)}; then it closes and any deposit goes back to you. Open it to renew it.`,
  }),
};
