import { staffRoles } from '@suki/domain/people/staff-roles';
import {
  useAskSecondFactorReset,
  useGrantRole,
  useResetSecondFactor,
  useTakeRole,
} from '@suki/sdk/hooks/staff/members';
import type { Person } from '@suki/sdk/types';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { rolesText } from '../../session/roles.ts';
import { ActWithReason } from './act-with-reason.tsx';
import { endOfAdmin, nameOf } from './person.view-model.ts';

type OfPerson = { readonly person: Person };
type Role = (typeof staffRoles)[number];

/** The roles of a person: an admin gives and takes them, each with a reason. */
export function RolesOfPerson({ person }: OfPerson) {
  const missing = staffRoles.filter((role) => !person.roles.includes(role));
  return (
    <Section title="Roles">
      <Stack space={3}>
        <Text>{person.roles.length === 0 ? 'A customer, with no staff role.' : rolesText(person.roles)}</Text>
        {!person.isAnonymous && missing.length > 0 && <Give key={missing.join()} person={person} missing={missing} />}
        {person.roles.map((role) => (
          <Take key={role} person={person} role={role} />
        ))}
        {person.hasSecondFactor && <LostAuthenticator person={person} />}
      </Stack>
    </Section>
  );
}

function Give({ person, missing }: OfPerson & { readonly missing: readonly Role[] }) {
  const give = useGrantRole();
  const [role, setRole] = useState<Role | undefined>(missing[0]);
  return (
    <ActWithReason
      summary="Give a role"
      text="It starts at once, wherever they are signed in."
      button="Give the role"
      done={`${nameOf(person)} has the role now`}
      command={give}
      onReason={(reason) => give.run({ id: person.id, role: role ?? 'warehouse', reason })}
    >
      <SelectField
        label="Role"
        options={missing.map((one) => ({ value: one, label: rolesText([one]) }))}
        value={role}
        onChange={({ currentTarget }) => setRole(missing.find((one) => one === currentTarget.value))}
      />
    </ActWithReason>
  );
}

function Take({ person, role }: OfPerson & { readonly role: Role }) {
  const take = useTakeRole();
  const askedBy = role === 'admin' ? person.adminRoleAskedBy : null;
  const ofAdmin = role === 'admin' ? endOfAdmin(person, askedBy) : null;
  const what = `Take away the ${rolesText([role])} role`;
  return (
    <ActWithReason
      summary={askedBy === null ? what : `${what}, as ${askedBy} asks`}
      text={`It ends at once, on every station. What they did stays in the history. ${ofAdmin?.note ?? ''}`.trim()}
      button="Take the role away"
      done={ofAdmin?.done ?? `${rolesText([role])}: the role is taken away`}
      command={take}
      onReason={(reason) => take.run({ id: person.id, role, reason })}
    />
  );
}

/** Two admins remove a lost authenticator: one asks, another confirms. */
function LostAuthenticator({ person }: OfPerson) {
  const ask = useAskSecondFactorReset();
  const reset = useResetSecondFactor();
  const askedBy = person.secondFactorResetAskedBy;
  return askedBy === null ? (
    <ActWithReason
      summary="Remove a lost authenticator"
      text="First make sure who is asking: meet in person, or call the number that you know. Another admin has to agree within a day."
      button="Ask to remove it"
      done="Another admin can agree now"
      command={ask}
      onReason={(reason) => ask.run({ id: person.id, reason })}
    />
  ) : (
    <ActWithReason
      summary={`Remove a lost authenticator: ${askedBy} asks`}
      text={`An admin other than ${askedBy} has to agree. We tell this person and sign them out, and they set up a new one.`}
      button="Remove it"
      done={`${nameOf(person)}: the authenticator is removed`}
      command={reset}
      onReason={(reason) => reset.run({ id: person.id, reason })}
    />
  );
}
