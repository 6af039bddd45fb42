import type { MessageTemplate } from '../message-template.ts';

export const intakeVoid: MessageTemplate<'intake-void'> = {
  inbox: () => ({
    title: 'Your intake has ended',
    text: 'The item did not come in two weeks. Announce it again any time.',
  }),
};
