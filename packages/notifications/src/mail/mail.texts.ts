import { SUPPORT_EMAIL } from '@suki/domain/config/support';

/** The words of the frame, the same in both forms of a mail. */
export const mailTexts = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  signature: 'Your Suki team',
  reason: (reason: string) => `You got this email because ${reason}.`,
  help: `Questions? Email ${SUPPORT_EMAIL}.`,
  openInbox: 'See your inbox',
} as const;

/** Why a reader got a mail, after "because". */
export const mailReasons = {
  order: (number: string) => `it’s about your order ${number} on Suki`,
  trade: 'it’s about something you’re buying or selling on Suki',
  money: 'it’s about your money on Suki',
  account: 'you have a Suki account with this address',
  typed: 'someone entered this address on Suki',
  onDuty: 'this address is on duty for Suki',
} as const;
