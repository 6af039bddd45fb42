import type { Routes } from '@suki/contract/routes';
import { copyOfAddress, listAddresses } from '@suki/db/queries/addresses';
import { lockBook } from '@suki/db/queries/books';
import { lockDropOffCode, markDropOffCodeUsed } from '@suki/db/queries/drop-off-codes';
import { type SkuFacts, skuFacts } from '@suki/db/queries/sku-facts';
import { lockStock } from '@suki/db/queries/stock';
import { lockUser } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { wholeListSize } from '@suki/domain/config/lists';
import { income } from '@suki/domain/fees/income';
import type { StockId, UserId } from '@suki/domain/ids/id';
import { refuseBooking } from '@suki/domain/stock/drop-off-code';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Approval, Decision } from '@suki/domain/trade/facts/decision';
import type { StockSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Dependencies } from '../../../dependencies.ts';
import type { Handler, RouteRequest } from '../../../http/handler.ts';
import { feeRulesOf } from '../../asks/fee-rules-of.ts';
import { presentAsk } from '../../asks/present-ask.ts';
import { sellerFacts } from '../../asks/seller-facts.ts';
import { carryOut } from '../../trade/carry-out.ts';
import { dropOffCodeHash } from '../../users/drop-off-code-hash.ts';

type Request = Pick<RouteRequest<Routes['storeCheckedPair']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;

/** The steps between the announcement of a pair and its storage; here all have happened at the counter. */
const atTheCounter = ['receive_intake', 'check_stock', 'pass_stock'] as const;

/**
 * `POST /staff/stock`: the pair is announced, received, checked and passed (S1 to S3), and listed in the flash lane
 * (E01-flash), all in one transaction. Single steps of the intake will come with the seller's screens. No deposit is
 * due: the pair itself is the security.
 */
export const storeCheckedPair: Handler<'storeCheckedPair'> = async (request, dependencies) => {
  const { body, refuse } = request;
  const { pool } = dependencies;
  const sku = await skuFacts(pool, body.skuId);
  if (sku === undefined) throw refuse('SKU_NOT_FOUND');
  return withTransaction(pool, async (tx) => {
    const sellerId = await useUpCode(tx, request, dependencies);
    const [address] = (await listAddresses(tx, sellerId, { limit: wholeListSize })).items;
    if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
    return store(tx, { request, sku, sellerId, address }, dependencies);
  });
};

/** Returns whose code it is, and ends it. A refusal later in the transaction leaves the code good. */
async function useUpCode(tx: Tx, { body, caller, refuse }: Request, { clock, secrets }: Dependencies): Promise<UserId> {
  const codeHash = dropOffCodeHash(body.code, secrets);
  const code = codeHash === null ? undefined : await lockDropOffCode(tx, codeHash);
  const now = clock.now();
  const reason = refuseBooking(code, { staffId: caller.userId, now });
  if (reason !== null) throw refuse(reason);
  if (codeHash === null || code === undefined) throw refuse('DROP_OFF_CODE_UNKNOWN');
  await markDropOffCodeUsed(tx, codeHash, now);
  return code.userId;
}

type Address = Awaited<ReturnType<typeof listAddresses>>['items'][number];
type Pair = {
  readonly request: Request;
  readonly sku: SkuFacts;
  readonly sellerId: Address['userId'];
  readonly address: Address;
};

async function store(tx: Tx, { request, sku, sellerId, address }: Pair, dependencies: Dependencies) {
  const { body, caller, intent, refuseAs } = request;
  const { clock, ids } = dependencies;
  const { itemId, skuId } = sku;
  const user = await lockUser(tx, sellerId);
  if (user === undefined) throw new Error(`Expected user ${sellerId} to exist: they made the code.`);
  await lockBook(tx, skuId);
  const at = clock.now();
  const [seller, feeRules] = await Promise.all([sellerFacts(tx, user, skuId), feeRulesOf(tx, sku, at)]);
  const item = { status: sku.status, hasSku: true };
  const approved = (decision: Decision): Approval => {
    if (!decision.ok) throw refuseAs(decision);
    return decision;
  };
  const context = { at, actorId: caller.userId };

  const stockId = ids.next('stk');
  const intake = { name: 'book_intake', stockId, itemId, skuId } as const;
  await carryOut(tx, approved(decide(intake, { seller, item }, at)), context, { ids });
  for (const name of atTheCounter) {
    await carryOut(tx, approved(decide({ name }, { stock: await locked(tx, stockId) }, at)), context, { ids });
  }

  const { price, expiryDays } = body;
  const command = {
    name: 'list_stock_item',
    askId: ids.next('ask'),
    depositId: ids.next('dep'),
    price,
    expiryDays,
  } as const;
  const listing = approved(decide(command, { seller, item, stock: await locked(tx, stockId), ask: null }, at));
  const newAsk = { ...income(price, feeRules), returnAddress: copyOfAddress(address), region: address.region };
  await carryOut(tx, listing, { ...context, newAsk }, { ids });
  const answer = await presentAsk(tx, { askId: command.askId, isNew: true }, dependencies);
  await intent.settle(tx, answer);
  return answer;
}

async function locked(tx: Tx, id: StockId): Promise<StockSnapshot> {
  const stock = await lockStock(tx, id);
  if (stock === undefined) throw new Error(`Expected ${id}: it was made in this transaction.`);
  return stock;
}
