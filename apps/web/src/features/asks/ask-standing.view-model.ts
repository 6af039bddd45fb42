import { obstaclesEn } from '@suki/domain/texts/obstacles.en';
import { statusesEn } from '@suki/domain/texts/statuses.en';
import type { Ask } from '@suki/sdk/types';
import { askTexts } from './asks.texts.ts';

const acceptances: readonly string[] = ['E22b', 'E23'];

/** True for an ask made by accepting a bid: it is never listed, and nobody confirms its order (`E37b`). */
export function isAcceptance({ history }: Pick<Ask, 'history'>): boolean {
  return history.some(({ event }) => acceptances.includes(event));
}

const acceptanceEnds: Readonly<Record<string, string>> = {
  E27: askTexts.acceptance.lapsed,
  E28: askTexts.acceptance.takenBack,
  'E28-ask': askTexts.acceptance.takenBack,
};

type AskState = Pick<Ask, 'status' | 'closure' | 'history'> & { readonly next: Pick<Ask['next'], 'obstacle'> };

/** The sentence of the status; an ask made by accepting a bid has sentences of its own. */
export function askStanding({ status, next, closure, history }: AskState): string {
  if (closure !== null) {
    const end = history.find(({ event }) => acceptanceEnds[event] !== undefined);
    return acceptanceEnds[end?.event ?? ''] ?? statusesEn[`closed.${closure.detail}`];
  }
  if (next.obstacle !== null) {
    return obstaclesEn[`obstacle.${next.obstacle}.seller.info`];
  }
  return status === 'to_pay' && isAcceptance({ history }) ? askTexts.acceptance.due : statusesEn[`ask.${status}.info`];
}
