/**
 * Password of all demo accounts (apps/api/seed/demo-accounts.ts). Only an administrator can make accounts of staff,
 * so the tests use these.
 */
const password = 'suki-demo-2026';

export const staff = {
  warehouse: { email: 'ines@suki.test', password },
  inspector: { email: 'noli@suki.test', password },
  finance: { email: 'fe@suki.test', password },
  catalogue: { email: 'cara@suki.test', password },
} as const;

/** Customers of the demo data, with an order in every status. */
export const customers = {
  buyer: { email: 'bea@suki.test', password },
  seller: { email: 'sam@suki.test', password },
} as const;
