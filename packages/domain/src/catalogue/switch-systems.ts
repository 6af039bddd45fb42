import type { SizeRow } from './convert-size.ts';
import type { SizeSystem } from './size-systems.ts';

type Chart = { readonly systems: readonly SizeSystem[]; readonly rows: readonly SizeRow[] };

/**
 * Returns the systems between which a page switches: all of the chart, so that every shoe has the same choice on every
 * page. Asia stands for KR as well where both print the same number (ADR 0133).
 */
export function switchSystems({ systems, rows }: Chart): readonly SizeSystem[] {
  const isOneNumber = rows.every(({ kr, asia }) => kr === asia);
  return systems.filter((system) => system !== 'asia' || !isOneNumber || !systems.includes('kr'));
}

/** The name of a system on the switch says "KR/Asia" where one number is both. */
export function isKrAndAsia(system: SizeSystem, { systems, rows }: Chart): boolean {
  return system === 'kr' && systems.includes('asia') && !switchSystems({ systems, rows }).includes('asia');
}
