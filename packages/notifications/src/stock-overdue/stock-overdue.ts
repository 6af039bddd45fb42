import { windowText } from '@suki/domain/time/window-text';
import type { MessageTemplate } from '../message-template.ts';

export const stockOverdue: MessageTemplate<'stock-overdue'> = {
  inbox: () => ({
    title: 'Your item comes back',
    text: `It lay here for ${windowText('stock_storage')}. Pay the way, and we send it home.`,
  }),
};
