import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const intakeBooked: MessageTemplate<'intake-booked'> = {
  inbox: ({ deadline }) => ({
    title: 'Send us your item',
    text: `Send it before ${momentText(deadline)}. It costs nothing if you change your mind.`,
  }),
};
