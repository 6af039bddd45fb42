import { type Centavos, pesos, zero } from '../money/centavos.ts';
import { DAY_MS } from './durations.ts';

/** Acts of the staff at the cost of the platform, or to a person's money for good. */
export const approvalKinds = ['report_loss', 'transit_damage', 'keep_deposit', 'decide_payout'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The roles that may be the second person; an `admin` is one for every kind. */
export type ApproverRole = 'finance' | 'support';

export type ApprovalRule = {
  /** Above this amount a second person decides; zero: always. */
  readonly over: Centavos;
  /** The role of the second person, which is never the role that asks. */
  readonly by: ApproverRole;
};

/**
 * Money out at our cost by one person (docs/lifecycle.md#second-persons). The smallest price is ₱500, so that a pair of
 * that price is settled at the counter. A deposit kept for fraud costs the platform nothing, but its owner all of it.
 */
export const approvalRules: Readonly<Record<ApprovalKind, ApprovalRule>> = {
  /** Asked by the warehouse (E60d, E68d). */
  report_loss: { over: pesos(1_000), by: 'finance' },
  /** Asked by an inspector (E60c). */
  transit_damage: { over: pesos(1_000), by: 'finance' },
  /** Asked by support (E45 with fraud). */
  keep_deposit: { over: zero, by: 'finance' },
  /** Asked by finance: either decision about a held payout may pay the same money twice. */
  decide_payout: { over: pesos(1_000), by: 'support' },
};

/** A request that nobody decides ends by itself: what was seen at the shelf is old by then. */
export const APPROVAL_LASTS_MS = DAY_MS;

/** Characters of the reason, which stands in the history. */
export const approvalReason = { lengthMin: 10, lengthMax: 500 } as const;
