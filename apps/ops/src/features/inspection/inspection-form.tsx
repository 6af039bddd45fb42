import { checklistOf } from '@suki/domain/inspection/checklist';
import { missingAngles } from '@suki/domain/inspection/missing-angles';
import type { Order } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalText } from '../../shell/failure.view-model.ts';
import { CheckPointField } from './check-point-field.tsx';
import { FirstFinding } from './first-finding.tsx';
import * as styles from './inspection.css.ts';
import { findingTexts, formTexts } from './inspection.texts.ts';
import { newOutcome, nextOpenPoint, verdictOfKey, whyNotSent } from './inspection-form.view-model.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { PhotoSlots } from './photo-slots.tsx';
import { photosWithNames } from './photos-with-names.ts';
import { doneText, outcomeWords } from './second-finding.view-model.ts';
import { useDrafts } from './use-drafts.ts';
import { usePhotos } from './use-photos.ts';
import { usePublishReport } from './use-publish-report.ts';

/** The inspection report: a verdict on each point, photos, then the verdict on the item. */
export function InspectionForm({ order }: { readonly order: Order }) {
  const { version, points } = checklistOf(order.item.category);
  const { drafts, setDrafts, forget } = useDrafts(order.id);
  const taken = usePhotos(order.id);
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(newOutcome);
  const [hasLooked, setLooked] = useState(false);
  const words = outcomeWords(outcome, order.finding);
  const { publish, isRunning, error } = usePublishReport(order);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answered = await publish({ points, drafts, photos: taken.photos, outcome });
    if (answered !== null) {
      forget();
      taken.forget();
      toasts.show(doneText(outcome, words, answered), { tone: 'positive' });
    }
  }

  /** Letter keys give the verdict of the focused point; a pass leads on, after the last point to the button. */
  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    const { target } = event;
    const verdict = verdictOfKey(event.key);
    const isOnVerdict = target instanceof HTMLInputElement && target.type === 'radio';
    const pointId = isOnVerdict ? target.closest<HTMLElement>('[data-point]')?.dataset.point : undefined;
    if (verdict === null || pointId === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // At once: with its last verdict the form draws another button, which has to be there to take the focus.
    flushSync(() => setDrafts((current) => ({ ...current, [pointId]: { note: '', ...current[pointId], verdict } })));
    if (verdict !== 'pass') return;
    const next = nextOpenPoint(points, drafts, pointId);
    const place = next === null ? '[data-verdict] button' : `[data-point="${next}"] input`;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }

  const missing = missingAngles(
    order.item.category,
    taken.photos.map(({ angle }) => angle),
  );
  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKey} noValidate>
      <FirstFinding order={order} />
      <Section title={formTexts.title} first={order.finding === null}>
        <Stack space={5}>
          <Text tone="soft" measure>
            {formTexts.intro(points.length, version)}
          </Text>
          <div className={styles.room}>
            <div className={styles.photosBesidePoints}>
              <PhotoSlots item={order.item} taken={taken} />
              <Rows>
                {points.map((point) => (
                  <CheckPointField
                    key={point.id}
                    point={point}
                    draft={drafts[point.id]}
                    photos={photosWithNames(order.item.category, taken.photos)}
                    onChange={(draft) => setDrafts((current) => ({ ...current, [point.id]: draft }))}
                  />
                ))}
              </Rows>
            </div>
          </div>
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
          <div data-verdict>
            <Button
              type="submit"
              tone="main"
              disabledReason={
                whyNotSent(outcome, { points, drafts, photoCount: taken.photos.length, missing }) ??
                (words.mustLook && !hasLooked ? findingTexts.mustLook : undefined)
              }
              loadingLabel={isRunning ? formTexts.publishing : undefined}
            >
              {words.button}
            </Button>
          </div>
        </Stack>
      </Section>
    </form>
  );
}
