import type { ApprovalKind } from '@suki/domain/config/approvals';
import type { StaffApproval } from '@suki/sdk/types';

export const kindTitles: Readonly<Record<ApprovalKind, string>> = {
  report_loss: 'We lost or damaged an item',
  transit_damage: 'A courier damaged an item on its way to us',
  keep_deposit: 'Fraud: keep a deposit',
  decide_payout: 'Give a held payout back or send it again',
};

export const endings: Readonly<Record<Exclude<StaffApproval['status'], 'waiting'>, string>> = {
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  expired: 'Ended, because no one decided in time',
};

export const approvalsTexts = {
  title: 'Approvals',
  intro: 'Money that leaves at our cost needs a second person. The longest waiting request comes first.',
  show: 'Show',
  states: 'Requests by state',
  waiting: 'Waiting',
  ended: 'Ended',
  loading: 'Loading the requests',
  noneWaiting: {
    title: 'No requests waiting',
    text: 'When a colleague reports a loss or asks to keep a deposit, the request appears here on its own.',
  },
  noneEnded: {
    title: 'No requests ended yet',
    text: 'Ended requests stay here, with who decided and why.',
  },
  asked: (name: string, at: string) => `Asked by ${name}, ${at}`,
  decideBy: (at: string) => `Decide by ${at}`,
  othersDecideBy: (team: string, at: string) => `${team} decides by ${at}`,
  toBeDecided: (at: string) => `Decided by ${at} at the latest`,
  by: (name: string, at: string) => ` by ${name}, ${at}`,
  someone: (team: string) => `Someone in ${team}`,
  noName: 'a colleague',
  payout: 'A payout',
  ask: 'An ask',
  order: 'An order',
  openOrder: 'Open the order',
  openSeller: 'Open the seller',
  openPayouts: 'Open the payouts',
  about: (button: string, title: string, subject: string) => `${button}: ${title}, ${subject}`,
  approve: 'Approve',
  approveAmount: (amount: string) => `Approve ${amount}`,
  approving: 'Approving',
  approveWarning: (amount: string) =>
    `Read the history first. Up to ${amount} leaves at once, and you can’t take it back.`,
  approved: 'Approved. It is done.',
  refuse: 'Refuse',
  refuseIt: 'Refuse it',
  refusing: 'Refusing it',
  refused: 'Refused. Nothing was done.',
  takeBack: 'Take it back',
  takingBack: 'Taking it back',
  takenBack: 'Taken back. Nothing was done.',
  note: 'Note for your colleagues',
  noteOptional: 'optional',
} as const;

/** The question why, before money leaves at our cost. */
export const secondPersonTexts = {
  first: (team: string) => `Someone in ${team} has to agree first. Nothing moves until then.`,
  above: (amount: string, team: string) =>
    `Above ${amount}, someone in ${team} has to agree first. Nothing moves until then.`,
  told: (team: string) => `${team} has to agree first. We told them.`,
  tooShort: (count: number) => `Say why in ${count} letters or more.`,
  why: 'Why',
  whyHint: 'Say what you saw and where you looked. It stays in the history, for the person who has to agree.',
  close: 'Close',
  later: 'Leave it for now',
  working: 'Working',
  waiting: 'Waiting for a second person',
  waitingText: (team: string) => `${team} has to agree. Until then no money moves, and the order continues as usual.`,
  waitingShort: (team: string, asked: string, reason: string) => `${team} has to agree. ${asked}: ${reason}`,
  openApprovals: 'Open the approvals',
} as const;
