import { pesos } from '../money/centavos.ts';

/** The tax that an operator of a marketplace withholds from its sellers and sends to the tax office. */
export type WithheldTaxRule = {
  /** True when sellers who pass the threshold are marked. A marked seller pays the tax either way. */
  readonly isOn: boolean;
  readonly ratePercent: number;
  /** The part of the gross remittance that the rate applies to. */
  readonly basePercent: number;
  /** Gross remittances in a calendar year (Asia/Manila) above which a seller is marked. */
  readonly yearlyThreshold: ReturnType<typeof pesos>;
};

/**
 * BIR Revenue Regulations 16-2023: 1 % of one half, above ₱500,000 a year. Off until finance reports our registration
 * for it (docs/lifecycle.md#withheld-tax).
 */
export const withheldTax: WithheldTaxRule = {
  isOn: false,
  ratePercent: 1,
  basePercent: 50,
  yearlyThreshold: pesos(500_000),
};
