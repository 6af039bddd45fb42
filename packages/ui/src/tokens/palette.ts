/** One theme's colours. Each theme fills every name or does not compile; the names say the purpose, never the hue. */
export type Palette = {
  /** The page. */
  paper: string;
  /** Search field, hover, the row that is the visitor's own. */
  paperSunken: string;
  /** Text, and the fill of whatever is chosen. */
  ink: string;
  /** Labels and second lines (AAA on paper). */
  inkSoft: string;
  /** Hairlines between things. */
  rule: string;
  /** Edges of controls (3:1). */
  ruleStrong: string;
  /** Tag orange: the mark and the one main action of a screen. Never the colour of text. */
  accent: string;
  /** Text on accent. */
  accentInk: string;
  /** The main action under the pointer. */
  accentHover: string;
  /** Bids: filled bar, left side, the word "bid". */
  bid: string;
  /** Asks: outlined bar, right side, the word "ask". */
  ask: string;
  /** Passed, under the last sale, money back. */
  positive: string;
  /** Noted. */
  caution: string;
  /** Failed, overdue. */
  critical: string;
  /** Focus outline. */
  focus: string;
  /** The layer between a dialog and the page. */
  veil: string;
  /** The colour that a product's colourway is mixed into for the ground of its picture. */
  artBase: string;
};
