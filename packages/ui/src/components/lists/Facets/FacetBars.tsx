import * as styles from './FacetBars.css.ts';

export type FacetBar = {
  /** Height as a part of the highest bar, 0 to 1. */
  share: number;
  /** Within the chosen range. */
  chosen: boolean;
};

export type FacetBarsProps = {
  /** The picture in words: "Most of these cost ₱5,000 to ₱5,499". */
  label: string;
  bars: readonly FacetBar[];
};

const HEIGHT = 44;
const STEP = 10;
/** A bar with anything in it can be seen. */
const LEAST = 3;

/** A histogram above a FacetRange: one picture of how many there are along the range. */
export function FacetBars({ label, bars }: FacetBarsProps) {
  const outline = (isChosen: boolean): string =>
    bars
      .map(({ share, chosen }, place) => {
        const height = share === 0 ? 0 : Math.max(LEAST, Math.round(share * HEIGHT));
        return chosen !== isChosen || height === 0
          ? ''
          : `M${place * STEP} ${HEIGHT}v-${height}h${STEP - 1}v${height}z`;
      })
      .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * STEP - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.bars}
    >
      <path d={outline(false)} className={styles.rest} />
      <path d={outline(true)} />
    </svg>
  );
}
