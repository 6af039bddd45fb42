import type { SomeHandlers } from '../../http/handler.ts';
import { getPaymentMethod } from './get-payment-method.route.ts';
import { linkPaymentMethod } from './link-payment-method.route.ts';
import { listPaymentMethods } from './list-payment-methods.route.ts';
import { makePaymentMethodDefault } from './make-payment-method-default.route.ts';
import { unlinkPaymentMethod } from './unlink-payment-method.route.ts';

export const paymentMethodHandlers = {
  getPaymentMethod,
  linkPaymentMethod,
  listPaymentMethods,
  makePaymentMethodDefault,
  unlinkPaymentMethod,
} satisfies SomeHandlers;
