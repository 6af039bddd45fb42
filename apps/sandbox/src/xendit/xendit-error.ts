import { WireError } from '../http/wire-error.ts';

export type FieldError = { path: string; message: string };

/** A refusal in Xendit's words: `{ error_code, message }`, with `errors` for single fields. */
export function xenditError(options: {
  status: number;
  code: string;
  message: string;
  errors?: readonly FieldError[] | undefined;
}): WireError {
  const { status, code, message, errors } = options;
  const body = errors ? { error_code: code, message, errors } : { error_code: code, message };
  return new WireError(status, body, message);
}

export function validationError(errors: readonly FieldError[]): WireError {
  return xenditError({
    status: 400,
    code: 'API_VALIDATION_ERROR',
    message: 'There was an error with the format submitted to the server.',
    errors,
  });
}

export function notFound(what: string, id: string): WireError {
  return xenditError({ status: 404, code: 'DATA_NOT_FOUND', message: `${what} with id ${id} is not found` });
}
