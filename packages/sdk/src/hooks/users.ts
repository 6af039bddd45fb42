import useSWR, { useSWRConfig } from 'swr';
import { type Command, useCommand } from '../command.ts';
import type { SukiError } from '../errors.ts';
import type {
  Done,
  DropOffCode,
  ResetPassword200,
  ResetPasswordBody,
  User,
  VerifyEmail200,
} from '../generated/suki.schemas.ts';
import {
  endSessions,
  getUser,
  linkPhone,
  makeDropOffCode,
  resetPassword,
  sendEmailVerification,
  sendPasswordReset,
  sendPhoneCode,
  setBalanceHidden,
  updateUser,
  verifyEmail,
} from '../generated/users.ts';
import { forgetIntents } from '../intents.ts';
import { isPrivate, keys } from '../keys.ts';
import { optimistic } from '../optimistic.ts';

/** The caller; the first call makes the account. */
export function useUser(options: { readonly isPaused?: boolean } = {}) {
  const { data, error, isLoading } = useSWR<User, SukiError>(options.isPaused === true ? null : keys.user(), () =>
    getUser(),
  );
  return { user: data ?? null, error: error ?? null, isLoading };
}

type Profile = { readonly name?: string; readonly avatar?: number; readonly region?: string };

export function useUpdateUser(): Command<Profile, User> {
  return useCommand(async (profile, mutate) => {
    const user = await updateUser(profile);
    await mutate(keys.user(), user, { revalidate: false });
    return user;
  });
}

/** Hides or shows the balance at once; goes back when the server refuses (specification, section 4). */
export function useSetBalanceHidden(): Command<boolean, User> {
  return useCommand(async (isBalanceHidden, mutate) => {
    const change = setBalanceHidden({ isBalanceHidden });
    await optimistic<User>({ mutate, key: keys.user(), change, ahead: (user) => ({ ...user, isBalanceHidden }) });
    return change;
  });
}

/** `headersOf` returns the proof that the call comes from the app, where the API asks for one. */
export function useSendPhoneCode(headersOf?: () => Promise<Readonly<Record<string, string>>>): Command<string, Done> {
  return useCommand(async (phoneNumber) => sendPhoneCode({ phoneNumber }, { headers: (await headersOf?.()) ?? {} }));
}

export function useLinkPhone(): Command<{ readonly phoneNumber: string; readonly code: string }, User> {
  return useCommand(async (input, mutate) => {
    const user = await linkPhone(input);
    await mutate(keys.user(), user, { revalidate: false });
    return user;
  });
}

/** Makes the code that a seller shows at the counter. */
export function useMakeDropOffCode(): Command<void, DropOffCode> {
  return useCommand(() => makeDropOffCode());
}

/** Mails the link that proves the caller's address. */
export function useSendEmailVerification(): Command<void, Done> {
  return useCommand(() => sendEmailVerification());
}

/** Spends the code of a mailed link; the caller may be anybody, and is read again because it may be the owner. */
export function useVerifyEmail(): Command<string, VerifyEmail200> {
  return useCommand(async (code, mutate) => {
    const verified = await verifyEmail({ code });
    await mutate(keys.user());
    return verified;
  });
}

/**
 * Mails the link for a new password; the answer does not tell if an account has the address. `headersOf` as in
 * `useSendPhoneCode`.
 */
export function useSendPasswordReset(
  headersOf?: () => Promise<Readonly<Record<string, string>>>,
): Command<string, Done> {
  return useCommand(async (email) => sendPasswordReset({ email }, { headers: (await headersOf?.()) ?? {} }));
}

/** Sets a new password with the code of a mailed link; every session of the owner ends. */
export function useResetPassword(): Command<ResetPasswordBody, ResetPassword200> {
  return useCommand((input) => resetPassword(input));
}

/** Ends every session of the caller, including this one. */
export function useEndSessions(): Command<void, Done> {
  return useCommand(() => endSessions());
}

/** Clears lists, caller and open intents on logout (specification, section 4). Nothing is read again meanwhile. */
export function useForgetPerson(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    forgetIntents();
    await mutate(isPrivate, undefined, { revalidate: false });
  };
}

/**
 * Clears what the last caller saw, as on logout, and reads what is on the screen as the one who has just signed in.
 * An answer that is still on its way is dropped; a screen that waited for it would wait forever without the new read.
 */
export function useReadAsNewCaller(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    forgetIntents();
    await mutate(isPrivate, undefined, { revalidate: true });
  };
}
