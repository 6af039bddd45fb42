import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateEmail } from '@suki/domain/validators/email';
import { validateName } from '@suki/domain/validators/name';
import { validatePassword, validateSignInPassword } from '@suki/domain/validators/password';
import type { Validation } from '@suki/domain/validators/validation';
import type { SignInMode } from './sign-in.texts.ts';

export type SignInFields = { readonly name: string; readonly email: string; readonly password: string };
export type SignInErrors = { readonly [Field in keyof SignInFields]?: string };
export type CheckedSignIn =
  | { readonly ok: true; readonly values: SignInFields }
  | { readonly ok: false; readonly errors: SignInErrors };

function textOf(validation: Validation<string>): string | undefined {
  return validation.ok ? undefined : fieldsEn[validation.messageId];
}

/** Returns the cleaned entries, or the errors by field. Signing in checks less: old accounts have older rules. */
export function checkSignIn(mode: SignInMode, fields: SignInFields): CheckedSignIn {
  const isNew = mode === 'register';
  const name = isNew ? validateName(fields.name) : ({ ok: true, value: '' } as const);
  const email = validateEmail(fields.email);
  const password = isNew ? validatePassword(fields.password) : validateSignInPassword(fields.password);
  if (name.ok && email.ok && password.ok) {
    return { ok: true, values: { name: name.value, email: email.value, password: password.value } };
  }
  const errors = Object.entries({ name: textOf(name), email: textOf(email), password: textOf(password) });
  return { ok: false, errors: Object.fromEntries(errors.filter(([, text]) => text !== undefined)) };
}
