import { isPlainNote, isPlainText } from '@suki/domain/validators/plain-text';
import { z } from 'zod';

/**
 * The text of one field as a person typed it. The bound only keeps the call small: the handler runs the domain's
 * validator, which forms run too, so that both agree.
 */
export const TypedText = z.string().max(200);

const HIDDEN = 'Expected text without control characters and characters that cannot be seen';

/** A note among the staff; may have several lines. */
export const staffNote = (lengthMax: number) => z.string().trim().max(lengthMax).refine(isPlainNote, HIDDEN);

/** The staff's description of a picture, in one line. */
export const pictureText = (lengthMax: number) => z.string().min(1).max(lengthMax).refine(isPlainText, HIDDEN);
