'use client';
import { SwitchField } from '@suki/ui/forms/SwitchField/SwitchField.client';
import { countVisits, useCountsVisits } from '../../../tracking/visit-choice.ts';
import { visitTexts } from './visits.texts.ts';

/** The choice if visits of this device are counted; nothing is before. */
export function VisitChoiceField() {
  return <SwitchField label={visitTexts.choice} checked={useCountsVisits()} onCheckedChange={countVisits} />;
}
