import { z } from 'zod';

/**
 * What a person typed into one field, as it came. The bound only keeps a call small: what the field may hold says the domain's validator,
 * which the handler asks, so that a form and the API never disagree.
 */
export const TypedText = z.string().max(200);
