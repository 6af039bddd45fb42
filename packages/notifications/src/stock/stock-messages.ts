import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const stockMessages = {
  'intake-booked': {
    inbox: ({ deadline }) => ({
      title: 'Send us your item',
      text: `Send it before ${momentText(deadline)}. It costs nothing if you change your mind.`,
    }),
  },
  'intake-void': {
    inbox: () => ({
      title: 'Your intake has ended',
      text: 'The item did not come in two weeks. Announce it again any time.',
    }),
  },
  'stock-received': {
    inbox: () => ({
      title: 'We have your item',
      text: 'It waits for its check.',
    }),
  },
  'stock-passed': {
    inbox: () => ({
      title: 'Your item passed',
      text: 'List it in the flash lane any time. Sixty days of storage are free.',
    }),
  },
  'stock-rejected': {
    inbox: () => ({
      title: 'Your item did not pass',
      text: 'It cannot be sold here. We tell you how it comes back.',
    }),
  },
  'stock-sold': {
    inbox: ({ price, income }) => ({
      title: 'Your stock item is sold',
      text: `A buyer has paid ${amountText(price)}. We send it for you; you receive ${amountText(income)} when it leaves.`,
    }),
  },
  'stock-storage-near': {
    inbox: ({ deadline }) => ({
      title: 'The storage of your item ends',
      text: `It can stay with us until ${momentText(deadline)}. Sell it or take it back; after that it goes home at your cost.`,
    }),
  },
  'stock-overdue': {
    inbox: () => ({
      title: 'Your item comes back',
      text: `It lay here for ${windowText('stock_storage')}. Pay the way, and we send it home.`,
    }),
  },
  'stock-withdrawn': {
    inbox: () => ({
      title: 'Your item comes back',
      text: 'We prepare its way back. Pay the way, and it leaves.',
    }),
  },
  'stock-lost': {
    inbox: ({ compensation }) => ({
      title: 'We lost your item',
      text: `We are very sorry. ${amountText(compensation)} is in your wallet.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
