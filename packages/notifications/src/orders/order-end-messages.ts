import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Messages to the buyer about holds, cancellations, refunds and another item for the same money. */
export const orderEndMessages = {
  'order-on-hold': {
    inbox: () => ({
      title: 'Your order is on hold',
      text: 'Its page says why. There’s nothing you have to do: nothing is lost, and all deadlines wait.',
    }),
    link: 'See why',
  },
  'order-off-hold': {
    inbox: () => ({
      title: 'Your order continues',
      text: 'The hold is over, and every deadline has its time back.',
    }),
    link: 'See your order',
  },
  'order-cancelling': {
    inbox: ({ total }) => ({
      title: 'We’re canceling your order',
      text: `A payment of ${amountText(total)} is still under way. The order closes when it ends. If the money arrives, you get all of it back.`,
    }),
    link: 'See your order',
  },
  'order-cancelled': {
    inbox: ({ total }) => ({
      title: 'Your order is canceled',
      text: `We stopped the payment of ${amountText(total)} before any money moved.`,
    }),
    link: 'See your order',
  },
  'order-cancelled-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your order is canceled',
      text: `${sentBack(refund)} Your bank or wallet may need a few days to show it.`,
    }),
    link: 'See your order',
  },
  'order-platform-cancelled': {
    inbox: () => ({
      title: 'We had to cancel your order',
      text: 'We’re sorry. If you paid, you get every peso back.',
    }),
    link: 'See your order',
  },
  'order-late-cancelled': {
    inbox: ({ refund, credit }) => ({
      title: 'Your order is canceled',
      text: `We were too late, and we’re sorry. ${sentBack(refund)} We also added ${amountText(credit)} to your wallet.`,
    }),
    link: 'See your order',
  },
  'order-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your refund is on its way',
      text: `${sentBack(refund)} Your bank or wallet may need a few days to show it.`,
    }),
    link: 'See your order',
  },
  'rematch-offer': {
    inbox: ({ deadline }) => ({
      title: 'Another one for the same price?',
      text: `Choose by ${momentText(deadline)}: the next one in your size for no more than you paid, or your money back.`,
    }),
    link: 'Choose now',
  },
  'rematch-taken': {
    inbox: ({ refund }) => ({
      title: 'You have another one',
      text: `The new seller confirms within ${windowText('confirmation')}. ${refund === 0 ? 'The price is the same.' : sentBack(refund)}`,
    }),
    link: 'See your order',
  },
} satisfies Partial<MessageTemplates>;
