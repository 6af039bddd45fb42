import type { User } from '@suki/sdk/types';
import { suspensionTexts as texts } from './suspension.texts.ts';

type Suspension = NonNullable<User['suspension']>;

/** The part of the product that a page is about. */
export type TradePart = 'selling' | 'buying';

/** The sentences for a suspended person: why, the closed parts, their money, the next step. */
export function suspensionLines({ selling, buying, account, mayWithdraw, why }: Suspension): readonly string[] {
  return [
    ...(why ?? []).map((cause) => texts.why[cause]),
    ...(account ? [texts.account] : []),
    ...(selling && !account ? [texts.selling] : []),
    ...(buying && !account ? [texts.buying] : []),
    mayWithdraw ? texts.mayWithdraw : texts.mayNotWithdraw,
    texts.next,
  ];
}

/** Returns the title of a page that a suspension closes; null when the page is open. */
export function closedTitle(suspension: User['suspension'], part: TradePart): string | null {
  if (suspension == null) {
    return null;
  }
  if (suspension.account) {
    return texts.suspended;
  }
  return suspension[part] ? texts.closed[part] : null;
}
