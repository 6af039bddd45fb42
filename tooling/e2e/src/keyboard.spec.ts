import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { desk, openCast } from './story/cast.ts';
import { playSale } from './story/sale.ts';

test('the same sale is possible with the keyboard alone', async ({ newTab, movedClock: _ }) => {
  const cast = await openCast({ newTab, hand: keyboardHand, buyerScreen: desk });
  await playSale(cast, 'adidas Samba OG Cloud White Core Black');
});
