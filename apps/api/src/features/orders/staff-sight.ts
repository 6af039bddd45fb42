import type { Order as OrderSchema } from '@suki/contract/orders/orders.schemas';
import { userById } from '@suki/db/queries/users';
import type { Db } from '@suki/db/statement';
import type { UserId } from '@suki/domain/ids/id';
import type { StaffSight } from '@suki/domain/people/staff-view.table';
import type { z } from 'zod';

type Answer = z.output<typeof OrderSchema>;

const noMoney = {
  buyerQuote: null,
  attempt: null,
  paymentInfo: null,
  bidDeposit: null,
  refunds: [],
  reversedAmount: null,
  payout: null,
  deposit: null,
  compensation: null,
} as const satisfies Partial<Answer>;

/** Leaves out every part of an order that the viewer's roles do not see (`staffView` of the domain). */
export function asSeenByStaff(answer: Answer, sight: StaffSight): Answer {
  return {
    ...answer,
    // Without money the total, which holds the buyer's fees, is the price of the item.
    ...(sight.money ? {} : { ...noMoney, amount: answer.itemPrice }),
    buyerAddress: sight.label ? answer.buyerAddress : null,
    ...(sight.label || sight.contacts ? {} : { buyerRegion: null, askRegion: null }),
    trackings: sight.parcels ? answer.trackings : [],
    history: answer.history.map((line) => asSeenLine(line, sight)),
  };
}

type Line = Answer['history'][number];

function asSeenLine({ by, said, ...line }: Line, sight: StaffSight): Line {
  const isParty = line.actor === 'buyer' || line.actor === 'seller';
  const seesName = isParty ? sight.contacts : sight.colleagues;
  return {
    ...line,
    ...(by === undefined || !seesName ? {} : { by }),
    ...(said === undefined || !sight.colleagues ? {} : { said: sight.parcels ? said : withoutParcel(said) }),
  };
}

/** The words of a shipment name the parcel. */
function withoutParcel({ courier: _courier, trackingNumber: _number, ...said }: NonNullable<Line['said']>) {
  return said;
}

/** Reads the contacts of both sides, for those of the staff who talk to them; null for others. */
export async function contactsOf(
  db: Db,
  { buyerId, sellerId }: { readonly buyerId: UserId; readonly sellerId: UserId },
  sight: StaffSight,
): Promise<NonNullable<Answer['people']> | null> {
  if (!sight.contacts) return null;
  const [buyer, seller] = await Promise.all([contactOf(db, buyerId), contactOf(db, sellerId)]);
  return { buyer, seller };
}

async function contactOf(db: Db, id: UserId) {
  const user = await userById(db, id);
  return {
    id,
    name: user?.name ?? null,
    email: user?.email ?? null,
    phoneNumber: user?.phoneNumber ?? null,
  };
}
