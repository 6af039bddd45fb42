import { windowText } from '@suki/domain/time/window-text';

const rushWindow = windowText('rush');

export type NudgeWords = {
  readonly button: string;
  readonly text: string;
  readonly sending: string;
  readonly done: string;
  /** Replaces the button afterwards. */
  readonly sent: string;
};

const remindOf = (whom: string): NudgeWords => ({
  button: `Remind the ${whom}`,
  text: 'A message from us, once. It costs nothing.',
  sending: 'Reminding',
  done: `The ${whom} has been reminded`,
  sent: `You reminded the ${whom}.`,
});

/** Words of reminders and of requests to hurry. */
export const nudgeTexts = {
  remindBuyer: remindOf('buyer'),
  remindSeller: remindOf('seller'),
  rush: {
    button: 'Ask us to hurry',
    text: `Our warehouse takes it up within ${rushWindow}. Once, and it costs nothing.`,
    sending: 'Asking',
    done: `Asked. We take it up within ${rushWindow}.`,
    sent: `You asked us to hurry: we take it up within ${rushWindow}.`,
  },
  from: (moment: string) => `From ${moment} on.`,
} as const;
