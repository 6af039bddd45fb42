import type { ReactNode } from 'react';

export type Suggestion = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly picture?: ReactNode | undefined;
  readonly end?: string | undefined;
  /** Where it leads; null for the entry that forgets the searches. */
  readonly href: string | null;
};

export type SuggestionGroup = { readonly label: string; readonly options: readonly Suggestion[] };

export type Suggestions = {
  readonly groups: readonly SuggestionGroup[];
  readonly isLoading: boolean;
  /** How many there are, for screen readers. */
  readonly status: string;
  readonly forgetSearches: () => void;
};

export const noSuggestions: Suggestions = { groups: [], isLoading: false, status: '', forgetSearches: () => undefined };
