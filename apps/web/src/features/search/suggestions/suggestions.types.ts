import type { ItemCard } from '@suki/sdk/types';
import type { ReactNode } from 'react';

type Entry = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly end?: string | undefined;
  /** Where it leads; null for the entry that forgets the searches. */
  readonly href: string | null;
};

/** An entry as plain data: its picture is a sign, or the art of an item. */
export type Suggestion = Entry & { readonly picture: 'search' | 'clock' | 'tag' | 'trash' | ItemCard['art'] };

/** An entry as the field draws it. */
export type DrawnSuggestion = Entry & { readonly picture: ReactNode };

export type SuggestionGroup = { readonly label: string; readonly options: readonly Suggestion[] };

export type Suggestions = {
  readonly groups: readonly { readonly label: string; readonly options: readonly DrawnSuggestion[] }[];
  readonly isLoading: boolean;
  /** How many there are, for screen readers. */
  readonly status: string;
  readonly forgetSearches: () => void;
};

export const noSuggestions: Suggestions = { groups: [], isLoading: false, status: '', forgetSearches: () => undefined };
