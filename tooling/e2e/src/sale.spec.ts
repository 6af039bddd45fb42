import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { desk, openCast, phone } from './story/cast.ts';
import { payOut } from './story/payout.ts';
import { playTrade } from './story/sale.ts';

/*
 * Two sales side by side. They are one test, because the last act moves the clock of the whole system by a week, and
 * a sale that was still under way would lapse.
 */
test('a pair goes from a new seller to a new buyer and the money to the bank, by pointer, and with the keyboard alone', async ({
  newTab,
  movedClock: _,
}) => {
  const pointer = await openCast({ newTab, who: 'by pointer', hand: pointerHand, buyerScreen: phone });
  const keyboard = await openCast({ newTab, who: 'by keyboard', hand: keyboardHand, buyerScreen: desk });
  const [byPointer, byKeyboard] = await Promise.all([
    test.step('by pointer', () => playTrade(pointer, 'Nike Dunk Low Retro White Black Panda')),
    test.step('by keyboard', () => playTrade(keyboard, 'adidas Samba OG Cloud White Core Black')),
  ]);
  await test.step('by pointer', () => payOut(byPointer));
  await test.step('by keyboard', () => payOut(byKeyboard));
});
