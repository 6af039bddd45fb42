import { expiryDayChoices } from '@suki/domain/config/limits';
import { DROP_OFF_LOOK_UPS_PER_MINUTE } from '@suki/domain/config/warehouse';
import { z } from 'zod';
import { Ask } from '../asks/asks.schemas.ts';
import { route } from '../route.ts';
import { Centavos, Moment, SkuId } from '../shared/brands.ts';
import { TypedText } from '../shared/text.ts';

/** The person who showed a code, as far as the counter needs to be sure of them. */
export const DropOffSeller = z
  .object({
    name: z.string().nullable(),
    /** Only the last four digits are readable. */
    phoneNumber: z.string().nullable(),
    memberSince: Moment,
  })
  .meta({ id: 'DropOffSeller' });

export const staffStockRoutes = {
  identifySeller: route({
    operationId: 'identifySeller',
    method: 'POST',
    path: '/staff/stock/seller',
    tag: 'staff-stock',
    summary: 'Tells the counter who shows this drop-off code; only who looked it up can book with it.',
    audience: 'staff',
    roles: ['warehouse'],
    actsOn: 'seller',
    callsPerMinute: DROP_OFF_LOOK_UPS_PER_MINUTE,
    body: z.object({ code: TypedText }),
    response: DropOffSeller,
    errors: ['DROP_OFF_CODE_UNKNOWN', 'DROP_OFF_CODE_ENDED'],
  }),
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
      /** The drop-off code of the seller, whose name the caller has confirmed. */
      code: TypedText,
      skuId: SkuId,
      price: Centavos,
      expiryDays: z.literal(expiryDayChoices),
    }),
    response: Ask,
    successStatus: 201,
    errors: [
      'DROP_OFF_CODE_UNKNOWN',
      'DROP_OFF_CODE_ENDED',
      'DROP_OFF_CODE_UNCONFIRMED',
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
