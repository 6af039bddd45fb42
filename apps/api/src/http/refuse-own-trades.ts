import type { RouteDefinition } from '@suki/contract/route';
import { UserId } from '@suki/contract/shared/brands';
import { orderOfCode } from '@suki/db/queries/order-parcels';
import { type OwnedSubject, ownTradeFacts } from '@suki/db/queries/own-trades';
import { userByEmail } from '@suki/db/queries/users';
import { refuseOwnTrade, type StaffSubject } from '@suki/domain/trade/decide/own-trade';
import type { Pool } from 'pg';
import { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import type { Input } from './read-input.ts';

const Params = z.object({ id: z.string() });
const Person = z.object({ id: UserId });
const Parcel = z.object({ code: z.string() });
const Seller = z.object({ sellerEmail: z.string() });

type Call = { readonly route: RouteDefinition; readonly input: Input; readonly caller: Caller | null };

/**
 * Refuses a call of the staff on a trade of their own, before its handler runs (ADR 0014). The route's row names its
 * subject, so that no handler can forget the check. A subject that does not exist is left for the handler to refuse.
 * @throws ApiRefusal OWN_TRADE.
 */
export async function refuseOwnTrades({ route, input, caller }: Call, pool: Pool): Promise<void> {
  const { actsOn } = route;
  if (caller === null || actsOn === undefined || actsOn === 'nothing') return;
  const subject = await subjectOf(actsOn, input, pool);
  if (subject === undefined) return;
  const refusal = refuseOwnTrade(await ownTradeFacts(pool, caller.userId, subject));
  if (refusal !== null) throw new ApiRefusal('OWN_TRADE');
}

async function subjectOf(
  actsOn: Exclude<StaffSubject, 'nothing'>,
  { params, body }: Input,
  pool: Pool,
): Promise<OwnedSubject | undefined> {
  switch (actsOn) {
    case 'parcel': {
      const id = await orderOfCode(pool, Parcel.parse(body).code);
      return id === undefined ? undefined : { entity: 'order', id };
    }
    case 'seller': {
      const seller = await userByEmail(pool, Seller.parse(body).sellerEmail);
      return seller === undefined ? undefined : { entity: 'seller', id: seller.id };
    }
    case 'person':
      return { entity: 'seller', id: Person.parse(params).id };
    default:
      return { entity: actsOn, id: Params.parse(params).id } as OwnedSubject;
  }
}
