import { income } from '../../fees/income.ts';
import { subtract } from '../../money/centavos.ts';
import { fits, isWhereItLeads } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { OrderSnapshot } from '../facts/snapshot.ts';
import { isAllowedDiscount } from '../table/conditions.ts';
import { type EventId, transition } from '../table/transitions.table.ts';
import { answer, whyUnmet } from './answer.ts';
import { approve } from './approve.ts';
import { heldUntil, incomeReleased } from './income-wait.ts';
import { saleOnly } from './sale.ts';

const INSPECTORS_TO_FAIL = 2;

/** E59: a small defect, with photos, is the buyer's to decide. */
export function decideNoteDefect(
  { photoCount }: CommandOf<'note_defect'>,
  facts: FactsOf<'note_defect'>,
  now: Date,
): Decision {
  return photoCount < 1 ? refuse('PHOTO_MISSING') : answer({ name: 'note_defect', context: { ...facts, now } });
}

/** E59d: once, before the buyer answers. The fees follow the reduced price, and hold when the buyer accepts (E61). */
export function decideOfferDiscount(
  { callerId, discount }: CommandOf<'offer_discount'>,
  facts: FactsOf<'offer_discount'>,
  now: Date,
): Decision {
  const { order, feeRules } = facts;
  if (!isAllowedDiscount(discount, order.price)) {
    return refuse('DISCOUNT_RULE', { discount, price: order.price });
  }
  const set = { discountOffer: discount, discounted: income(subtract(order.price, discount), feeRules) };
  return answer({
    name: 'offer_discount',
    callerId,
    context: { ...facts, now },
    adds: () => ({ patches: [{ entity: 'order', id: order.id, set }], params: { amount: discount } }),
  });
}

const findingRows = {
  counterfeit: 'E60a',
  wrong_item: 'E60b',
  used: 'E60b',
  incomplete: 'E60b',
  major_defect: 'E60b',
  transit_damage: 'E60c',
} as const satisfies Record<string, EventId>;

/** E60a to E60d: the finding decides the row. A failure at the seller's cost needs two inspectors who agree. */
export function decideFail(
  command: CommandOf<'fail_inspection'>,
  facts: FactsOf<'fail_inspection'>,
  now: Date,
): Decision {
  const { finding, inspectors, photoCount, passesAsNew, lossInValue } = command;
  const { order, returnCost } = facts;
  if (finding === 'platform_loss') {
    return decideLoseItem(command, facts, now);
  }
  const event = findingRows[finding];
  const context = { ...facts, now };
  if (!fits(event, context)) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status });
  }
  const unmet = whyUnmet(event, context);
  if (unmet !== null) {
    return unmet;
  }
  if (event !== 'E60c' && inspectors < INSPECTORS_TO_FAIL) {
    return refuse('TWO_INSPECTORS', { inspectors });
  }
  if (photoCount < 1) {
    return refuse('PHOTO_MISSING');
  }
  const closure = { reason: 'platform_inspection_failed', detail: finding } as const;
  const returning = { passesAsNew, lossInValue };
  return approve(event, { ...context, closure, returning, amounts: { returnCost } });
}

/** E60d, E68d: we lost it; the seller gets the price less the fees, unless they were paid already. */
export function decideLoseItem(
  _command: CommandOf<'lose_item' | 'fail_inspection'>,
  facts: FactsOf<'lose_item'>,
  now: Date,
): Decision {
  const amounts = { compensation: facts.order.income };
  // After the pass the order's end gives held income its date.
  const isAfterPass = facts.order.status === 'platform_to_ship';
  const releases = isAfterPass ? [incomeReleased(facts.order, now)] : [];
  const availableAt = heldUntil(facts.order, facts.sellerFinishedSales ?? 0, now);
  return answer({
    name: 'lose_item',
    context: { ...facts, now, amounts, availableAt, releases },
    adds: saleOnly(facts, now),
  });
}

/** E61, E62: the buyer accepts the pair with its defect, or rejects it. A second press changes nothing. */
export function decideAnswerDefect(
  { callerId, result }: CommandOf<'answer_defect'>,
  facts: FactsOf<'answer_defect'>,
  now: Date,
): Decision {
  const { sellerFinishedSales, returnCost } = facts;
  const order = result === 'accept' ? { ...facts.order, ...facts.order.discounted } : facts.order;
  const row = transition(result === 'accept' ? 'E61' : 'E62');
  const isRepeat = isWhereItLeads(row, facts);
  const availableAt = heldUntil(order, sellerFinishedSales, now);
  const context = { ...facts, order, now, availableAt, inputs: { result }, amounts: { returnCost } };
  if (!isRepeat && order.status !== 'pending_buyer_confirmation') {
    return refuse('NOT_ALLOWED_NOW', { status: order.status });
  }
  return answer({
    name: 'answer_defect',
    callerId,
    context,
    adds: (event) => ({ ...saleOnly(facts, now)(event), patches: event === 'E61' ? sharesTaken(order) : [] }),
  });
}

/** The lower price holds from now on: its fees and its income are the order's (E59d, E61). */
function sharesTaken({ id, discounted }: OrderSnapshot): readonly Patch[] {
  return discounted === null ? [] : [{ entity: 'order', id, set: { ...discounted } }];
}

/** E63, E45b: the item goes home at our cost. */
export function decideWithReturn(
  { name }: CommandOf<'defect_answer_time_over' | 'check_time_over_again'>,
  facts: FactsOf<'defect_answer_time_over'>,
  now: Date,
): Decision {
  return answer({ name, context: { ...facts, now, amounts: { returnCost: facts.returnCost } } });
}

/** E45b: the buyer's right once the time to check is over. */
export function decideCancelLateCheck(
  { callerId }: CommandOf<'cancel_late_check'>,
  facts: FactsOf<'cancel_late_check'>,
  now: Date,
): Decision {
  if (!facts.isLate && facts.order.closure === null) {
    return refuse('TOO_EARLY');
  }
  const amounts = { returnCost: facts.returnCost };
  return answer({ name: 'cancel_late_check', callerId, context: { ...facts, now, amounts } });
}

/** The SLA of the check or of sending is over: a waiting order goes to the front (docs/lifecycle.md#timers). */
export function decideSlaOver(
  { name }: CommandOf<'check_sla_over' | 'send_sla_over'>,
  facts: FactsOf<'check_sla_over'>,
  now: Date,
): Decision {
  const patches = [{ entity: 'order', id: facts.order.id, set: { rushOrder: true } }] as const;
  return answer({ name, context: { ...facts, now }, adds: () => ({ patches }) });
}
