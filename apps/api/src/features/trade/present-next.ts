import type { NextStep } from '@suki/contract/asks/asks.schemas';
import type { Action } from '@suki/domain/trade/view/role';
import type { TradeView } from '@suki/domain/trade/view/view';
import type { z } from 'zod';

/**
 * Actions that have a call. The rules know more actions; an action without a call is not offered, so that each button
 * leads somewhere.
 */
const served: ReadonlySet<Action> = new Set([
  'pay_deposit',
  'cancel_ask',
  'edit_ask',
  'pay_accepted_bid',
  'remind_of_ask',
  'rush_ask',
  'change_return_address',
  'pay_bid_deposit',
  'edit_bid',
  'cancel_bid',
  'delete_bid',
  'remind_of_bid',
  'cancel_accepted_bid',
  'remind_of_order',
  'rush_order',
  'change_buyer_address',
  'delete_ask',
  'pay_order',
  'cancel_order',
  'cancel_late_check',
  'cancel_late_sending',
  'delete_order',
  'confirm_order',
  'seller_deliver',
  'ask_more_time',
  'confirm_received',
  'offer_discount',
  'answer_defect',
  'receive_at_warehouse',
  'begin_inspection',
  'take_over_inspection',
  'pass_inspection',
  'note_defect',
  'fail_inspection',
  'hand_to_courier',
  'replace_outbound_number',
  'lose_item',
  'hold_order',
  'release_hold',
  'platform_cancel',
]);

/** The domain's view in the contract's form: the party that owes the next step, its deadline, the allowed actions. */
export function presentNext({
  step,
  stepCount,
  obstacle,
  nextActor,
  deadline,
  lapseId,
  timeoutKind,
  actions,
}: TradeView): z.output<typeof NextStep> {
  return {
    step,
    stepCount,
    obstacle,
    nextActor,
    deadline: deadline?.toISOString() ?? null,
    lapse: lapseId,
    timeoutKind,
    actions: actions.filter((action) => served.has(action)),
  };
}
