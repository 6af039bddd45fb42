export const states = ['full', 'empty', 'loading', 'error'] as const;
/** A screen with its data, with empty lists, while it loads, and when the API fails. */
export type State = (typeof states)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];

export type Picture = {
  readonly screen: string;
  readonly path: string;
  readonly state: State;
  readonly theme: Theme;
  readonly width: Width;
  /** Path beside the gallery's page. */
  readonly file: string;
  readonly height: number;
  /** Problems for a person to look at: axe's rules, pixels too wide, a screen that never came to rest. */
  readonly findings: readonly string[];
};
