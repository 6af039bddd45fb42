import type { DepositSnapshot } from '../trade/facts/snapshot.ts';

export type RepayInput = {
  readonly deposit: Pick<DepositSnapshot, 'status' | 'raise'>;
  /** An attempt at this deposit has ended without payment, or its payment was taken back. */
  readonly wasTried: boolean;
};

/** "Pay again": the deposit is due after an earlier try, or a raised price has made more of it due (lifecycle, section 1). */
export function needToRepay({ deposit, wasTried }: RepayInput): boolean {
  return (deposit.status === 'due' && wasTried) || (deposit.status === 'under_hold' && deposit.raise !== null);
}
