import { suspendedParts } from '@suki/domain/people/suspension';
import { useEndSessionsOfPerson, useLiftSuspension, useSuspendPerson } from '@suki/sdk/hooks/staff/people';
import type { Person } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useState } from 'react';
import { ActWithReason } from './act-with-reason.tsx';
import { endOfAdmin, isPartSuspended, nameOf, partEffects, partTitles } from './person.view-model.ts';

type OfPerson = { readonly person: Person };

/** The acts of support on a person. Each takes a second press and a reason, which the history keeps. */
export function ActsOnPerson({ person }: OfPerson) {
  return (
    <Stack space={3}>
      {suspendedParts.map((part) =>
        isPartSuspended(person, part) ? (
          <Lift key={`lift ${part}`} person={person} part={part} />
        ) : (
          <Suspend key={`suspend ${part}`} person={person} part={part} />
        ),
      )}
      <EndSessions person={person} />
    </Stack>
  );
}

type OfPart = OfPerson & { readonly part: (typeof suspendedParts)[number] };

function Suspend({ person, part }: OfPart) {
  const suspend = useSuspendPerson();
  const [isForFraud, setForFraud] = useState(false);
  const askedBy = part === 'account' ? person.suspensionAskedBy : null;
  const ofAdmin = part === 'account' ? endOfAdmin(person, askedBy) : null;
  const what = part === 'account' ? 'Suspend the whole account' : `Suspend ${part}`;
  return (
    <ActWithReason
      summary={askedBy === null ? what : `${what}, as ${askedBy} asks`}
      text={`${partEffects[part]} ${ofAdmin?.note ?? ''}`.trim()}
      button={part === 'account' ? 'Suspend the account' : `Suspend ${part}`}
      done={ofAdmin?.done ?? `${partTitles[part]}: suspended`}
      command={suspend}
      onReason={(reason) => suspend.run({ id: person.id, part, reason, isForFraud })}
    >
      {part !== 'account' && (
        <CheckboxField
          label="This is fraud: stop withdrawals too"
          hint="If you leave this out, they can still withdraw what they earned."
          checked={isForFraud}
          onChange={({ currentTarget }) => setForFraud(currentTarget.checked)}
        />
      )}
    </ActWithReason>
  );
}

function Lift({ person, part }: OfPart) {
  const lift = useLiftSuspension();
  return (
    <ActWithReason
      summary={part === 'account' ? 'Open the account again' : `Allow ${part} again`}
      text="This ends every suspension of this part, automatic ones too. Withdrawals open again, unless another part is suspended for fraud."
      button="Lift the suspension"
      done={`${partTitles[part]}: the suspension is lifted`}
      command={lift}
      onReason={(reason) => lift.run({ id: person.id, part, reason })}
    />
  );
}

function EndSessions({ person }: OfPerson) {
  const end = useEndSessionsOfPerson();
  return (
    <ActWithReason
      summary="Sign this person out everywhere"
      text="Every phone and computer has to sign in again. The account stays open."
      button="Sign out everywhere"
      done={`${nameOf(person)} is signed out everywhere`}
      command={end}
      onReason={(reason) => end.run({ id: person.id, reason })}
    />
  );
}
