import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const returnMessages = {
  'return-chosen': {
    inbox: () => ({
      title: 'It’s coming back to you',
      text: 'We’ll ship it to your saved address. We pay you for any loss that isn’t your fault.',
    }),
    link: 'See where it is',
  },
  'return-paid': {
    inbox: () => ({
      title: 'Return shipping is paid',
      text: 'Thank you. We’ll ship it to you soon.',
    }),
    link: 'See where it is',
  },
  'return-late': {
    inbox: ({ credit }) => ({
      title: 'We’re late shipping it back',
      text: `We’re sorry. Return shipping is on us, and we added ${amountText(credit)} to your wallet.`,
    }),
    link: 'See where it is',
  },
  'return-sent': {
    inbox: ({ deadline }) => ({
      title: 'It’s on its way back to you',
      text: `It should be with you by ${momentText(deadline)}.`,
    }),
    link: 'See where it is',
  },
  'return-receipt-near': {
    inbox: ({ deadline }) => ({
      title: 'Is it back with you?',
      text: `It should arrive by ${momentText(deadline)}. If the courier hasn’t delivered it then, we’ll treat it as lost and pay you for it.`,
    }),
    link: 'See where it is',
  },
  'return-done': {
    inbox: () => ({
      title: 'It’s back with you',
      text: 'We hope it finds a better buyer next time.',
    }),
    link: 'See what happened',
  },
  'return-to-stock': {
    inbox: () => ({
      title: 'It stays with us',
      text: 'It’s checked and in our warehouse, ready to sell with flash delivery.',
    }),
    link: 'See where it is',
  },
  'return-came-back': {
    inbox: ({ amount, deadline }) => ({
      title: 'It came back to us',
      text: `No one took the parcel. Pay ${amountText(amount)} by ${momentText(deadline)}, and we’ll ship it again.`,
    }),
    link: 'Have it sent again',
  },
  'return-lost': {
    inbox: ({ compensation }) => ({
      title: 'It was lost on its way back',
      text: `We’re sorry. We added ${amountText(compensation)} to your wallet.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'return-storage-near': {
    inbox: ({ deadline }) => ({
      title: 'It’s still with us',
      text: `Pay to have it sent to you by ${momentText(deadline)}. After that we give it away or dispose of it.`,
    }),
    link: 'Have it sent to you',
  },
  'return-surrendered': {
    inbox: ({ compensation }) => ({
      title: 'We paid you for it',
      text: `You left it with us, and ${amountText(compensation)} is in your wallet.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'return-abandoned': {
    inbox: () => ({
      title: 'We gave it away',
      text: 'No one claimed it in thirty days, and we wrote to you four times.',
    }),
    link: 'See what happened',
  },
  'return-disposed': {
    inbox: () => ({
      title: 'We won’t send it back',
      text: 'As you asked, it stays with us.',
    }),
    link: 'See what happened',
  },
  'return-kept': {
    inbox: () => ({
      title: 'We can’t give it back',
      text: `Our review is done, and under our policy it stays with us. If you have questions, email ${SUPPORT_EMAIL}.`,
    }),
    link: 'See what happened',
  },
  'return-released': {
    inbox: ({ deadline }) => ({
      title: 'You can have it back',
      text: `Our review is done. Choose by ${momentText(deadline)} what we do with it.`,
    }),
    link: 'Choose now',
  },
} satisfies Partial<MessageTemplates>;
