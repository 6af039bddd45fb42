/** The staff of the demo data (apps/api/seed/demo-accounts.ts), for accounts of staff are made by an administrator. */
const password = 'suki-demo-2026';

export const staff = {
  warehouse: { email: 'ines@suki.test', password },
  inspector: { email: 'noli@suki.test', password },
  finance: { email: 'fe@suki.test', password },
} as const;

/** Customers of the demo data, with an order in every status. */
export const customers = {
  buyer: { email: 'bea@suki.test', password },
  seller: { email: 'sam@suki.test', password },
} as const;
