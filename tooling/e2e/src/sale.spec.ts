import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { openCast, phone } from './story/cast.ts';
import { playSale } from './story/sale.ts';

test('a pair goes from a new seller to a new buyer, and the money to the bank', async ({ newTab, movedClock: _ }) => {
  const cast = await openCast({ newTab, hand: pointerHand, buyerScreen: phone });
  await playSale(cast, 'Nike Dunk Low Retro White Black Panda');
});
