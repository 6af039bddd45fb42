import { expect, test } from 'vitest';
import { mainAction } from './order-action.view-model.ts';

test.each([
  ['the buyer pays', ['pay_order', 'cancel_order'], 'to_pay', 'pay'],
  ['the seller answers', ['cancel_order', 'confirm_order'], 'confirming_buyer_order', 'confirm'],
  ['the seller sends it', ['seller_deliver'], 'seller_to_ship', 'deliver'],
  ['the seller corrects the number', ['seller_deliver'], 'on_way_to_warehouse', 'correct'],
  ['the buyer decides about the defect', ['answer_defect'], 'pending_buyer_confirmation', 'decide'],
  ['the seller may take something off', ['offer_discount'], 'pending_buyer_confirmation', 'discount'],
  ['the buyer has it', ['confirm_received'], 'to_receive', 'receive'],
  ['others are at it', [], 'under_inspection', 'none'],
  ['over', ['delete_order'], 'transaction_closed', 'none'],
] as const)('%s', (_, actions, status, expected) => {
  const next = {
    step: 3,
    stepCount: 5,
    obstacle: null,
    nextActor: 'nobody' as const,
    deadline: null,
    lapse: null,
    timeoutKind: null,
    actions: [...actions],
  };
  expect(mainAction({ next, status })).toBe(expected);
});
