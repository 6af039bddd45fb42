/**
 * `npx -y pnpm@12 bench <name>` measures and prints. It asserts nothing: a person judges the figures of their
 * machine.
 */
import { StackError } from '@suki/local-stack/stack-error';
import { benchDomain } from './domain/bench-domain.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchMarket } from './market/bench-market.ts';
import { benchSearchQuality } from './search/bench-search-quality.ts';
import { benchStart } from './start/bench-start.ts';
import { benchStreams } from './streams/bench-streams.ts';
import { benchTrade } from './trade/bench-trade.ts';
import { benchWeb } from './web/bench-web.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  start: benchStart,
  'search-quality': benchSearchQuality,
  domain: benchDomain,
  trade: benchTrade,
  load: benchLoad,
  streams: benchStreams,
  market: benchMarket,
  web: benchWeb,
};

const name = process.argv[2] ?? '';
// Own names only: "toString" is also found on an object.
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench === undefined) {
  const names = Object.keys(benches).join(', ');
  console.error(
    `Expected the name of a benchmark (${names})${name === '' ? '' : `, but got "${name}"`}: npx -y pnpm@12 bench start`,
  );
  process.exit(1);
}
try {
  await bench();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StackError ? `\n${error.message}` : error);
  process.exit(1);
}
