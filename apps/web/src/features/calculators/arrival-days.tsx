import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import type { ArrivalAnswer } from './arrival.view-model.ts';
import { calculatorsTexts } from './calculators.texts.ts';

const { arrive: words } = calculatorsTexts;

export function ArrivalDays({ answer }: { readonly answer: ArrivalAnswer | null }) {
  return (
    <Stack space={3}>
      <Heading level={3} size={3}>
        {words.calendar}
      </Heading>
      {answer === null ? (
        <SkeletonText lines={5} />
      ) : (
        <Timeline
          entries={answer.days.map(({ date, name, what, note, isArrival }) => ({
            id: `${date}-${what}`,
            time: name,
            dateTime: date,
            what: isArrival ? <strong>{what}</strong> : what,
            note,
          }))}
        />
      )}
    </Stack>
  );
}
