import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimParcelNear: MessageTemplate<'claim-parcel-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Send the item back to us',
    text: `Your refund comes when it is here. Send it until ${momentText(deadline)}; otherwise the claim ends without one.`,
  }),
};
