import { windowText } from '@suki/domain/time/window-text';
import type { MessageTemplate } from '../message-template.ts';

export const lateParcel: MessageTemplate<'late-parcel'> = {
  inbox: () => ({
    title: 'Your parcel arrived after all',
    text: `The order had closed. Choose within ${windowText('return_choice')}: have it sent back at your cost, or keep it with us as flash stock.`,
  }),
};
