import type { MessageTemplate } from '../message-template.ts';

export const stockWithdrawn: MessageTemplate<'stock-withdrawn'> = {
  inbox: () => ({
    title: 'Your item comes back',
    text: 'We prepare its way back. Pay the way, and it leaves.',
  }),
};
