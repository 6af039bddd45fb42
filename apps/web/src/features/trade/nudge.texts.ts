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
  text: 'We’ll send a message, once. It’s free.',
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
    text: `Free, once per step. We’ll act within ${rushWindow}.`,
    sending: 'Asking',
    done: `Asked. We’ll act within ${rushWindow}.`,
    sent: `You asked us to hurry. We’ll act within ${rushWindow}.`,
  },
  from: (moment: string) => `From ${moment} on.`,
} as const;
