import type { ExpiryDays } from '../../config/limits.ts';
import type { PaymentChannel } from '../../config/payment-limits.ts';
import type { FeeRules } from '../../fees/fee-rules.ts';
import type { AskId, AttemptId, BidId, DepositId, ItemId, OrderId, SkuId, UserId } from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import type {
  AcceptingSellerFacts,
  AskFacts,
  AttemptFacts,
  BidderFacts,
  BidFacts,
  Companions,
  ExtensionFacts,
  Finding,
  InspectionFacts,
  ItemFacts,
  NewOrderFacts,
  OrderFacts,
  PendingFacts,
  PointVerdict,
  PurchaseFacts,
  ReturnCostFacts,
  ReversalFacts,
  SellerFacts,
  SellerSalesFacts,
  StockFacts,
  SuspenseFacts,
  TimerFacts,
  TradeFacts,
  WindowFacts,
} from './command-facts.ts';
import type { LaterCommands } from './later-commands.ts';
import type { AskSnapshot, BidSnapshot, OrderSnapshot } from './snapshot.ts';
import type { Lane } from './statuses.ts';

/*
 * The commands of a trade, and the facts that each of them needs. Ids of new rows are arguments, because the rules make
 * nothing up. The use case checks before that the caller may see the ask, bid or order at all (else 404).
 */

type Caller = { callerId: UserId };
type Payment = { attemptId: AttemptId; channel: PaymentChannel };
type Entry = { price: Centavos; expiryDays: ExpiryDays };
type Parcel = { courier: string; trackingNumber: string };
type ItemOf = { itemId: ItemId; skuId: SkuId };
type Nothing = object;

/*
 * `highestOwnBid`, `lowestOwnAsk`: the best live bid (standard ask) on the SKU of this person or a linked identity
 * (docs/lifecycle.md#own-trades); absent: none.
 */

type ListingCommands = {
  post_ask: {
    fields: Entry & ItemOf & { askId: AskId; depositId: DepositId };
    facts: { seller: SellerFacts; item: ItemFacts; highestOwnBid?: Centavos | null | undefined };
  };
  /** Lists an item in the warehouse: live at once, in the flash lane. `ask`: an open ask that sells the item. */
  list_stock_item: {
    fields: Entry & { askId: AskId; depositId: DepositId };
    facts: StockFacts & { seller: SellerFacts; item: ItemFacts; ask?: AskSnapshot | null | undefined };
  };
  edit_ask: { fields: Entry & Caller; facts: AskFacts & { highestOwnBid?: Centavos | null | undefined } };
  pay_deposit: { fields: Payment; facts: AskFacts & PendingFacts };
  /** `amount`: paid by the gateway's report. `newOrder`: where the deposit makes an accepted bid an order (E25). */
  deposit_succeeded: {
    fields: { amount: Centavos };
    facts: AskFacts & AttemptFacts & { newOrder?: NewOrderFacts | undefined };
  };
  deposit_failed: { fields: Nothing; facts: AskFacts & AttemptFacts };
  deposit_time_over: { fields: Nothing; facts: AskFacts & ExtensionFacts };
  deposit_reversed: { fields: Nothing; facts: AskFacts & AttemptFacts & ReversalFacts };
  cancel_ask: { fields: Nothing; facts: AskFacts };
  listing_expired: { fields: Nothing; facts: AskFacts };
  delist_ask: { fields: { why: 'delisted' | 'suspended' }; facts: AskFacts };
  review_suspension: { fields: { outcome: 'return' | 'keep' }; facts: AskFacts };
  delete_user: { fields: Nothing; facts: { openItemCount: number; balance: Centavos } };
};

