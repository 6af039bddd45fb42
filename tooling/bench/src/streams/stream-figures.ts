import type { Figure } from '../figures.ts';
import { summaryOf } from '../trade/load.ts';

type Process = 'api' | 'postgres' | 'bare';

/** One measured part of a run. */
export type Part = {
  readonly seconds: number;
  readonly changes: number;
  readonly delays: readonly number[];
  readonly bytes: number;
  /** CPU time in microseconds. */
  readonly cpu: Readonly<Record<Process, number>>;
};

export type StreamRun = {
  readonly bare: readonly Part[];
  readonly api: readonly Part[];
  readonly bytesOfStream: number;
  readonly openSeconds: number;
};

const sumOf = (parts: readonly Part[], value: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + value(part), 0);

/** The cost of the streams is the whole API, and PostgreSQL without the writing of the changes. */
export function streamFigures({ bare, api, bytesOfStream, openSeconds }: StreamRun): readonly Figure[] {
  const seconds = sumOf(api, (part) => part.seconds);
  const perSecond = (parts: readonly Part[], of: Process): number =>
    sumOf(parts, (part) => part.cpu[of]) / 1_000 / seconds;
  const bareCost = perSecond(bare, 'bare');
  const database = perSecond(api, 'postgres') - perSecond(bare, 'postgres');
  const cost = perSecond(api, 'api') + database;
  const cpu = (value: number): string => `${value.toFixed(1)} ms/s`;
  const framesOf = (parts: readonly Part[]): number => sumOf(parts, ({ delays }) => delays.length) / seconds;
  const tails = (parts: readonly Part[]): string => {
    const { p50, p99 } = summaryOf(parts.flatMap(({ delays }) => delays));
    return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  };
  const frame =
    sumOf(api, ({ bytes }) => bytes) /
    Math.max(
      1,
      sumOf(api, ({ delays }) => delays.length),
    );
  return [
    { name: 'Bare writer: CPU', measured: cpu(bareCost), aim: '' },
    { name: '… frames a second', measured: framesOf(bare).toFixed(0), aim: '' },
    { name: '… delay p50 / p99', measured: tails(bare), aim: 'from the parent to the viewer' },
    { name: 'Streams: CPU of the API', measured: cpu(perSecond(api, 'api')), aim: '' },
    { name: '… CPU of PostgreSQL besides the changes', measured: cpu(database), aim: '' },
    { name: '… frames a second', measured: framesOf(api).toFixed(0), aim: `${frame.toFixed(0)} bytes each` },
    { name: '… delay p50 / p99', measured: tails(api), aim: 'from the commit to the viewer' },
    { name: '… of the bare writer', measured: `${(cost / bareCost).toFixed(2)} times`, aim: 'at most 2 times' },
    { name: 'API while only unseen books change', measured: cpu(perSecond(bare, 'api')), aim: '' },
    { name: 'Changes: CPU of PostgreSQL', measured: cpu(perSecond(bare, 'postgres')), aim: '' },
    { name: 'Opening 2,000 streams', measured: `${openSeconds.toFixed(1)} s`, aim: 'each reads ten books' },
    { name: 'Memory of a stream', measured: `${(bytesOfStream / 1024).toFixed(0)} kB`, aim: '' },
  ];
}
