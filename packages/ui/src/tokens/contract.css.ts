import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The names of all tokens. They become readable custom properties (`--suki-color-inkSoft`), so that a page can be
 * understood in the browser's inspector. Values: light.ts, dark.ts (colours) and scales.ts (everything else).
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: null,
      paperSunken: null,
      ink: null,
      inkSoft: null,
      rule: null,
      ruleStrong: null,
      accent: null,
      accentInk: null,
      accentHover: null,
      bid: null,
      ask: null,
      positive: null,
      caution: null,
      critical: null,
      focus: null,
      veil: null,
      artBase: null,
    },
    /** Share of the colourway in the ground of a product picture. */
    artMix: null,
    /** 0 % in the light theme, 100 % in the dark: for a colour of an app that differs, by `color-mix`. */
    darkShare: null,
    font: { plain: null, wide: null },
    /** The five sizes of the look, and the figure that one types on the sell page. */
    type: { display: null, heading: null, lead: null, body: null, label: null, figure: null },
    weight: { text: null, medium: null, bold: null, peso: null, action: null, wide: null, mark: null },
    width: { plain: null, peso: null, wide: null },
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
    },
    radius: { none: null, round: null },
    notch: { label: null, button: null, cell: null, lane: null, report: null },
    /** The least side of anything that is tapped, and the height of a button or a field. */
    touch: { least: null, control: null },
    motion: { quick: null, slide: null, toastFade: null, spinnerFade: null, spinnerTurn: null },
    layout: { page: null, gutter: null, measure: null, itemAside: null, orderAside: null },
    layer: { sticky: null, dialog: null, popover: null, toast: null, spinner: null, progress: null },
  },
  (_value, path) => `suki-${path.join('-')}`,
);
