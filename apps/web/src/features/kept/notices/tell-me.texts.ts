import { formatMoney } from '@suki/domain/money/format-money';

type Money = Parameters<typeof formatMoney>[0];

export const tellMeTexts = {
  arrives: 'Tell me when it’s here',
  cheaper: 'Tell me when it’s cheaper',
  asking: 'Noting it',
  waits: 'We’ll write you once, when somebody sells it.',
  waitsFor: (price: Money) => `We’ll write you once, when it’s ${formatMoney(price)} or less.`,
  undo: 'Don’t tell me',
  label: 'Your price in pesos',
  hint: (lowest: Money) => `The lowest asks ${formatMoney(lowest)} now, before delivery.`,
  send: 'Tell me',
  failed: 'We couldn’t load this. Check your connection and try again.',
} as const;
