'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { sellTexts } from './sell.texts.ts';
import * as styles from './sell-mode.css.ts';
import type { SellDraft } from './use-sell-draft.client.ts';

const { mode: texts } = sellTexts;

/** The switch between a sale to the highest bid and an ask at one's own price. */
export function SellModeSwitch({ draft: { mode, setMode, bid } }: { readonly draft: SellDraft }) {
  return (
    <div className={styles.mode}>
      <SegmentedControl
        name="sell-mode"
        label={texts.label}
        value={mode}
        onValueChange={(value) => setMode(value === 'now' ? 'now' : 'ask')}
        options={[
          { value: 'ask', label: texts.ask },
          { value: 'now', label: bid === null ? texts.nowNone : texts.now(formatMoney(bid)) },
        ]}
      />
    </div>
  );
}
