import type { CommandName, CommandOf } from '../facts/commands.ts';
import type { AuditDetails, Decision } from '../facts/decision.ts';

type Kept = { readonly [Name in CommandName]?: readonly (keyof CommandOf<Name> & string)[] };

/**
 * Fields of a command that stay in the history, because the row alone does not tell them: verdicts, amounts, parcel
 * numbers. No addresses and no words of buyers and sellers, because the history stays when an account is deleted. Who
 * handed an item over at the door is the desk's own note.
 */
export const auditDetails = {
  edit_ask: ['price', 'expiryDays'],
  edit_bid: ['price', 'expiryDays'],
  delist_ask: ['why'],
  delist_bid: ['why'],
  review_suspension: ['outcome'],
  payment_reversed: ['isFinal'],
  platform_cancel: ['fault', 'isFraud'],
  seller_deliver: ['courier', 'trackingNumber'],
  receive_at_warehouse: ['handedOverBy'],
  hand_to_courier: ['courier', 'trackingNumber'],
  fail_inspection: ['finding', 'inspectors'],
  offer_discount: ['discount'],
  open_claim: ['kind'],
  decide_claim: ['outcome', 'refund'],
  choose_return: ['choice'],
  review_counterfeit: ['outcome'],
  fail_stock: ['inspectors', 'isCounterfeit'],
} as const satisfies Kept;

const kept: Readonly<Record<string, readonly string[] | undefined>> = auditDetails;

/** Adds the fields of the command that the history keeps to an approval. */
export function withAuditDetails(decision: Decision, command: { readonly name: CommandName }): Decision {
  const fields = kept[command.name];
  if (fields === undefined || !decision.ok || decision.moves.length + decision.notes.length === 0) return decision;
  return { ...decision, audit: detailsOf(command, fields) };
}

function detailsOf(command: object, fields: readonly string[]): AuditDetails {
  const isWord = (field: string, value: unknown): boolean =>
    fields.includes(field) && ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(Object.entries(command).filter(([field, value]) => isWord(field, value)));
}
