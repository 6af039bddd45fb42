import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** An item that its seller keeps with us has no page of its own yet: links lead to the listing or order, or nowhere. */
export const stockMessages = {
  'intake-booked': {
    inbox: ({ deadline }) => ({
      title: 'We’re expecting your item',
      text: `Ship it to our warehouse by ${momentText(deadline)}. It costs nothing if you change your mind.`,
    }),
    link: 'See your item',
  },
  'intake-void': {
    inbox: () => ({
      title: 'We’re no longer expecting your item',
      text: 'You didn’t ship it within two weeks. You weren’t charged.',
    }),
    link: 'See your item',
  },
  'stock-received': {
    inbox: () => ({
      title: 'We have your item',
      text: 'It’s next in line for our inspection.',
    }),
    link: 'See your item',
  },
  'stock-passed': {
    inbox: () => ({
      title: 'It passed our inspection',
      text: 'It’s in our warehouse, ready to sell with flash delivery. Storage is free for 60 days.',
    }),
    link: 'See your item',
  },
  'stock-rejected': {
    inbox: () => ({
      title: 'It didn’t pass our inspection',
      text: 'It can’t be sold on Suki. We’ll tell you how it comes back to you.',
    }),
    link: 'See your item',
  },
  'stock-sold': {
    inbox: ({ price, income }) => ({
      title: 'Sold: we’re shipping it for you',
      text: `A buyer has paid ${amountText(price)}. You get ${amountText(income)} when it leaves our warehouse.`,
    }),
    link: 'See the order',
  },
  'stock-storage-near': {
    inbox: ({ deadline }) => ({
      title: 'Storage ends soon',
      text: `We store it through ${momentText(deadline)}. If it hasn’t sold then, it comes back to you at your cost.`,
    }),
    link: 'See your item',
  },
  'stock-overdue': {
    inbox: () => ({
      title: 'It has to come back to you',
      text: `It was with us for ${windowText('stock_storage')}, as long as we store an item. Email ${SUPPORT_EMAIL} to have it sent to you.`,
    }),
    link: 'See your item',
  },
  'stock-withdrawn': {
    inbox: () => ({
      title: 'It’s coming back to you',
      text: 'We’re getting it ready. It leaves once return shipping is paid.',
    }),
    link: 'See your item',
  },
  'stock-lost': {
    inbox: ({ compensation }) => ({
      title: 'We lost your item',
      text: `We’re very sorry. We added ${amountText(compensation)} to your wallet.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
} satisfies Partial<MessageTemplates>;
