import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const returnMessages = {
  'return-chosen': {
    inbox: () => ({
      title: 'Your item comes back',
      text: 'We send it to your stored address. A loss that is not your fault is paid to you.',
    }),
  },
  'return-paid': {
    inbox: () => ({
      title: 'The way back is paid',
      text: 'Thank you. We send your item soon.',
    }),
  },
  'return-late': {
    inbox: ({ credit }) => ({
      title: 'We are late with your item',
      text: `We are sorry. The way back is on us, and you get ${amountText(credit)}.`,
    }),
  },
  'return-sent': {
    inbox: ({ deadline }) => ({
      title: 'Your item is on its way back',
      text: `It should be with you before ${momentText(deadline)}.`,
    }),
  },
  'return-receipt-near': {
    inbox: ({ deadline }) => ({
      title: 'Is your item back with you?',
      text: `Say so once you have it. If nobody has it by ${momentText(deadline)}, we take the parcel as lost and pay you for it.`,
    }),
  },
  'return-done': {
    inbox: () => ({
      title: 'Your item is back',
      text: 'We hope it finds a better buyer next time.',
    }),
  },
  'return-to-stock': {
    inbox: () => ({
      title: 'Your item stays with us',
      text: 'It is checked and ready: list it in the flash lane any time.',
    }),
  },
  'return-came-back': {
    inbox: ({ amount, deadline }) => ({
      title: 'Your item came back to us',
      text: `Nobody took it. Pay ${amountText(amount)} until ${momentText(deadline)}, and we send it again.`,
    }),
  },
  'return-lost': {
    inbox: ({ compensation }) => ({
      title: 'Your item was lost on its way back',
      text: `We are sorry. ${amountText(compensation)} is in your wallet.`,
    }),
  },
  'return-storage-near': {
    inbox: ({ deadline }) => ({
      title: 'Your item is still with us',
      text: `Pay to have it sent to you until ${momentText(deadline)}. After that we give it away or dispose of it.`,
    }),
  },
  'return-surrendered': {
    inbox: ({ compensation }) => ({
      title: 'You are paid for the item',
      text: `You left it with us. ${amountText(compensation)} is in your wallet.`,
    }),
  },
  'return-abandoned': {
    inbox: () => ({
      title: 'We gave the item away',
      text: 'Nobody claimed it in thirty days, and we wrote to you four times.',
    }),
  },
  'return-disposed': {
    inbox: () => ({
      title: 'We keep the item for good',
      text: 'As you wished, it does not come back to you.',
    }),
  },
  'return-kept': {
    inbox: () => ({
      title: 'The item is not given back',
      text: 'Our review is done. The item is kept under our policy; support can tell you more.',
    }),
  },
  'return-released': {
    inbox: ({ deadline }) => ({
      title: 'Your item may go back',
      text: `Our review is done. Choose until ${momentText(deadline)} what we do with it.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
