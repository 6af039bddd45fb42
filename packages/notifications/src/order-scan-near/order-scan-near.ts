import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderScanNear: MessageTemplate<'order-scan-near'> = {
  inbox: ({ deadline }) => ({
    title: 'No courier has seen your parcel yet',
    text: `Check the tracking number and that the parcel is handed over. Without a scan until ${momentText(deadline)} the order closes and your deposit is kept.`,
  }),
  sms: ({ deadline }) =>
    `Suki: no courier has scanned your parcel. Without a scan until ${momentText(deadline)} the order closes and your deposit is kept.`,
};
