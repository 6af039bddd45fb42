import { z } from 'zod';
import { cardRecord } from './payment-method.record.ts';

/** A card as a browser gave it to the gateway: its number is not kept, and the token is good for one method. */
export const cardTokenRecord = z.object({ id: z.string(), card: cardRecord });

export type CardToken = z.infer<typeof cardTokenRecord>;
