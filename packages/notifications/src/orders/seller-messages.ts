import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { objection } from '../format/objection.ts';
import { depositSentBack, sentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

const OR_ELSE = 'or the order closes and we keep your deposit.';

/** Messages to the seller of an order, from the sale until the parcel reaches the warehouse. */
export const sellerMessages = {
  'order-confirm': {
    inbox: ({ price, income, deadline }) => ({
      title: 'Sold: confirm now',
      text: `A buyer has paid ${amountText(price)}. Confirm by ${momentText(deadline)} that you’ll ship it. You get ${amountText(income)} once it passes our inspection.`,
    }),
    link: 'Confirm the sale',
    mail: ({ price, income, deadline }) =>
      `A buyer has paid ${amountText(price)}. Confirm by ${momentText(deadline)} that you’ll ship it, ${OR_ELSE} You get ${amountText(income)} once it passes our inspection.`,
    sms: ({ price, deadline }, it) =>
      `you sold ${it} for ${amountText(price)}. Confirm by ${momentText(deadline)}, ${OR_ELSE}`,
  },
  'order-confirm-near': {
    inbox: ({ deadline }) => ({
      title: 'Your sale needs your answer',
      text: `The buyer has paid. Confirm by ${momentText(deadline)} that you’ll ship it, ${OR_ELSE}`,
    }),
    link: 'Confirm the sale',
    sms: ({ deadline }, it) => `confirm by ${momentText(deadline)} that you’ll ship ${it}, ${OR_ELSE}`,
  },
  'order-rejected-fine': {
    inbox: ({ fine, returned }) => ({
      title: 'We’re keeping part of your deposit',
      text: sentences(
        `You rejected a paid order, so we’re keeping ${amountText(fine)} of your deposit.`,
        returned === 0 ? '' : sentBack(returned),
      ),
    }),
    link: 'See what happened',
  },
  'order-unanswered-fine': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `You didn’t confirm a paid order in time, so we’re keeping ${amountText(fine)} of your deposit. ${objection()}`,
    }),
    link: 'See what happened',
  },
  'order-ship': {
    inbox: ({ price, deadline, income }) => ({
      title: 'Sold: ship it now',
      text: `The bidder has paid ${amountText(price)}. Ship it by ${momentText(deadline)}. You get ${amountText(income)} once it passes our inspection.`,
    }),
    link: 'Ship it',
  },
  'order-ship-near': {
    inbox: ({ deadline }) => ({
      title: 'Ship it soon',
      text: `Hand it to the courier and give us the tracking number by ${momentText(deadline)}, ${OR_ELSE}`,
    }),
    link: 'Ship it',
    sms: ({ deadline }, it) => `ship ${it} and give us its tracking number by ${momentText(deadline)}, ${OR_ELSE}`,
  },
  'order-not-shipped-fine': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `You didn’t ship it in time, so we’re keeping ${amountText(fine)} of your deposit. ${objection()}`,
    }),
    link: 'See what happened',
  },
  'order-scan-near': {
    inbox: ({ deadline }) => ({
      title: 'No courier has scanned your parcel yet',
      text: `Check the tracking number, and that you handed the parcel over. It needs a scan by ${momentText(deadline)}, ${OR_ELSE}`,
    }),
    link: 'Check the tracking number',
    sms: ({ deadline }, it) =>
      `no courier has scanned ${it} yet. It needs a scan by ${momentText(deadline)}, ${OR_ELSE}`,
  },
  'order-not-scanned-fine': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `The courier never scanned your tracking number, so we’re keeping ${amountText(fine)} of your deposit. If you have a drop-off receipt, email it to ${SUPPORT_EMAIL} within ${windowText('penalty_release')}.`,
    }),
    link: 'See what happened',
  },
  'order-seller-cancelled-fine': {
    inbox: ({ fine }) => ({
      title: 'We’re keeping your deposit',
      text: `You canceled after you had confirmed, so we’re keeping ${amountText(fine)} of your deposit. ${objection()}`,
    }),
    link: 'See what happened',
  },
  'ask-resend': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel came back to you',
      text: `The courier couldn’t deliver it to us. Ship it again by ${momentText(deadline)} and give us the new tracking number.`,
    }),
    link: 'Ship it again',
  },
  'ask-inbound-search': {
    inbox: () => ({
      title: 'We’re tracing your parcel',
      text: 'It’s late, so we’re asking the courier. Keep your drop-off receipt ready.',
    }),
    link: 'See the order',
  },
  'ask-lost-inbound': {
    inbox: ({ returned, compensation }) => ({
      title: 'Your parcel was lost',
      text: sentences(
        'We couldn’t find it.',
        compensation === 0 ? '' : `We’re paying you ${amountText(compensation)} for it.`,
        depositSentBack(returned),
      ),
    }),
    link: 'See the order',
  },
  'ask-inbound-returned': {
    inbox: ({ returned }) => ({
      title: 'The parcel didn’t reach us',
      text: sentences(
        'The courier brought it back to you twice, which isn’t your fault. The order has closed.',
        depositSentBack(returned),
      ),
    }),
    link: 'See the order',
  },
  'late-parcel': {
    inbox: () => ({
      title: 'Your parcel arrived after all',
      text: `The order had closed. Choose within ${windowText('return_choice')}: we send it back at your cost, or keep it for you as flash stock.`,
    }),
    link: 'Choose now',
  },
  'late-parcel-ours': {
    inbox: () => ({
      title: 'Your parcel arrived after all',
      text: `We paid you for it already, so it stays with us. Email ${SUPPORT_EMAIL} if you want it back.`,
    }),
    link: 'See the order',
  },
  'order-chargeback': {
    inbox: () => ({
      title: 'The buyer’s bank took the payment back',
      text: 'The order has closed. You get your deposit back, and the item is yours.',
    }),
    link: 'See the order',
  },
  'ask-platform-cancelled': {
    inbox: () => ({
      title: 'We had to cancel this sale',
      text: `The order has closed. If you have questions, email ${SUPPORT_EMAIL}.`,
    }),
    link: 'See the order',
  },
  'ask-late-cancelled': {
    inbox: ({ returned }) => ({
      title: 'We were too late',
      text: sentences(
        'The order has closed, and it’s our fault. We’ll send it back to you at our cost.',
        depositSentBack(returned),
      ),
    }),
    link: 'See the order',
  },
} satisfies Partial<MessageTemplates>;
