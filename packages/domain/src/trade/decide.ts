import type { CommandName, CommandOf, FactsOf } from './commands.ts';
import { decideCancelAsk, decideListingExpired, decidePostAsk } from './decide-ask.ts';
import { decideBuy } from './decide-buy.ts';
import { decideCancelOrder } from './decide-cancel.ts';
import {
  decideDepositFailed,
  decideDepositSucceeded,
  decideDepositTimeOver,
  decidePayDeposit,
} from './decide-deposit.ts';
import {
  decidePaymentFailed,
  decidePaymentSucceeded,
  decidePaymentTimeOver,
  decidePayOrder,
} from './decide-payment.ts';
import {
  decideConfirmReceived,
  decideDelivered,
  decideReceiptTimeOver,
  decideReleasePenalty,
} from './decide-receipt.ts';
import {
  decideConfirm,
  decideConfirmTimeOver,
  decideCourierScanned,
  decideScanTimeOver,
  decideSellerDeliver,
  decideShipTimeOver,
} from './decide-shipping.ts';
import { decideBeginInspection, decideHandToCourier, decidePass, decideReceive } from './decide-warehouse.ts';
import type { Decision } from './decision.ts';

type Deciders = {
  readonly [Name in CommandName]: (command: CommandOf<Name>, facts: FactsOf<Name>, now: Date) => Decision;
};

const deciders: Deciders = {
  post_ask: decidePostAsk,
  pay_deposit: decidePayDeposit,
  deposit_succeeded: decideDepositSucceeded,
  deposit_failed: decideDepositFailed,
  deposit_time_over: decideDepositTimeOver,
  cancel_ask: decideCancelAsk,
  listing_expired: decideListingExpired,
  buy_at_lowest_ask: decideBuy,
  pay_order: decidePayOrder,
  payment_succeeded: decidePaymentSucceeded,
  payment_failed: decidePaymentFailed,
  payment_time_over: decidePaymentTimeOver,
  cancel_order: decideCancelOrder,
  confirm_order: decideConfirm,
  confirm_time_over: decideConfirmTimeOver,
  seller_deliver: decideSellerDeliver,
  ship_time_over: decideShipTimeOver,
  courier_scanned: decideCourierScanned,
  scan_time_over: decideScanTimeOver,
  receive_at_warehouse: decideReceive,
  begin_inspection: decideBeginInspection,
  pass_inspection: decidePass,
  hand_to_courier: decideHandToCourier,
  courier_delivered: decideDelivered,
  confirm_received: decideConfirmReceived,
  receipt_time_over: decideReceiptTimeOver,
  release_penalty: decideReleasePenalty,
};

/**
 * What follows from a command: data only, for the server to apply in one transaction and for a screen to preview. Pure: the same
 * command, facts and moment give the same decision. `facts` are read under the lock; ids of new rows come in the command.
 */
export function decide<Name extends CommandName>(command: CommandOf<Name>, facts: FactsOf<Name>, now: Date): Decision {
  const decider: Deciders[Name] = deciders[command.name];
  return decider(command, facts, now);
}
