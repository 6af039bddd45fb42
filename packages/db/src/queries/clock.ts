import { type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

const readStatement = statement<{ offsetMs: number }>('clock.read', `select offset_ms as "offsetMs" from clock_offset`);

/** Returns the milliseconds by which the Clock is ahead of real time; 0 when it was never moved. */
export async function clockOffset(db: Db): Promise<number> {
  return (await first(db, readStatement, []))?.offsetMs ?? 0;
}

const moveStatement = statement<unknown, [number]>(
  'clock.move',
  `with moved as (
  insert into clock_offset (is_only, offset_ms) values (true, $1::bigint)
  on conflict (is_only) do update set offset_ms = excluded.offset_ms
  returning offset_ms
)
select pg_notify('clock', offset_ms::text) from moved`,
);

/** Moves the Clock of all processes. They are told at commit on the channel `clock`; the payload is the offset. */
export async function moveClock(tx: Tx, offsetMs: number): Promise<void> {
  await touch(tx, moveStatement, [offsetMs]);
}
