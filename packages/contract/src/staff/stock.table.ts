import { expiryDayChoices } from '@suki/domain/config/limits';
import { z } from 'zod';
import { Ask } from '../asks/asks.schemas.ts';
import { route } from '../route.ts';
import { Centavos, SkuId } from '../shared/brands.ts';
import { TypedText } from '../shared/text.ts';

export const staffStockRoutes = {
  storeCheckedPair: route({
    operationId: 'storeCheckedPair',
    method: 'POST',
    path: '/staff/stock',
    tag: 'staff-stock',
    summary:
      'An item that was brought in and checked is stored and listed for its seller in the flash lane (S1 to S3, E01).',
    audience: 'staff',
    roles: ['warehouse'],
    actsOn: 'seller',
    idempotency: 'required',
    body: z.object({
      sellerEmail: TypedText,
      skuId: SkuId,
      price: Centavos,
      expiryDays: z.literal(expiryDayChoices),
    }),
    response: Ask,
    successStatus: 201,
    errors: [
      'USER_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'SKU_NOT_FOUND',
      'ITEM_NOT_LISTED',
      'ACCOUNT_SUSPENDED',
      'PHONE_NOT_VERIFIED',
      'PRICE_RULE',
      'TOO_MANY_UNPAID_ASKS',
      'TOO_MANY_LIVE_ASKS',
    ],
  }),
} as const;
