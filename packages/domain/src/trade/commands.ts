import type { ExpiryDays } from '../config/limits.ts';
import type { PaymentChannel } from '../config/payment-limits.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import type { FeeRules } from '../fees/fee-rules.ts';
import type { AskId, AttemptId, DepositId, ItemId, OrderId, SkuId, UserId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type { AskSnapshot, AttemptSnapshot, OrderSnapshot } from './snapshot.ts';
import type { Lane } from './statuses.ts';

/*
 * What can be asked of a trade, and the facts that each question needs. Ids of rows to be made are arguments: the rules make
 * nothing up. That the caller may see the ask or order at all (else 404) is the use case's to check before.
 */

type AskFacts = { readonly ask: AskSnapshot };
type OrderFacts = { readonly order: OrderSnapshot };
type TradeFacts = AskFacts & OrderFacts;
/** `pendingAttempt`: the attempt that is under way for this subject, after the gateway was asked; else null. */
type PendingFacts = { readonly pendingAttempt: AttemptSnapshot | null };
/** Whether this timer was extended for a pending payment before. */
type ExtensionFacts = PendingFacts & { readonly wasExtended: boolean };

export type SellerFacts = {
  readonly userId: UserId;
  readonly isRegistered: boolean;
  readonly isSuspended: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasReturnAddress: boolean;
  readonly unpaidAskCount: number;
  readonly liveAskCountOnSku: number;
};

export type BuyerFacts = {
  readonly userId: UserId;
  readonly isRegistered: boolean;
  readonly isSuspended: boolean;
  readonly hasAddress: boolean;
  readonly region: DeliveryRegion | null;
  readonly unpaidOrderCount: number;
  /** Orders of this buyer closed by E34 or E35 within `limits.lapseWindowMs`. */
  readonly lapsesInADay: number;
  /** The same on this SKU within `limits.skuLapseWindowMs`. */
  readonly lapsesOnSku: number;
};

export type ItemFacts = { readonly status: 'unlisted' | 'listed' | 'discontinued'; readonly hasSku: boolean };

/** Point of the checklist with its verdict; `noted` is a pass with a remark. */
export type PointVerdict = { readonly id: string; readonly verdict: 'pass' | 'noted' | 'fail' };

/** Each command with what it carries and the facts to read under the lock. */
export type CommandTable = {
  post_ask: {
    fields: {
      askId: AskId;
      depositId: DepositId;
      itemId: ItemId;
      skuId: SkuId;
      price: Centavos;
      expiryDays: ExpiryDays;
    };
    facts: { seller: SellerFacts; item: ItemFacts };
  };
  pay_deposit: { fields: { attemptId: AttemptId; channel: PaymentChannel }; facts: AskFacts & PendingFacts };
  /** `amount`: what the gateway says was paid. */
  deposit_succeeded: { fields: { amount: Centavos }; facts: AskFacts & { attempt: AttemptSnapshot } };
  deposit_failed: { fields: object; facts: AskFacts & { attempt: AttemptSnapshot } };
  deposit_time_over: { fields: object; facts: AskFacts & ExtensionFacts };
  cancel_ask: { fields: object; facts: AskFacts };
  listing_expired: { fields: object; facts: AskFacts };
  /**
   * `ask`: the first ask of this SKU and lane in the queue that is not the buyer's own or of a linked identity; null when
   * there is none. `hasLinkedAsk`: whether such asks were skipped.
   */
  buy_at_lowest_ask: {
    fields: { orderId: OrderId; skuId: SkuId; lane: Lane; maxTotal: Centavos };
    facts: { ask: AskSnapshot | null; hasLinkedAsk: boolean; buyer: BuyerFacts; item: ItemFacts; feeRules: FeeRules };
  };
  pay_order: { fields: { attemptId: AttemptId; channel: PaymentChannel }; facts: OrderFacts & PendingFacts };
  payment_succeeded: { fields: { amount: Centavos }; facts: TradeFacts & { attempt: AttemptSnapshot } };
  payment_failed: { fields: object; facts: TradeFacts & { attempt: AttemptSnapshot } };
  payment_time_over: { fields: object; facts: TradeFacts & ExtensionFacts };
  cancel_order: { fields: { callerId: UserId; isSeller: boolean }; facts: TradeFacts & PendingFacts };
  confirm_order: { fields: { callerId: UserId }; facts: TradeFacts };
  confirm_time_over: { fields: object; facts: TradeFacts };
  seller_deliver: {
    fields: { callerId: UserId; courier: string; trackingNumber: string };
    /** `isTrackingNumberUsed`: by another order. `wasRestarted`: whether T9b was restarted by an earlier replacement. */
    facts: TradeFacts & { isTrackingNumberUsed: boolean; wasRestarted: boolean };
  };
  ship_time_over: { fields: object; facts: TradeFacts };
  /** The first event of the courier on the way to the warehouse. */
  courier_scanned: { fields: { scannedAt: Date }; facts: TradeFacts };
  scan_time_over: { fields: object; facts: TradeFacts };
  receive_at_warehouse: { fields: object; facts: TradeFacts };
  begin_inspection: { fields: object; facts: TradeFacts };
  pass_inspection: {
    fields: { points: readonly PointVerdict[]; photoCount: number };
    facts: TradeFacts & {
      /** Ids of all points of the checklist for this item's category. */
      checklist: readonly string[];
      /** Sales of this seller that were finished before this one. */
      sellerFinishedSales: number;
    };
  };
  hand_to_courier: {
    fields: { courier: string; trackingNumber: string };
    facts: TradeFacts & { isTrackingNumberUsed: boolean };
  };
  /** The courier of the outbound parcel reports the delivery. */
  courier_delivered: { fields: { deliveredAt: Date }; facts: TradeFacts };
  confirm_received: { fields: { callerId: UserId }; facts: TradeFacts };
  receipt_time_over: { fields: object; facts: TradeFacts };
  /** T21: shares out a deducted deposit. */
  release_penalty: {
    fields: object;
    facts: TradeFacts & { isReleased: boolean; wasDepositPaidByCard: boolean };
  };
};

export type CommandName = keyof CommandTable;

export type CommandOf<Name extends CommandName> = { readonly name: Name } & Readonly<CommandTable[Name]['fields']>;

/** Any command; `command.name` tells which. */
export type Command = { [Name in CommandName]: CommandOf<Name> }[CommandName];

export type FactsOf<Name extends CommandName> = Readonly<CommandTable[Name]['facts']>;
