import { type ClosureBuyerMessageId, closuresBuyerEn } from '../../texts/closures-buyer.en.ts';
import type { ClosureDetail } from '../facts/statuses.ts';
import type { Role } from './role.ts';

export type ClosureInfoId = `closed.${ClosureDetail}` | ClosureBuyerMessageId;

/** The text that says why an order ended: its buyer is told of "you" wherever the others are told of "the buyer" (specification, section 4). */
export function orderClosureInfo(detail: ClosureDetail, role: Role): ClosureInfoId {
  const toBuyer = `closed.${detail}.buyer`;
  return role === 'buyer' && isToldToBuyer(toBuyer) ? toBuyer : `closed.${detail}`;
}

const isToldToBuyer = (id: string): id is ClosureBuyerMessageId => Object.hasOwn(closuresBuyerEn, id);
