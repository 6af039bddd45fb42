import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import type { CallCase } from './case.ts';
import { discontinue, type Scenes } from './scenes.ts';

const stranger = { uid: 'somebody', isAnonymous: true } as const;
const calls = ['getBuyerQuote', 'getSellerQuote'] as const;

type Refusal = {
  readonly refusal: 'SKU_NOT_FOUND' | 'ITEM_NOT_LISTED' | 'PRICE_RULE';
  readonly what: string;
  readonly of: (scenes: Scenes) => Promise<{ readonly skuId: string; readonly price?: number }>;
};

const refusals: readonly Refusal[] = [
  { refusal: 'SKU_NOT_FOUND', what: 'a size that there is none of', of: async () => ({ skuId: nobodysIds.skuId }) },
  {
    refusal: 'ITEM_NOT_LISTED',
    what: 'an item that is not traded any more',
    of: async ({ world }) => {
      const sku = await insertTestSku(world.pool);
      await discontinue(world, sku);
      return { skuId: sku.skuId };
    },
  },
  {
    refusal: 'PRICE_RULE',
    what: 'a price between two steps',
    of: async ({ listing }) => ({ skuId: (await listing()).skuId, price: pesos(5000) + 1 }),
  },
];

const emptyBook = async ({ world }: Scenes) => ({ skuId: (await insertTestSku(world.pool)).skuId });

/** Quotes: anybody may ask for them, and they change nothing. */
export const quoteCases: readonly CallCase[] = [
  ...calls.flatMap((call) =>
    refusals.map(
      ({ refusal, what, of }): CallCase => ({
        call,
        refusal,
        what,
        arrange: async (scenes) => ({ as: stranger, input: { query: await of(scenes) } }),
      }),
    ),
  ),
  {
    call: 'getBuyerQuote',
    refusal: 'ASK_GONE',
    what: 'a size that nobody sells, without a price to bid',
    arrange: async (scenes) => ({ as: stranger, input: { query: await emptyBook(scenes) } }),
  },
  {
    call: 'getSellerQuote',
    refusal: 'BID_GONE',
    what: 'a size that nobody bids for, without a price to ask',
    arrange: async (scenes) => ({ as: stranger, input: { query: await emptyBook(scenes) } }),
  },
];
