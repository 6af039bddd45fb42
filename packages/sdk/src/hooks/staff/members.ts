import { useSWRConfig } from 'swr';
import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import {
  askSecondFactorReset,
  beginSecondFactor,
  confirmSecondFactor,
  getStaffSession,
  grantRole,
  listStaffMembers,
  resetSecondFactor,
  takeRole,
  verifySecondFactor,
} from '../../generated/staff-members.ts';
import type {
  BeginSecondFactor200,
  ConfirmSecondFactor200,
  GrantRoleBody,
  Person,
  StaffMember,
  StaffSession,
  UserId,
  VerifySecondFactorBody,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

/** The roles of the person who is signed in to the console, from the database. */
export function useStaffSession(): Fetched<StaffSession> {
  return useFetched(staffKeys.session(), () => getStaffSession());
}

/** Everybody who works here; for admins. */
export function useStaffMembers(): List<StaffMember> {
  return useList(staffKeys.members(), (lastItemId) => listStaffMembers(lastItemId === null ? {} : { lastItemId }));
}

type RoleOf = GrantRoleBody & { readonly id: UserId };

function useRoleCommand(perform: (id: UserId, body: GrantRoleBody) => Promise<Person>): Command<RoleOf, Person> {
  return useCommand(async ({ id, ...body }, mutate) => {
    try {
      return await perform(id, body);
    } finally {
      void mutate(isAbout('staff-person', 'staff-member'));
    }
  });
}

/** Gives a role; it holds within a second. */
export const useGrantRole = (): Command<RoleOf, Person> => useRoleCommand(grantRole);

/** Takes a role away; it ends within a second. */
export const useTakeRole = (): Command<RoleOf, Person> => useRoleCommand(takeRole);

/** Makes the secret of a new authenticator. */
export const useBeginSecondFactor = (): Command<void, BeginSecondFactor200> => useCommand(() => beginSecondFactor());

/** Confirms it with its first code; the answer holds the recovery codes, so the session is not read again by itself. */
export const useConfirmSecondFactor = (): Command<string, ConfirmSecondFactor200> =>
  useCommand((code) => confirmSecondFactor({ code }));

/** Reads the session again, after the recovery codes were put away. */
export function useReloadStaffSession(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(staffKeys.session());
}

/** Does the second step of this sign-in. */
export function useVerifySecondFactor(): Command<VerifySecondFactorBody, StaffSession> {
  return useCommand(async (body, mutate) => {
    const session = await verifySecondFactor(body);
    await mutate(staffKeys.session(), session, { revalidate: false });
    return session;
  });
}

type ReasonFor = { readonly id: UserId; readonly reason: string };

function useResetCommand(perform: (id: UserId, body: { reason: string }) => Promise<Person>) {
  return useCommand<ReasonFor, Person>(async ({ id, reason }, mutate) => {
    try {
      return await perform(id, { reason });
    } finally {
      void mutate(isAbout('staff-person', 'staff-member'));
    }
  });
}

/** The first of two admins asks that a lost authenticator is removed. */
export const useAskSecondFactorReset = (): Command<ReasonFor, Person> => useResetCommand(askSecondFactorReset);

/** The second admin removes it. */
export const useResetSecondFactor = (): Command<ReasonFor, Person> => useResetCommand(resetSecondFactor);
