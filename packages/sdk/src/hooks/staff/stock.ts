import { type Command, useCommand } from '../../command.ts';
import { identifySeller, storeCheckedPair } from '../../generated/staff-stock.ts';
import type { Ask, DropOffSeller, StoreCheckedPairBody } from '../../generated/suki.schemas.ts';
import { withIntent } from '../../intents.ts';
import { isAbout } from '../../keys.ts';

/** Stores a checked item and lists it in the flash lane for its seller; one item per intent. */
export function useStoreCheckedPair(): Command<StoreCheckedPairBody, Ask> {
  return useCommand(async (pair, mutate) => {
    const ask = await withIntent('storeCheckedPair', pair, (idempotencyKey) =>
      storeCheckedPair(pair, { idempotencyKey }),
    );
    void mutate(isAbout('book'));
    return ask;
  });
}

/** Looks up whose drop-off code it is; only who looked it up can book with it. */
export function useIdentifySeller(): Command<string, DropOffSeller> {
  return useCommand((code) => identifySeller({ code }));
}
