/**
 * Every token that does not change with the theme. Type sizes are fluid between 390 and 1280 px of width and never
 * smaller than 13 px (labels) or 16 px (body). Space stands on a 4 px scale.
 */
export const scales = {
  font: {
    plain: "'Archivo', 'Archivo Fallback', system-ui, sans-serif",
    wide: "'Archivo', 'Archivo Wide Fallback', system-ui, sans-serif",
  },
  type: {
    display: 'clamp(1.75rem, 1.42rem + 1.36vw, 2.5rem)',
    heading: 'clamp(1.3125rem, 1.2rem + 0.45vw, 1.5625rem)',
    lead: 'clamp(1.0625rem, 1.04rem + 0.11vw, 1.125rem)',
    body: '1rem',
    label: '0.8125rem',
    figure: 'clamp(2.375rem, 1.7rem + 2.8vw, 3.75rem)',
  },
  weight: { text: '430', medium: '560', bold: '650', peso: '600', action: '780', wide: '820', mark: '900' },
  width: { plain: '100%', peso: '112%', wide: '125%' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { none: '0', round: '999px' },
  notch: { label: '7px', button: '12px', cell: '13px', lane: '16px', report: '22px' },
  touch: { least: '44px', control: '48px' },
  layout: { page: '1200px', measure: '62ch', itemAside: '448px', orderAside: '384px' },
  layer: { sticky: '5', dialog: '10', popover: '15', toast: '20', spinner: '30', progress: '40' },
} as const;

/**
 * In CSS notation. The fades and the turn have the exact times of the specification (section "Constants"); `slide` is
 * the time in which a drawer comes in.
 */
export const motion = {
  quick: '120ms',
  slide: '220ms',
  toastFade: '140ms',
  spinnerFade: '200ms',
  spinnerTurn: '1s',
} as const;
