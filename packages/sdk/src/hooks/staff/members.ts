import { type Command, useCommand } from '../../command.ts';
import { type Fetched, useFetched } from '../../fetched.ts';
import { getStaffSession, grantRole, listStaffMembers, takeRole } from '../../generated/staff-members.ts';
import type {
  GetStaffSession200,
  GrantRoleBody,
  ListStaffMembers200,
  Person,
  UserId,
} from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';

/** The roles of the person who is signed in to the console, from the database. */
export function useStaffSession(): Fetched<GetStaffSession200> {
  return useFetched(staffKeys.session(), () => getStaffSession());
}

/** Everybody who works here; for admins. */
export function useStaffMembers(): Fetched<ListStaffMembers200> {
  return useFetched(staffKeys.members(), () => listStaffMembers());
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
