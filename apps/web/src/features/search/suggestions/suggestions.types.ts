export type Suggestion = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly href: string;
};

export type SuggestionGroup = { readonly label: string; readonly options: readonly Suggestion[] };

export type Suggestions = {
  readonly groups: readonly SuggestionGroup[];
  readonly isLoading: boolean;
  /** How many there are, for screen readers. */
  readonly status: string;
};

export const noSuggestions: Suggestions = { groups: [], isLoading: false, status: '' };
