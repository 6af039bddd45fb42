import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { hole as holeBase, notchNone } from '../../../css/notch.css.ts';
import { labelSize, tabular } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { box } from '../../forms/RadioCards/choice-box.css.ts';

export const lanes = style(
  inKit({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))', gap: 6 }),
);
export const lane = recipe({
  base: [
    box,
    inKit({
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      minHeight: 120,
      paddingBlock: 12,
      paddingInline: '14px 10px',
    }),
  ],
  variants: { tagged: { false: notchNone } },
});
export const name = style(
  inKit({ display: 'flex', alignItems: 'center', gap: 8, paddingInlineEnd: 20, fontWeight: vars.weight.bold }),
);
export const dates = style(
  inKit({ ...tabular, marginTop: 6, fontSize: vars.type.label, fontWeight: vars.weight.bold, lineHeight: 1.45 }),
);
export const note = style(inKit({ ...labelSize, color: vars.color.inkSoft }));
export const hole = style([
  holeBase,
  inKit({ position: 'absolute', top: 16, insetInlineEnd: 16, width: 7, height: 7 }),
]);
