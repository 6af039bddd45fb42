import type { MessageTemplate } from '../message-template.ts';

export const lateParcelOurs: MessageTemplate<'late-parcel-ours'> = {
  inbox: () => ({
    title: 'Your parcel arrived after all',
    text: 'We have paid you for this item already, so we keep it. Write to support if you want it back.',
  }),
};
