import { expect, test } from 'vitest';
import { suspensionTexts as texts } from './suspension.texts.ts';
import { suspensionLines } from './suspension.view-model.ts';

const none = { selling: false, buying: false, account: false, mayWithdraw: true };

test.each([
  [{ ...none, selling: true }, [texts.selling, texts.mayWithdraw, texts.next]],
  [{ ...none, buying: true, mayWithdraw: false }, [texts.buying, texts.mayNotWithdraw, texts.next]],
  [
    { selling: true, buying: true, account: true, mayWithdraw: false },
    [texts.account, texts.mayNotWithdraw, texts.next],
  ],
])('ops A.2 A1: the suspension %o is told with what it does to withdrawals', (suspension, lines) => {
  expect(suspensionLines(suspension)).toEqual(lines);
});
