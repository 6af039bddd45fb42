import type { CommandName } from '../facts/commands.ts';

/** Desks of the staff that give commands, as the calls allow. */
export type Desk = 'warehouse' | 'inspector' | 'support';

/**
 * The desk behind the actor `staff` of a row, for its line in the history. Commands that are missing here have no call
 * yet. A test of the contract compares the table with the roles of the calls.
 */
export const desks: Readonly<Partial<Record<CommandName, Desk>>> = {
  list_stock_item: 'warehouse',
  delist_ask: 'support',
  delist_bid: 'support',
  review_suspension: 'support',
  hold_order: 'support',
  release_hold: 'support',
  platform_cancel: 'support',
  receive_at_warehouse: 'warehouse',
  begin_inspection: 'inspector',
  take_over_inspection: 'inspector',
  pass_inspection: 'inspector',
  note_defect: 'inspector',
  fail_inspection: 'inspector',
  lose_item: 'warehouse',
  hand_to_courier: 'warehouse',
  replace_outbound_number: 'warehouse',
  book_intake: 'warehouse',
  receive_intake: 'warehouse',
  check_stock: 'warehouse',
  pass_stock: 'warehouse',
};
