import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Messages to the seller of an order, from the sale until the parcel reaches the warehouse. */
export const sellerMessages = {
  'order-confirm': {
    inbox: ({ price, income, deadline }) => ({
      title: 'You sold an item: confirm now',
      text: `A buyer has paid ${amountText(price)}. Confirm until ${momentText(deadline)} that you will send the item. You receive ${amountText(income)} once it has passed our check.`,
    }),
    mail: ({ price, income, deadline }) => ({
      subject: 'You sold an item: confirm now',
      text: `A buyer has paid ${amountText(price)} for your item. Confirm until ${momentText(deadline)} that you will send it; without an answer the order closes and your deposit is kept. You receive ${amountText(income)} once the item has passed our check.`,
    }),
    sms: ({ price, deadline }) =>
      `Suki: you sold an item for ${amountText(price)}. Confirm in the app until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
  },
  'order-confirm-near': {
    inbox: ({ deadline }) => ({
      title: 'A sale waits for your word',
      text: `The buyer has paid. Confirm until ${momentText(deadline)} that you will send the item. Otherwise the order closes and your deposit is kept.`,
    }),
    sms: ({ deadline }) =>
      `Suki: confirm your sale in the app until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
  },
  'order-rejected-fine': {
    inbox: ({ fine, returned }) => ({
      title: 'Part of your deposit is kept',
      text: `You turned down an order that a buyer had paid. ${amountText(fine)} of your deposit is kept, ${amountText(returned)} goes back.`,
    }),
  },
  'order-unanswered-fine': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `A paid order was not confirmed in time. ${amountText(fine)} of your deposit is kept. If something went wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'order-ship': {
    inbox: ({ price, deadline, income }) => ({
      title: 'Sold: send the item now',
      text: `The bidder has paid ${amountText(price)}. Send the item until ${momentText(deadline)}. You receive ${amountText(income)} once it has passed our check.`,
    }),
  },
  'order-ship-near': {
    inbox: ({ deadline }) => ({
      title: 'Send your item soon',
      text: `Hand it to the courier and give us the tracking number until ${momentText(deadline)}. Otherwise the order closes and your deposit is kept.`,
    }),
    sms: ({ deadline }) =>
      `Suki: send your item and give us its tracking number until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
  },
  'order-not-shipped-fine': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `You did not send the item in time. ${amountText(fine)} of your deposit is kept. If something went wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'order-scan-near': {
    inbox: ({ deadline }) => ({
      title: 'No courier has seen your parcel yet',
      text: `Check the tracking number and that the parcel is handed over. Without a scan until ${momentText(deadline)} the order closes and your deposit is kept.`,
    }),
    sms: ({ deadline }) =>
      `Suki: no courier has scanned your parcel. Without a scan until ${momentText(deadline)} the order closes and your deposit is kept.`,
  },
  'order-not-scanned-fine': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `The courier never scanned the tracking number that you gave. ${amountText(fine)} of your deposit is kept. If you have a drop-off receipt, send it to support within ${windowText('penalty_release')}.`,
    }),
  },
  'order-seller-cancelled-fine': {
    inbox: ({ fine }) => ({
      title: 'Your deposit is kept',
      text: `You cancelled after confirming, so ${amountText(fine)} of your deposit is kept. If something went wrong, email ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
  },
  'ask-resend': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel came back to you',
      text: `The courier could not deliver it to us. Send it again until ${momentText(deadline)} and give us the new number.`,
    }),
  },
  'ask-inbound-search': {
    inbox: () => ({
      title: 'We are looking for your parcel',
      text: 'Your parcel is late. We are asking the courier. Keep your drop-off receipt ready.',
    }),
  },
  'ask-lost-inbound': {
    inbox: ({ returned, compensation }) => ({
      title: 'Your parcel was lost',
      text: `We could not find it. Your deposit of ${amountText(returned)} goes back, and you receive ${amountText(compensation)} for the item.`,
    }),
  },
  'ask-inbound-returned': {
    inbox: ({ returned }) => ({
      title: 'The parcel did not reach us',
      text: `The courier took it back twice, which is not your fault. Your deposit of ${amountText(returned)} goes back.`,
    }),
  },
  'late-parcel': {
    inbox: () => ({
      title: 'Your parcel arrived after all',
      text: `The order had closed. Choose within ${windowText('return_choice')}: have it sent back at your cost, or keep it with us as flash stock.`,
    }),
  },
  'late-parcel-ours': {
    inbox: () => ({
      title: 'Your parcel arrived after all',
      text: `We have paid you for this item already, so we keep it. Email ${SUPPORT_EMAIL} if you want it back.`,
    }),
  },
  'order-chargeback': {
    inbox: () => ({
      title: 'The buyer’s bank took the payment back',
      text: 'The order has closed. Your deposit goes back, and your item is yours.',
    }),
  },
  'ask-platform-cancelled': {
    inbox: () => ({
      title: 'We had to cancel this sale',
      text: `The order has closed. Email ${SUPPORT_EMAIL} if you have questions.`,
    }),
  },
  'ask-late-cancelled': {
    inbox: ({ returned }) => ({
      title: 'We were too late',
      text: `The order has closed through our fault. Your deposit of ${amountText(returned)} goes back, and we send your item back at our cost.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
