import { paymentMethodPageSize } from '@suki/domain/config/lists';
import { withDefaultFirst } from '../client-state.ts';
import { type Command, useCommand } from '../command.ts';
import {
  linkPaymentMethod,
  listPaymentMethods,
  makePaymentMethodDefault,
  unlinkPaymentMethod,
} from '../generated/payment-methods.ts';
import type { Done, LinkInput, PaymentMethod, PaymentMethodId } from '../generated/suki.schemas.ts';
import { withIntent } from '../intents.ts';
import { keys } from '../keys.ts';
import { type List, type Page, useList } from '../list.ts';
import { optimistic } from '../optimistic.ts';

/** The caller's payment methods, the active default first. */
export function usePaymentMethods(): List<PaymentMethod> {
  return useList(keys.paymentMethods(), (lastItemId) =>
    listPaymentMethods({ limit: paymentMethodPageSize, ...(lastItemId === null ? {} : { lastItemId }) }),
  );
}

/** Begins to link a method, one per intent; then go to its `url`. */
export function useLinkPaymentMethod(): Command<LinkInput, PaymentMethod> {
  return useCommand(async (input, mutate) => {
    const method = await withIntent('linkPaymentMethod', input, (idempotencyKey) =>
      linkPaymentMethod(input, { idempotencyKey }),
    );
    void mutate(keys.paymentMethods());
    return method;
  });
}

/** Makes a method the default: it moves to the top at once and goes back when the server refuses. */
export function useMakePaymentMethodDefault(): Command<PaymentMethodId, PaymentMethod> {
  return useCommand(async (id, mutate) => {
    const change = makePaymentMethodDefault(id);
    await optimistic<Page<PaymentMethod>>({
      mutate,
      key: keys.paymentMethods(),
      change,
      ahead: (page) => ({ ...page, items: withDefaultFirst(page.items, id) }),
    });
    await mutate(keys.user());
    return change;
  });
}

/** Unlinks a method; payments under way go on. */
export function useUnlinkPaymentMethod(): Command<PaymentMethodId, Done> {
  return useCommand(async (id, mutate) => {
    const done = await unlinkPaymentMethod(id);
    await Promise.all([mutate(keys.paymentMethods()), mutate(keys.user())]);
    return done;
  });
}
