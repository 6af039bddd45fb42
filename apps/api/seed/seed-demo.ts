import { checkInvariants } from '@suki/db/invariants';
import { countStaffOrders } from '@suki/db/queries/staff-orders';
import { DAY_MS } from '@suki/domain/config/durations';
import type { Dependencies } from '../src/dependencies.ts';
import { sweepOnce } from '../src/timers/sweeper.ts';
import { actWith } from './act.ts';
import { openBankAccounts } from './bank-accounts.ts';
import { fillBids } from './bids.ts';
import { gatherCast } from './cast.ts';
import { fillFlashLane } from './flash.ts';
import { inspectionPhotos } from './inspection-photos.ts';
import { fillKeptLists } from './kept-lists.ts';
import { fillMarket } from './market.ts';
import { listSamsAsk, playOneOfEach } from './one-of-each.ts';
import { addOwnedPair } from './owned-pair.ts';
import { PAST_DAYS, playPastSales } from './past-sales.ts';
import { runSeededJobs } from './run-jobs.ts';
import type { SeedClock } from './seed-clock.ts';
import { type SandboxAccess, sandboxServices } from './services.ts';
import type { Stage } from './trade.ts';

export type SeedOptions = {
  readonly dependencies: Dependencies;
  readonly clock: SeedClock;
  /** The present of the demo: the stored clock, which somebody may have moved. */
  readonly present: Date;
  readonly sandbox: SandboxAccess;
  readonly tell: (progress: string) => void;
};

/**
 * Makes the demo's people, past and present through the use cases (ADR 0016). A second run first lets lapse what fell
 * due while nothing ran, then only fills statuses that have gone missing.
 * @throws Error that names the violations when the invariants do not hold afterwards.
 */
export async function seedDemo({ dependencies, clock, present, sandbox, tell }: SeedOptions): Promise<void> {
  const { pool } = dependencies;
  const act = actWith(dependencies);
  const isFirst = (await countStaffOrders(pool)).size === 0;
  const past = new Date(present.getTime() - PAST_DAYS * DAY_MS);
  clock.moveTo(isFirst ? past : present);
  while ((await sweepOnce(dependencies)) > 0);
  const cast = await gatherCast(act, dependencies);
  await openBankAccounts(cast.sellers, act, clock);
  const photosOf = inspectionPhotos(cast.of('noli').userId, dependencies);
  const stage: Stage = { act, cast, clock, photosOf, services: sandboxServices(dependencies, sandbox) };
  if (isFirst) {
    tell(`${await playPastSales(stage, pool, present)} past sales`);
    clock.moveTo(new Date(present.getTime() - 2 * DAY_MS));
    tell(`${await fillMarket(stage, pool)} live asks`);
    tell(`${await fillFlashLane(stage, pool)} pairs in the flash lane`);
    tell(`${await fillBids(stage, pool)} live bids`);
    // A job tells the outbid bidders.
    await runSeededJobs(dependencies);
    // Unread messages of months, and of bids that passed each other, would hide the new ones.
    for (const member of [...cast.sellers, ...cast.buyers]) await act(member, 'readAllMessages');
    await listSamsAsk(stage, pool);
    await addOwnedPair(stage, pool);
    await fillKeptLists(stage);
  }
  const { played, left } = await playOneOfEach(stage, pool, present);
  tell(`${played} orders in the making`);
  if (left.length > 0) tell(`no order ${left.join(', ')}: everybody has reached a limit of the trade for now`);
  await runSeededJobs(dependencies);
  const violations = await checkInvariants(pool, present);
  if (violations.length > 0) {
    throw new Error(`The demo's trades break the invariants: ${JSON.stringify(violations, null, 2)}`);
  }
}
