import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { notices } from '@suki/ui/Notice/notice-store';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { CheckPointField } from './check-point-field.tsx';
import { whyNotReady, withOpenPassed } from './inspection-form.view-model.ts';
import { PhotoField } from './photo-field.tsx';
import { useDrafts } from './use-drafts.ts';
import { usePublishReport } from './use-publish-report.ts';

/** The report of one pair: a verdict on each point, photos, then the pass that pays the seller and makes the certificate. */
export function InspectionForm({ order }: { readonly order: Order }) {
  const { version, points } = checklistOf(order.item.category);
  const { drafts, setDrafts, forget } = useDrafts(order.id);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { publish, progress, error } = usePublishReport(order);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await publish({ points, drafts, photos })) {
      forget();
      notices.show('Report published', { tone: 'positive' });
    }
  }

  const openCount = points.filter(({ id }) => drafts[id] === undefined).length;
  return (
    <form onSubmit={submit} noValidate>
      <Section
        title="Inspect"
        first
        end={
          <Button
            size="compact"
            disabledReason={openCount === 0 ? 'None is open.' : undefined}
            onClick={() => setDrafts((current) => withOpenPassed(points, current))}
          >
            Mark open points as passed
          </Button>
        }
      >
        <Stack space={5}>
          <Text tone="soft" measure>
            {points.length} points, criteria version {version}. “Noted” is a pass with a remark for the buyer. A pair
            that fails a point is set aside for a second inspector.
          </Text>
          <ul>
            {points.map((point) => (
              <CheckPointField
                key={point.id}
                point={point}
                draft={drafts[point.id]}
                onChange={(draft) => setDrafts((current) => ({ ...current, [point.id]: draft }))}
              />
            ))}
          </ul>
          <PhotoField photos={photos} onChange={setPhotos} />
          {error !== null && (
            <Text role="alert" tone="critical">
              {refusalText(error)}
            </Text>
          )}
          <Button
            type="submit"
            tone="main"
            disabledReason={whyNotReady(points, drafts, photos.length)}
            loadingLabel={progress ?? undefined}
          >
            Pass and publish the report
          </Button>
        </Stack>
      </Section>
    </form>
  );
}
