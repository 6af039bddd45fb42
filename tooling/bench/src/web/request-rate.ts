import autocannon from 'autocannon';
import { median } from '../figures.ts';

const seconds = 4;
const connections = 10;

async function rateOf(address: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const { requests, non2xx, errors } = await autocannon({ url: address, connections, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${address} failed ${non2xx + errors} requests under load.`);
  return requests.average;
}

/**
 * Requests a second of several pages, as the median of some rounds. The pages take turns, so that a busy moment of
 * the machine meets all of them.
 */
export async function requestRates(
  pages: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Readonly<Record<string, number>>> {
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of Object.entries(pages)) {
      rates[name] ??= [];
      rates[name].push(await rateOf(address));
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, found]) => [name, median(found)]));
}
