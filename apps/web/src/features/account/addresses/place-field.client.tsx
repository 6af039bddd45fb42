'use client';
import { useSearchPlaces } from '@suki/sdk/hooks/addresses';
import type { PlaceSuggestion } from '@suki/sdk/types';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { useEffect, useRef, useState } from 'react';
import { addressTexts } from './addresses.texts.ts';

/** Typing a letter on a phone takes about this long; a search for each letter would cost data. */
const PAUSE_MS = 250;
const LETTERS_MIN = 2;

export type PlaceFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** `psgc` is null while the text was typed and not chosen from the list. */
  readonly onChange: (place: string, psgc: string | null) => void;
};

/** Searches barangays and cities while the person types. */
export function PlaceField({ id, value, error, onChange }: PlaceFieldProps) {
  const { found, status, search } = usePlaces();
  const options = found.map(({ placePrediction: { psgc, structuredFormat } }) => ({
    id: psgc,
    label: structuredFormat.mainText.text,
    detail: structuredFormat.secondaryText.text,
  }));
  return (
    <ComboboxField
      id={id}
      name="place"
      required
      label={addressTexts.fields.place}
      hint={addressTexts.fields.placeHint}
      error={error}
      value={value}
      onValueChange={(text) => {
        onChange(text, null);
        search(text);
      }}
      options={options}
      onChoose={({ id: psgc, label, detail }) => onChange([label, detail].filter(Boolean).join(', '), psgc)}
      status={status}
      emptyText={status}
    />
  );
}

function usePlaces() {
  const { run, isRunning } = useSearchPlaces();
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([]);
  const [outcome, setOutcome] = useState<'none' | 'found' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (input: string): Promise<void> => {
    const answer = await run(input);
    // A search that starts while another one runs joins it. The text has changed since, so this searches for the
    // current text.
    if (wanted.current !== input) {
      if (wanted.current.length >= LETTERS_MIN) {
        await ask(wanted.current);
      }
      return;
    }
    setFound(answer.ok ? answer.answer : []);
    setOutcome(answer.ok ? 'found' : 'failed');
  };
  const search = (text: string): void => {
    wanted.current = text.trim();
    clearTimeout(timer.current);
    if (wanted.current.length < LETTERS_MIN) {
      setFound([]);
      setOutcome('none');
      return;
    }
    timer.current = setTimeout(() => void ask(wanted.current), PAUSE_MS);
  };
  return { found, status: statusOf(outcome, found.length, isRunning), search };
}

function statusOf(outcome: 'none' | 'found' | 'failed', count: number, isRunning: boolean): string {
  if (isRunning) {
    return addressTexts.searching;
  }
  switch (outcome) {
    case 'none':
      return addressTexts.fields.placeHint;
    case 'failed':
      return addressTexts.searchFailed;
    case 'found':
      return count === 0 ? addressTexts.nothingFound : addressTexts.found(count);
    default:
      return outcome satisfies never;
  }
}