type BiddingCommands = {
  /** `lowestAsk`: the lowest standard ask that is not the bidder's own or of a linked identity. */
  post_bid: {
    fields: Entry & ItemOf & { bidId: BidId; depositId: DepositId };
    facts: {
      bidder: BidderFacts;
      item: ItemFacts;
      lowestAsk: Centavos | null;
      lowestOwnAsk?: Centavos | null | undefined;
    };
  };
  edit_bid: { fields: Entry & Caller; facts: BidFacts & { lowestOwnAsk?: Centavos | null | undefined } };
  pay_bid_deposit: { fields: Payment; facts: BidFacts & PendingFacts };
  bid_deposit_succeeded: { fields: { amount: Centavos }; facts: BidFacts & AttemptFacts };
  bid_deposit_failed: { fields: Nothing; facts: BidFacts & AttemptFacts };
  bid_deposit_time_over: { fields: Nothing; facts: BidFacts & ExtensionFacts };
  bid_deposit_reversed: { fields: Nothing; facts: BidFacts & AttemptFacts & ReversalFacts };
  cancel_bid: { fields: Caller; facts: BidFacts };
  bid_expired: { fields: Nothing; facts: BidFacts };
  /** `ask`: the ask that waits for its deposit, where the bid is on hold. */
  delist_bid: { fields: { why: 'delisted' | 'suspended' }; facts: BidFacts & { ask: AskSnapshot | null } };
  /** The first ask and the first bid that are not linked; `incoming`: which of them has just come or changed. */
  match_book: {
    fields: { incoming: 'ask' | 'bid' };
    facts: { ask: AskSnapshot | null; bid: BidSnapshot | null; newOrder: NewOrderFacts } & Omit<Companions, 'bid'>;
  };
};

type AcceptFacts = {
  /** First in the queue, not of a linked identity; null when there is none. */
  bid: BidSnapshot | null;
  hasLinkedBid: boolean;
  /** The seller's own live ask on the SKU, if any. */
  ask: AskSnapshot | null;
  seller: AcceptingSellerFacts;
  item: ItemFacts;
  newOrder: NewOrderFacts;
} & Omit<Companions, 'bid'>;
type AcceptFields = { askId: AskId; depositId: DepositId; floorPrice: Centavos | null };

type AcceptingCommands = {
  accept_bid: { fields: AcceptFields; facts: AcceptFacts };
  accept_bid_without_pay: { fields: AcceptFields; facts: AcceptFacts };
  pay_accepted_bid: { fields: Payment; facts: AskFacts & PendingFacts };
  cancel_accepted_bid: {
    fields: Caller;
    facts: BidFacts & PendingFacts & { ask: AskSnapshot; order: OrderSnapshot | null };
  };
};

type BuyingCommands = {
  /**
   * `ask`: the first ask of this SKU and lane in the queue that belongs neither to the buyer nor to a linked identity;
   * null when there is none. `hasLinkedAsk`: true when such asks were skipped.
   */
  buy_at_lowest_ask: {
    fields: { orderId: OrderId; skuId: SkuId; lane: Lane; maxTotal: Centavos };
    facts: PurchaseFacts;
  };
  pay_order: { fields: Payment; facts: OrderFacts & PendingFacts };
  /**
   * E38: `openedBeforeLapse`: the attempt began before the payment window had passed; `isFineInSuspense`: the fine was
   * not shared out yet.
   */
  payment_succeeded: {
    fields: { amount: Centavos };
    facts: TradeFacts &
      AttemptFacts & { openedBeforeLapse?: boolean | undefined; isFineInSuspense?: boolean | undefined };
  };
  payment_failed: { fields: Nothing; facts: TradeFacts & AttemptFacts };
  payment_time_over: { fields: Nothing; facts: TradeFacts & ExtensionFacts };
  payment_reversed: { fields: { isFinal: boolean }; facts: TradeFacts & AttemptFacts & ReversalFacts & TimerFacts };
  /** `cancellations`: paid orders that this buyer cancelled before (E44). */
  cancel_order: {
    fields: Caller & { isSeller: boolean };
    facts: TradeFacts & PendingFacts & { cancellations: { day: number; month: number } };
  };
  hold_order: { fields: Nothing; facts: TradeFacts & TimerFacts };
  release_hold: { fields: Nothing; facts: TradeFacts };
  platform_cancel: {
    fields: { fault: 'buyer' | 'seller' | 'unclear'; isFraud: boolean };
    facts: TradeFacts & { returnCost?: Centavos | undefined };
  };
};

