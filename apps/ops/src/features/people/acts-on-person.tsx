import { suspendedParts } from '@suki/domain/people/suspension';
import { useEndSessionsOfPerson, useLiftSuspension, useSuspendPerson } from '@suki/sdk/hooks/staff/people';
import type { Person } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useState } from 'react';
import { ActWithReason } from './act-with-reason.tsx';
import { actsTexts as words } from './acts.texts.ts';
import { partEffects, partTitles } from './people.texts.ts';
import { endOfAdmin, isPartSuspended, nameOf } from './person.view-model.ts';

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
  const what = words.suspend(part);
  return (
    <ActWithReason
      summary={askedBy === null ? what : words.asAsked(what, askedBy)}
      text={`${partEffects[part]} ${ofAdmin?.note ?? ''}`.trim()}
      button={words.suspendButton(part)}
      done={ofAdmin?.done ?? words.suspended(partTitles[part])}
      command={suspend}
      onReason={(reason) => suspend.run({ id: person.id, part, reason, isForFraud })}
    >
      {part !== 'account' && (
        <CheckboxField
          label={words.fraud}
          hint={words.fraudHint}
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
      summary={words.lift(part)}
      text={words.liftText}
      button={words.liftButton}
      done={words.lifted(partTitles[part])}
      command={lift}
      onReason={(reason) => lift.run({ id: person.id, part, reason })}
    />
  );
}

function EndSessions({ person }: OfPerson) {
  const end = useEndSessionsOfPerson();
  return (
    <ActWithReason
      summary={words.endSessions}
      text={words.endSessionsText}
      button={words.endSessionsButton}
      done={words.sessionsEnded(nameOf(person))}
      command={end}
      onReason={(reason) => end.run({ id: person.id, reason })}
    />
  );
}
