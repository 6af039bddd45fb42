import { loadavg } from 'node:os';
import { type Figure, figureTable } from '../figures.ts';
import type { LoadCluster } from './load-cluster.ts';
import { demoSize, readLoadOptions } from './load-size.ts';
import { startLoadStack } from './load-stack.ts';
import { type MeasuredCall, measureCalls } from './measure-calls.ts';

/** Above this the ratio counts: shorter times are the work of HTTP, and their ratio is chance. */
const ratioMost = 3;

/**
 * `bench load` fills a market of 400,000 items, 220,000 orders and 100,000 users by SQL, which a later run finds
 * again, and calls everything that reads on it and on the same market at the demo's size, in turns. `--items` makes
 * it smaller, `--anew` fills it again.
 */
export async function benchLoad(): Promise<void> {
  const { size, isAnew } = readLoadOptions(process.argv.slice(3));
  const { cluster, port, stop } = await startLoadStack({ large: size, small: demoSize }, isAnew);
  try {
    const measured = await measureCalls(cluster, size, { large: port.large, demo: port.small });
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(`\n${size.items} items, filled in ${cluster.fillSeconds.toFixed(0)} s, load ${load.join(' ')}\n`);
    console.log(figureTable(measured.map(figureOf)));
    console.log(summaryOf(measured, cluster));
  } finally {
    await stop();
  }
}

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function figureOf({ call, large, demo, read, isTimedOut }: MeasuredCall): Figure {
  const ratio = (large / demo).toFixed(1);
  const whole = read.wholeTables.length === 0 ? '' : `, WHOLE: ${read.wholeTables.join(', ')}`;
  return {
    name: call.name,
    measured: `${isTimedOut ? 'TIMEOUT ' : ''}${milliseconds(large)} / ${milliseconds(demo)}, ${ratio} times`,
    aim: `${read.rows} rows read${whole}`,
  };
}

function summaryOf(measured: readonly MeasuredCall[], { fillSeconds }: LoadCluster): string {
  const whole = measured.filter(({ read }) => read.wholeTables.length > 0);
  const slow = measured.filter(({ call, large, demo }) => call.isPage && large / demo > ratioMost);
  const names = (calls: readonly MeasuredCall[]): string =>
    calls.length === 0 ? 'none' : calls.map(({ call }) => call.name).join(', ');
  return [
    '',
    `Read a big table from end to end: ${names(whole)}`,
    `Over ${ratioMost} times the demo: ${names(slow)}`,
    fillSeconds > 0 ? 'The filled market stays in the temporary folder for later runs.' : '',
  ].join('\n');
}
