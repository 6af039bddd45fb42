import type { z } from 'zod';
import { validationError } from './xendit-error.ts';

/**
 * Reads a body or query of Xendit's API.
 * @throws WireError 400 API_VALIDATION_ERROR with one `{ path, message }` for each field at fault.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input ?? {});
  if (result.success) {
    return result.data;
  }
  throw validationError(
    result.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message })),
  );
}
