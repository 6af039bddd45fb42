import { randomUUID } from 'node:crypto';

/** The sandbox's account at Xendit, which every object and webhook carries. */
export const BUSINESS_ID = '65f0a1c2d3e4b5a697887766';

const prefixes = {
  customer: 'cust-',
  paymentMethod: 'pm-',
  paymentRequest: 'pr-',
  charge: 'ewc_',
  payment: 'py-',
  directDebitPayment: 'ddpy-',
  refund: 'rfd-',
  payout: 'disb-',
  dispute: 'mi-dspt-',
} as const;

export function xenditId(kind: keyof typeof prefixes): string {
  return `${prefixes[kind]}${randomUUID()}`;
}
