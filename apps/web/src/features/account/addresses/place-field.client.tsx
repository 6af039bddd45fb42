'use client';
import { shelfSizes } from '@suki/domain/config/lists';
import { useSearchPlaces } from '@suki/sdk/hooks/addresses';
import type { PlaceSuggestion } from '@suki/sdk/types';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { useEffect, useRef, useState } from 'react';
import { addressTexts } from './addresses.texts.ts';
import { placeStatus, type SearchOutcome } from './place-status.view-model.ts';

/** Typing a letter on a phone takes about this long; a search for each letter would cost data. */
const PAUSE_MS = 250;
const LETTERS_MIN = 2;

export type ChosenPlace = { readonly psgc: string; readonly region: string | null };

export type PlaceFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** `chosen` is null while the text was typed and not chosen from the list. */
  readonly onChange: (place: string, chosen: ChosenPlace | null) => void;
};

/** Searches barangays and cities while the person types. */
export function PlaceField({ id, value, error, onChange }: PlaceFieldProps) {
  const { found, status, search } = usePlaces();
  /** The city that was chosen, whose barangay is still to be named. */
  const [city, setCity] = useState<string | null>(null);
  const options = found.map(({ placePrediction: { psgc, structuredFormat } }) => ({
    id: psgc,
    label: structuredFormat.mainText.text,
    detail: structuredFormat.secondaryText.text,
  }));
  const isMany = found.length >= shelfSizes.places;
  const narrower = isMany ? addressTexts.typeCity : addressTexts.fields.placeHint;
  const hint = city === null ? narrower : addressTexts.addBarangay(city);
  return (
    <ComboboxField
      id={id}
      name="place"
      required
      label={addressTexts.fields.place}
      hint={hint}
      error={error}
      value={value}
      onValueChange={(text) => {
        setCity(null);
        onChange(text, null);
        search(text);
      }}
      options={options}
      onChoose={({ id: psgc, label, detail }) => {
        const chosen = found.find(({ placePrediction }) => placePrediction.psgc === psgc)?.placePrediction;
        const isBarangay = chosen?.types.includes('barangay') === true;
        onChange([label, detail].filter(Boolean).join(', '), isBarangay ? { psgc, region: chosen.region } : null);
        if (!isBarangay) {
          // Couriers deliver to a barangay: the list goes on with those of the city.
          setCity(label);
          search(label);
        }
      }}
      status={status}
      emptyText={status === '' ? undefined : status}
    />
  );
}

function usePlaces() {
  const { run, isRunning } = useSearchPlaces();
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([]);
  const [outcome, setOutcome] = useState<SearchOutcome>('none');
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
  return { found, status: placeStatus(outcome, found.length, isRunning), search };
}
