import type { CSSProperties } from 'react';

/** The light theme of packages/ui/src/tokens/light.ts, in style attributes: some mail programs drop style sheets. */
const colors = {
  paper: '#ffffff',
  sunken: '#f5f3ee',
  ink: '#15130f',
  soft: '#565148',
  rule: '#dcd8cf',
  accent: '#f4640c',
  accentInk: '#15130f',
} as const;

const fontFamily = "'Helvetica Neue', Helvetica, Arial, sans-serif";

export const looks = {
  page: { margin: '0', padding: '24px 12px', backgroundColor: colors.sunken, fontFamily },
  sheet: {
    width: '100%',
    maxWidth: '560px',
    backgroundColor: colors.paper,
    border: `1px solid ${colors.rule}`,
  },
  inner: { padding: '28px 24px 24px' },
  mark: {
    margin: '0 0 24px',
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 800,
    letterSpacing: '0.02em',
    color: colors.ink,
  },
  heading: { margin: '0 0 16px', fontSize: '26px', lineHeight: '32px', fontWeight: 800, color: colors.ink },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: colors.ink },
  item: { margin: '0 0 20px', borderTop: `1px solid ${colors.rule}`, borderBottom: `1px solid ${colors.rule}` },
  pictureCell: { width: '96px', padding: '12px 16px 12px 0', verticalAlign: 'middle' },
  picture: {
    width: '96px',
    height: '96px',
    objectFit: 'contain',
    backgroundColor: colors.sunken,
    // Of the words in its place: many programs show no picture until the reader asks for it.
    color: colors.ink,
    fontSize: '12px',
    lineHeight: '16px',
  },
  itemCell: { padding: '12px 0', verticalAlign: 'middle' },
  itemName: { margin: '0', fontSize: '16px', lineHeight: '22px', fontWeight: 700, color: colors.ink },
  itemDetail: { margin: '4px 0 0', fontSize: '14px', lineHeight: '20px', color: colors.soft },
  button: {
    display: 'inline-block',
    margin: '4px 0 24px',
    padding: '14px 24px',
    backgroundColor: colors.accent,
    color: colors.accentInk,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  rule: { margin: '8px 0 16px', border: 'none', borderTop: `1px solid ${colors.rule}` },
  small: { margin: '0 0 4px', fontSize: '13px', lineHeight: '18px', color: colors.soft },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/**
 * The dark theme, for programs that read a style sheet. Others keep the light colours or turn them over themselves: no
 * word stands on a colour that is not set beside it, so both stay readable. The button keeps its colours.
 */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-page, .m-page > table > tbody > tr > td { background-color: #141310 !important; }
  .m-sheet { background-color: #201e1a !important; border-color: #37342d !important; }
  .m-ink { color: #f6f3ec !important; }
  .m-soft { color: #b9b3a6 !important; }
  .m-rule { border-color: #37342d !important; }
}
`;
