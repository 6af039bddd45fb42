import type { RouteDefinition } from '@suki/contract/route';
import { UserId } from '@suki/contract/shared/brands';
import { ownerOfDropOffCode } from '@suki/db/queries/drop-off-codes';
import { alertOfOwnTrade } from '@suki/db/queries/identity-marks';
import { orderOfCode } from '@suki/db/queries/order-parcels';
import { type OwnedSubject, ownTradeFacts } from '@suki/db/queries/own-trades';
import { maybeOwnTrade, refuseOwnTrade, type StaffSubject } from '@suki/domain/trade/decide/own-trade';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { dropOffCodeHash } from '../features/users/drop-off-code-hash.ts';
import { ApiRefusal } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import type { Input } from './read-input.ts';

const Params = z.object({ id: z.string() });
const Person = z.object({ id: UserId });
const Parcel = z.object({ code: z.string() });
const Seller = z.object({ code: z.string() });

type Needs = Pick<Dependencies, 'pool' | 'secrets' | 'clock'>;
type Call = { readonly route: RouteDefinition; readonly input: Input; readonly caller: Caller | null };

/**
 * Refuses a call of the staff on a trade of their own, before its handler runs (ADR 0014). The route's row names its
 * subject, so that no handler can forget the check. A subject that does not exist is left for the handler to refuse.
 * @throws ApiRefusal OWN_TRADE.
 */
export async function refuseOwnTrades({ route, input, caller }: Call, needs: Needs): Promise<void> {
  const { actsOn } = route;
  if (caller === null || actsOn === undefined || actsOn === 'nothing') return;
  const subject = await subjectOf(actsOn, input, needs);
  if (subject === undefined) return;
  const facts = await ownTradeFacts(needs.pool, caller.userId, subject);
  if (refuseOwnTrade(facts) !== null) throw new ApiRefusal('OWN_TRADE');
  // A person, and an alert, have no alert of their own; both lead to a record that has one.
  if (subject.entity === 'seller' || subject.entity === 'alert') return;
  if (maybeOwnTrade(facts)) await alertOfOwnTrade(needs.pool, subject, needs.clock.now());
}

async function subjectOf(
  actsOn: Exclude<StaffSubject, 'nothing'>,
  { params, body }: Input,
  { pool, secrets }: Needs,
): Promise<OwnedSubject | undefined> {
  switch (actsOn) {
    case 'parcel': {
      const found = await orderOfCode(pool, Parcel.parse(body).code);
      return found === undefined ? undefined : { entity: 'order', id: found.orderId };
    }
    case 'seller': {
      const hash = dropOffCodeHash(Seller.parse(body).code, secrets);
      const id = hash === null ? undefined : await ownerOfDropOffCode(pool, hash);
      return id === undefined ? undefined : { entity: 'seller', id };
    }
    case 'person':
      return { entity: 'seller', id: Person.parse(params).id };
    default:
      return { entity: actsOn, id: Params.parse(params).id } as OwnedSubject;
  }
}
