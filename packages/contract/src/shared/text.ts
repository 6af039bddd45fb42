import { isPlainNote, isPlainText } from '@suki/domain/validators/plain-text';
import { z } from 'zod';

/**
 * What a person typed into one field, as it came. The bound only keeps a call small: what the field may hold says the domain's validator,
 * which the handler asks, so that a form and the API never disagree.
 */
export const TypedText = z.string().max(200);

const HIDDEN = 'Expected text without control characters and characters that cannot be seen';

/** What the staff writes for others of the staff, in as many lines as it takes. */
export const staffNote = (lengthMax: number) => z.string().trim().max(lengthMax).refine(isPlainNote, HIDDEN);

/** What the staff says of a picture, in one line. */
export const pictureText = (lengthMax: number) => z.string().min(1).max(lengthMax).refine(isPlainText, HIDDEN);
