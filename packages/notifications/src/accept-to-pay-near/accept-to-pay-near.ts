import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const acceptToPayNear: MessageTemplate<'accept-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'The bid that you accepted waits for you',
    text: `Pay your deposit until ${momentText(deadline)}. Otherwise the bid goes back to the market, and the missed payment counts against you.`,
  }),
};
