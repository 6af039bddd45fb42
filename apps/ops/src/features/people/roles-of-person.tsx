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
import { actsTexts, rolesTexts as words } from './acts.texts.ts';
import { endOfAdmin, nameOf } from './person.view-model.ts';

type OfPerson = { readonly person: Person };
type Role = (typeof staffRoles)[number];

/** The roles of a person: an admin gives and takes them, each with a reason. */
export function RolesOfPerson({ person }: OfPerson) {
  const missing = staffRoles.filter((role) => !person.roles.includes(role));
  return (
    <Section title={words.title}>
      <Stack space={3}>
        <Text>{person.roles.length === 0 ? words.none : rolesText(person.roles)}</Text>
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
      summary={words.give}
      text={words.giveText}
      button={words.giveButton}
      done={words.given(nameOf(person))}
      command={give}
      onReason={(reason) => give.run({ id: person.id, role: role ?? 'warehouse', reason })}
    >
      <SelectField
        label={words.role}
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
  const what = words.take(rolesText([role]));
  return (
    <ActWithReason
      summary={askedBy === null ? what : actsTexts.asAsked(what, askedBy)}
      text={`${words.takeText} ${ofAdmin?.note ?? ''}`.trim()}
      button={words.takeButton}
      done={ofAdmin?.done ?? words.taken(rolesText([role]))}
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
      summary={words.lost}
      text={words.lostText}
      button={words.lostButton}
      done={words.lostDone}
      command={ask}
      onReason={(reason) => ask.run({ id: person.id, reason })}
    />
  ) : (
    <ActWithReason
      summary={words.lostAsked(askedBy)}
      text={words.removeText(askedBy)}
      button={words.removeButton}
      done={words.removed(nameOf(person))}
      command={reset}
      onReason={(reason) => reset.run({ id: person.id, reason })}
    />
  );
}
