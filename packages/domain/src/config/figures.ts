/**
 * The figures of our own work that shoppers see: over the inspections of so many days, of the newest ones at most, and
 * from so many inspections on. Fewer would say more about chance than about us.
 */
export const figuresWindow = { days: 90, mostInspections: 1_000, leastInspections: 20 } as const;