type ShippingCommands = {
  confirm_order: { fields: Caller; facts: TradeFacts };
  confirm_time_over: { fields: Nothing; facts: TradeFacts };
  seller_deliver: {
    fields: Caller & Parcel;
    /**
     * `isTrackingNumberUsed`: another order has the number. `wasRestarted`: an earlier replacement has restarted
     * `first_scan`. `legDaysMax`: the longest delivery time of the leg to us, in days.
     */
    facts: TradeFacts & { isTrackingNumberUsed: boolean; wasRestarted: boolean; legDaysMax?: number | undefined };
  };
  ask_more_time: { fields: Caller; facts: TradeFacts & WindowFacts };
  ship_time_over: { fields: Nothing; facts: TradeFacts };
  /** The first event of the courier on the way to the warehouse. */
  courier_scanned: { fields: { scannedAt: Date }; facts: TradeFacts };
  scan_time_over: { fields: Nothing; facts: TradeFacts };
  inbound_time_over: { fields: Nothing; facts: TradeFacts };
  inbound_search_over: {
    fields: Nothing;
    facts: TradeFacts & SellerSalesFacts & { hasDropOffProof?: boolean | undefined };
  };
  /** The courier gives up on a parcel to us (exception, expired). `isSearching`: the search runs already. */
  inbound_lost: { fields: Nothing; facts: TradeFacts & { isSearching?: boolean | undefined } };
  inbound_returned: { fields: Nothing; facts: TradeFacts };
  /** A parcel of a closed order. `isCompensated`: its seller was paid for it. `itemValue`: the order's income. */
  receive_late_parcel: {
    fields: Nothing;
    facts: AskFacts & ReturnCostFacts & { isCompensated: boolean; itemValue?: Centavos | undefined };
  };
};

type WarehouseCommands = {
  /**
   * `isByOrderNumber`: somebody stood at the door and told the order's number, so no courier's label was scanned.
   * `handedOverBy`: who that was, in the words of the desk.
   */
  receive_at_warehouse: {
    fields: { isByOrderNumber: boolean; handedOverBy?: string | undefined };
    facts: TradeFacts;
  };
  begin_inspection: { fields: Nothing; facts: TradeFacts };
  take_over_inspection: { fields: Nothing; facts: TradeFacts };
  pass_inspection: {
    fields: { points: readonly PointVerdict[]; photoCount: number };
    facts: TradeFacts & InspectionFacts;
  };
  note_defect: { fields: { photoCount: number }; facts: TradeFacts };
  /**
   * `inspectors`: the number of inspectors who agree. `passesAsNew`: the item could be sold as flash stock.
   * `lossInValue`: by transit damage.
   */
  fail_inspection: {
    fields: { finding: Finding; inspectors: number; photoCount: number; passesAsNew: boolean; lossInValue: Centavos };
    facts: TradeFacts & ReturnCostFacts & SellerSalesFacts;
  };
  offer_discount: { fields: Caller & { discount: Centavos }; facts: TradeFacts & { feeRules: FeeRules } };
  answer_defect: {
    fields: Caller & { result: 'accept' | 'reject' };
    facts: TradeFacts & ReturnCostFacts & { sellerFinishedSales: number };
  };
  defect_answer_time_over: { fields: Nothing; facts: TradeFacts & { returnCost?: Centavos | undefined } };
  check_sla_over: { fields: Nothing; facts: TradeFacts };
  check_time_over: { fields: Nothing; facts: TradeFacts };
  check_time_over_again: { fields: Nothing; facts: TradeFacts & { returnCost?: Centavos | undefined } };
  /** The buyer's right once our check is late. `isLate`: `check` has fired. */
  cancel_late_check: { fields: Caller; facts: TradeFacts & ReturnCostFacts & { isLate: boolean } };
  /** The platform lost or damaged the item (E60d, E68d). */
  lose_item: { fields: Nothing; facts: TradeFacts & SellerSalesFacts };
  appeal_fine: { fields: Caller; facts: AskFacts & SuspenseFacts };
  appeal_bid_fine: { fields: Caller; facts: BidFacts & SuspenseFacts };
  decide_appeal: { fields: { isUpheld: boolean }; facts: AskFacts & SuspenseFacts };
  decide_bid_appeal: { fields: { isUpheld: boolean }; facts: BidFacts & SuspenseFacts };
  /** Shares out a deducted deposit. `deposit`: the fined side. `returnCost`: the actual cost of the way back. */
  release_penalty: {
    fields: { of?: 'ask' | 'bid' | undefined };
    facts: TradeFacts & {
      isReleased: boolean;
      wasDepositPaidByCard: boolean;
      returnCost?: Centavos | undefined;
    };
  };
};

/** Each command with its fields and the facts to read under the lock. */
export type CommandTable = ListingCommands &
  BiddingCommands &
  AcceptingCommands &
  BuyingCommands &
  ShippingCommands &
  WarehouseCommands &
  LaterCommands;

export type CommandName = keyof CommandTable;

export type CommandOf<Name extends CommandName> = { readonly name: Name } & Readonly<CommandTable[Name]['fields']>;

export type Command = { [Name in CommandName]: CommandOf<Name> }[CommandName];

export type FactsOf<Name extends CommandName> = Readonly<CommandTable[Name]['facts']>;
