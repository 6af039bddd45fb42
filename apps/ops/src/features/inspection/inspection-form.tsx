import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Order } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { CheckPointField } from './check-point-field.tsx';
import { FirstFinding } from './first-finding.tsx';
import { findingTexts } from './inspection.texts.ts';
import { newOutcome, whyNotSent, withOpenPassed } from './inspection-form.view-model.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { doneText, outcomeWords } from './second-finding.view-model.ts';
import { useDrafts } from './use-drafts.ts';
import { usePublishReport } from './use-publish-report.ts';

/** The inspection report: a verdict on each point, photos, then the verdict on the item. */
export function InspectionForm({ order }: { readonly order: Order }) {
  const { version, points } = checklistOf(order.item.category);
  const { drafts, setDrafts, forget } = useDrafts(order.id);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [outcome, setOutcome] = useState(newOutcome);
  const [hasLooked, setLooked] = useState(false);
  const words = outcomeWords(outcome, order.finding);
  const { publish, progress, error } = usePublishReport(order);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answered = await publish({ points, drafts, photos, outcome });
    if (answered !== null) {
      forget();
      toasts.show(doneText(outcome, words, answered), { tone: 'positive' });
    }
  }

  const openCount = points.filter(({ id }) => drafts[id] === undefined).length;
  return (
    <form onSubmit={submit} noValidate>
      <FirstFinding order={order} />
      <Section
        title="Inspect"
        first={order.finding === null}
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
            {points.length} points, criteria version {version}. “Noted” is a pass with a remark for the buyer. An item
            that fails is looked at by a second inspector.
          </Text>
          <Rows>
            {points.map((point) => (
              <CheckPointField
                key={point.id}
                point={point}
                draft={drafts[point.id]}
                onChange={(draft) => setDrafts((current) => ({ ...current, [point.id]: draft }))}
              />
            ))}
          </Rows>
          <PhotoField photos={photos} onChange={setPhotos} />
          <OutcomeFields
            outcome={outcome}
            does={words.does}
            onChange={(changed) => {
              setOutcome(changed);
              // The confirmation belonged to the previous verdict.
              setLooked(false);
            }}
          />
          {words.mustLook && (
            <CheckboxField
              label={findingTexts.looked}
              checked={hasLooked}
              onChange={(event) => setLooked(event.currentTarget.checked)}
            />
          )}
          {error !== null && (
            <Text role="alert" tone="critical">
              {refusalText(error)}
            </Text>
          )}
          <Button
            type="submit"
            tone="main"
            disabledReason={
              whyNotSent(outcome, { points, drafts, photoCount: photos.length }) ??
              (words.mustLook && !hasLooked ? findingTexts.mustLook : undefined)
            }
            loadingLabel={progress ?? undefined}
          >
            {words.button}
          </Button>
        </Stack>
      </Section>
    </form>
  );
}
