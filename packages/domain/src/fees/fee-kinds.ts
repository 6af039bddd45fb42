/** The three fees of a seller (specification, section 3). */
export const feeKinds = ['tech_service', 'payment', 'operational'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** The names of the fees for the staff. */
export const feeKindNames: Readonly<Record<FeeKind, string>> = {
  tech_service: 'Tech service fee',
  payment: 'Payment fee',
  operational: 'Operational fee',
};
