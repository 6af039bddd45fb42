import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

type Rule = Pick<
  StyleRule,
  | 'fontFamily'
  | 'fontSize'
  | 'fontStretch'
  | 'fontWeight'
  | 'lineHeight'
  | 'letterSpacing'
  | 'fontVariantNumeric'
  | 'textWrap'
>;

/** The wide, black voice: titles, totals and prices. Never for sentences below the display size. */
export const wideVoice = {
  fontFamily: vars.font.wide,
  fontStretch: vars.width.wide,
  fontWeight: vars.weight.wide,
} satisfies Rule;
/** Figures of one width, so that columns of money and dates line up. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies Rule;
/** 13 px: labels, tables, second lines. */
export const labelSize = { fontSize: vars.type.label, lineHeight: 1.45 } satisfies Rule;
/** 13 px and bold. */
export const labelVoice = { fontSize: vars.type.label, fontWeight: vars.weight.bold, lineHeight: 1.35 } satisfies Rule;
