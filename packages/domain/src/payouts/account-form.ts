import { toE164 } from '../validators/phone-number.ts';

/** Where money arrives: a channel of the gateway, and the number that its owner typed there. */
export type NumberAtChannel = {
  readonly channelCode: string;
  readonly category: 'BANK' | 'EWALLET';
  readonly accountNumber: string;
};

/**
 * Returns an account number in the one form by which two accounts are compared (matching rule 8). The number of an
 * e-wallet is a phone number: 0917…, 917… and 63917… are one. A bank number is its digits without leading zeros,
 * because banks print the zeros on some papers and leave them out on others.
 */
export function accountForm({ channelCode, category, accountNumber }: NumberAtChannel): string {
  const digits = accountNumber.normalize('NFKC').replace(/\D/g, '');
  const phone = category === 'EWALLET' ? toE164(digits) : null;
  return `${channelCode} ${phone ?? (digits.replace(/^0+/, '') || '0')}`;
}
