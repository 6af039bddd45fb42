import { z } from 'zod';
import { cardRecord } from './payment-method.record.ts';

/** A token of a card that a browser entered: the number is not kept, and the token is good for one method. */
export const cardTokenRecord = z.object({ id: z.string(), card: cardRecord });

export type CardToken = z.infer<typeof cardTokenRecord>;
