import type { User } from '@suki/sdk/types';
import { suspensionTexts as texts } from './suspension.texts.ts';

/** The sentences for a suspended person: the closed parts, their money, the next step. */
export function suspensionLines({
  selling,
  buying,
  account,
  mayWithdraw,
}: NonNullable<User['suspension']>): readonly string[] {
  return [
    ...(account ? [texts.account] : []),
    ...(selling && !account ? [texts.selling] : []),
    ...(buying && !account ? [texts.buying] : []),
    mayWithdraw ? texts.mayWithdraw : texts.mayNotWithdraw,
    texts.next,
  ];
}
