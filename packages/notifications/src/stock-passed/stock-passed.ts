import type { MessageTemplate } from '../message-template.ts';

export const stockPassed: MessageTemplate<'stock-passed'> = {
  inbox: () => ({
    title: 'Your item passed',
    text: 'List it in the flash lane any time. Sixty days of storage are free.',
  }),
};
