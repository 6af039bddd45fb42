import { amountText } from '../format/amount-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const keptMessages = {
  'size-arrived': {
    inbox: ({ price }) => ({
      title: 'Your size is here',
      text: `You asked us to tell you: someone sells it now, from ${amountText(price)}. The first to pay gets it.`,
    }),
    link: 'See the item',
    opens: 'item',
  },
  'price-reached': {
    inbox: ({ price, wished }) => ({
      title: 'It’s down to your price',
      text: `Someone sells your size for ${amountText(price)} now. You asked for ${amountText(wished)} or less. The first to pay gets it.`,
    }),
    link: 'See the item',
    opens: 'item',
  },
  'drop-released': {
    inbox: () => ({
      title: 'It’s out today',
      text: 'You asked us to tell you: today is its day. Nobody sells your size yet, or not at the price you named. We’re still watching, and write again when somebody does.',
    }),
    link: 'See the item',
    opens: 'item',
  },
} satisfies Partial<MessageTemplates>;
