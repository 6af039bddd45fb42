import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { isId, type OrderId, typedId } from '@suki/domain/ids/id';
import { orderNumberText, readOrderNumber } from '@suki/domain/orders/order-number';
import { obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { isParcelBack, placeOfParcelBack } from '@suki/domain/trade/view/parcel-back';
import type { SukiError } from '@suki/sdk/errors';
import type { Order } from '@suki/sdk/types';
import { refusalText } from '../../shell/failure.view-model.ts';
import { placeTexts, receivingTexts as words } from './receiving.texts.ts';

type Refused = {
  readonly state: 'refused';
  readonly text: string;
  /** The order of the code; null while unknown. */
  readonly orderId: OrderId | null;
};

/** One code scanned in this session, with its result. */
export type Scan = {
  readonly number: number;
  readonly code: string;
  /** Who brought the item, where its order's number was typed. */
  readonly handedOverBy?: string | undefined;
} & (
  | { readonly state: 'waiting' }
  | { readonly state: 'received'; readonly order: Order }
  /** It was received before, in this session or an earlier one; the scan changed nothing. */
  | { readonly state: 'here'; readonly order: Order }
  /** We had sent it to a buyer and it came back; `text` says where to put it. */
  | { readonly state: 'back'; readonly order: Order; readonly text: string }
  | Refused
);

/** Newest first. */
export type Scans = readonly Scan[];

const SHORTEST_CODE = 6;

/** A scanned code without blanks around it; null when it is too short for a code. */
export function codeOf(typed: string): string | null {
  const code = typed.trim();
  return code.length < SHORTEST_CODE ? null : code;
}

/** Adds a code to the queue: a scanner is faster than the network, and no code may be lost. */
export function withScan(scans: Scans, code: string, handedOverBy?: string): Scans {
  return [{ number: (scans[0]?.number ?? 0) + 1, code, handedOverBy, state: 'waiting' }, ...scans];
}

/** The body of the call that receives a scan. */
export function bodyOf({ code, handedOverBy }: Pick<Scan, 'code' | 'handedOverBy'>) {
  return handedOverBy === undefined ? { code } : { code, handedOverBy };
}

/** The code, when it is an order's number or id: then somebody brought the item, and not a courier. */
export function walkInOf(code: string): string | null {
  const read = readOrderNumber(code);
  // A courier's number may have the form of an order's without its letters.
  return read.kind === 'number' && /^sk/i.test(code) ? orderNumberText(read.number) : typedId('ord', code);
}

/** The oldest scan that waits. */
export function nextWaiting(scans: Scans): Scan | undefined {
  return scans.findLast(({ state }) => state === 'waiting');
}

type Result =
  | { readonly state: 'received' | 'here'; readonly order: Order }
  | { readonly state: 'back'; readonly order: Order; readonly text: string }
  | Refused;

/** The known offset of the server's clock is at most half a minute wrong. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * The result of a parcel that the server knows. It answers a second scan like the first (`E56`), so an earlier arrival
 * shows in this session's scans, in a later status, or in the time of arrival. `askedAt`: when this scan was sent.
 */
export function resultOf(order: Order, code: string, scans: Scans, askedAt: Date): Result {
  if (isParcelBack(order.trackings, code)) {
    return {
      state: 'back',
      order,
      text: obstaclesEn[`door.back.${placeOfParcelBack(order.status, order.next.obstacle)}`],
    };
  }
  const isKnown = scans.some((scan) => 'order' in scan && scan.order.id === order.id);
  const cameIn = order.history.findLast(({ from, to }) => from !== to && to === 'platform_received');
  const isOlder = cameIn !== undefined && Date.parse(cameIn.at) < askedAt.getTime() - CLOCK_TOLERANCE_MS;
  return { state: isKnown || isOlder || order.status !== 'platform_received' ? 'here' : 'received', order };
}

/** A refused scan: the order it belongs to and the place for the parcel, as far as the server tells. */
export function refusedScan(error: Pick<SukiError, 'reason' | 'message' | 'requestId' | 'details'>): Refused {
  const { orderId, status } = error.details;
  const place = error.reason === 'NOT_ALLOWED_NOW' ? orderStatuses.find((one) => one === status) : undefined;
  return {
    state: 'refused',
    text: place === undefined ? refusalText(error) : placeTexts[place],
    orderId: isId('ord', orderId) ? orderId : null,
  };
}

/** The number of received parcels; a parcel that is scanned twice counts once. */
export function receivedCount(scans: Scans): number {
  return scans.filter(({ state }) => state === 'received').length;
}

export function withResult(scans: Scans, number: number, result: Result): Scans {
  return scans.map((scan) => (scan.number === number ? { number, code: scan.code, ...result } : scan));
}

/** The announcement of the last result for screen readers; empty before the first. */
export function announcement(scans: Scans): string {
  const last = scans.find(({ state }) => state !== 'waiting');
  switch (last?.state) {
    case 'received':
    case 'here':
      return words.announced[last.state](itemOf(last.order));
    case 'back':
      return words.announced.back(itemOf(last.order), last.text);
    case 'refused':
      return words.announced.refused(last.code, last.text);
    default:
      return '';
  }
}

const itemOf = ({ item, sku }: Order): string => `${item.name}, ${sizeLabel(sku.sizes)}`;
