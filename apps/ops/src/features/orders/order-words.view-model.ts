import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { regionTitle } from '@suki/domain/delivery/region-names';
import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import { type ObstacleMessageId, obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { type StatusMessageId, statusesEn } from '@suki/domain/texts/statuses.en';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import type { OrderSummary } from '@suki/sdk/types';
import { dueTexts, inspectionTexts as texts } from './orders.texts.ts';

/** The name of a status for the staff: "To inspect". */
export function statusTitle(status: OrderStatus): string {
  return statusesEn[`order.operator.${status}`];
}

export type StatusAndObstacle = { readonly status: OrderStatus; readonly next: Pick<OrderSummary['next'], 'obstacle'> };

/** The state of an order: its status, "To inspect", or its obstacle, "Stopped by the bank". */
export function standingTitle({ status, next: { obstacle } }: StatusAndObstacle): string {
  return obstacle === null ? statusTitle(status) : obstaclesEn[`obstacle.${obstacle}.operator`];
}

const infoTexts = { ...statusesEn, ...obstaclesEn };

/** The sentence of the status, the obstacle or the closure; empty for an id that this build does not know. */
export function infoText(infoId: string): string {
  return isInfo(infoId) ? infoTexts[infoId] : '';
}

function isInfo(id: string): id is StatusMessageId | ObstacleMessageId {
  return id in infoTexts;
}

/**
 * Returns a delivery region of the wire as people write it: "South Luzon", "Metro Manila". A region that this build
 * does not know stays as it came.
 */
export function regionText(region: string): string {
  return isDeliveryRegion(region) ? regionTitle(region) : region;
}

/** Who has an item under inspection, and if a second inspector is waited for; empty for other orders. */
export function inspectionWords({ inspection }: Pick<OrderSummary, 'inspection'>): readonly string[] {
  if (inspection === undefined) {
    return [];
  }
  const { byName, isOwn, waitsForSecond, isOwnFinding } = inspection;
  return [
    isOwn ? texts.withYou : texts.with(byName ?? texts.another),
    ...(waitsForSecond ? [isOwnFinding ? texts.ownWaits : texts.waits] : []),
  ];
}

export type Due = {
  /** "by Sun 22 Nov, 3:00 PM" */
  readonly text: string;
  /** "2 h left", "overdue" */
  readonly left: string;
  readonly tone: 'soft' | 'caution' | 'critical';
};

const URGENT_MS = 4 * HOUR_MS;

/** The urgency of a deadline; null without one. */
export function dueOf(deadline: string | null, now: Date): Due | null {
  if (deadline === null) {
    return null;
  }
  const leftMs = Date.parse(deadline) - now.getTime();
  return {
    text: dueTexts.by(formatMoment(new Date(deadline))),
    left: leftText(leftMs),
    tone: leftMs <= 0 ? 'critical' : leftMs <= URGENT_MS ? 'caution' : 'soft',
  };
}

function leftText(leftMs: number): string {
  if (leftMs <= 0) {
    return dueTexts.overdue;
  }
  if (leftMs < HOUR_MS) {
    return dueTexts.minutes(Math.ceil(leftMs / MINUTE_MS));
  }
  const hours = Math.floor(leftMs / HOUR_MS);
  return hours < 48 ? dueTexts.hours(hours) : dueTexts.days(Math.floor(hours / 24));
}
