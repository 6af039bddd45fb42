import { describe, expectTypeOf, test } from 'vitest';
import { applyFee } from '../fees/apply-fee.ts';
import type { AskId, OrderId } from '../ids/id.ts';
import { toId } from '../ids/id.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { add, type Centavos, centavos, pesos } from './centavos.ts';
import { formatMoney } from './format-money.ts';
import { inPesos, type Pesos } from './in-pesos.ts';

// The compiler is the test: `typecheck` fails where it no longer refuses. Nothing below is called.
describe('the compiler refuses', () => {
  test('a plain number, or pesos, where centavos are due', () => {
    expectTypeOf<number>().not.toExtend<Centavos>();
    expectTypeOf<Pesos>().not.toExtend<Centavos>();
    expectTypeOf<Centavos>().not.toExtend<Pesos>();
    expectTypeOf(pesos(5)).toEqualTypeOf<Centavos>();
    expectTypeOf(inPesos(pesos(5))).toEqualTypeOf<Pesos>();
    expectTypeOf(formatMoney).parameter(0).toEqualTypeOf<Centavos>();
    return [
      // @ts-expect-error a number may be pesos
      () => add(pesos(5), 500),
      // @ts-expect-error pesos are not centavos
      () => formatMoney(inPesos(pesos(5))),
      // @ts-expect-error a sum made by + is a plain number again: `add` keeps the unit
      () => formatMoney(pesos(5) + pesos(5)),
      // @ts-expect-error the price is centavos
      () => buyerQuote({ price: 6_250, lane: 'standard', buyerRegion: 'NCR' }),
      () =>
        // @ts-expect-error a minimum fee is centavos
        applyFee({ feeType: 'fixed', feeAmount: 1, discountFeeAmount: null, minFee: 50, maxFee: null }, centavos(1)),
    ];
  });

  test('the id of one thing where the id of another is due', () => {
    expectTypeOf<AskId>().not.toExtend<OrderId>();
    expectTypeOf<string>().not.toExtend<AskId>();
    expectTypeOf<AskId>().toExtend<string>();
    const cancelOrder = (id: OrderId) => id;
    return [
      // @ts-expect-error an ask id is no order id
      () => cancelOrder(toId('ask', 'ask_0123456789')),
      // @ts-expect-error a text is no order id before it has been read by `toId`
      () => cancelOrder('ord_0123456789'),
      () => cancelOrder(toId('ord', 'ord_0123456789')),
    ];
  });
});
