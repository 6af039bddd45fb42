import { z } from 'zod';
import { AddressId, Moment } from '../shared/brands.ts';
import { TypedText } from '../shared/text.ts';

/** `psgc` is the code of the barangay, which contains city, province and region. */
export const AddressInput = z
  .object({
    recipient: TypedText,
    phoneNumber: TypedText,
    psgc: TypedText,
    street: TypedText,
    postalCode: TypedText.nullable(),
    landmark: TypedText.nullable(),
  })
  .meta({ id: 'AddressInput' });

export const Address = z
  .object({
    id: AddressId,
    recipient: z.string(),
    phoneNumber: z.string(),
    psgc: z.string(),
    street: z.string(),
    /** "Guadalupe, Cebu City, Cebu" */
    place: z.string(),
    postalCode: z.string().nullable(),
    landmark: z.string().nullable(),
    region: z.string().nullable(),
    isDefault: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'Address' });

/** Has the shape of Google Places (New) autocomplete, so that either source of places can stand behind the call. */
export const PlaceSuggestion = z
  .object({
    placePrediction: z.object({
      place: z.string(),
      placeId: z.string(),
      text: z.object({ text: z.string() }),
      structuredFormat: z.object({
        mainText: z.object({ text: z.string() }),
        secondaryText: z.object({ text: z.string() }),
      }),
      types: z.array(z.string()),
      /** `psgc` and `region` (the delivery region) are our additions to Google's shape. */
      psgc: z.string(),
      region: z.string().nullable(),
    }),
  })
  .meta({ id: 'PlaceSuggestion' });
