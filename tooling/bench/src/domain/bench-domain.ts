import { availableParallelism } from 'node:os';
import { compareRates } from './compare-rates.ts';
import { domainPairs } from './domain-pairs.ts';
import { rateTable } from './rate-table.ts';

/**
 * `bench domain` measures the rules: quotes, estimates, decisions and the prices of a search page, beside the same
 * figures by hand.
 */
export async function benchDomain(): Promise<void> {
  const rates = domainPairs.map((pair) => compareRates(pair));
  console.log(`${availableParallelism()} cores, Node ${process.versions.node}, one thread\n\n${rateTable(rates)}`);
  console.log(
    '\nBy hand: the same figures without lines, reasons, tables or checks; the least that this machine needs for them. Medians of 9 rounds, both ways in turns.',
  );
}
