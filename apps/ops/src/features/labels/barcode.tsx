import { Text } from '@suki/ui/foundations/Text/Text';
import { code128Bars } from './code-128.ts';
import { labelTexts as words } from './labels.texts.ts';
import * as styles from './paper.css.ts';

/** A Code 128 with its text below, for a hand scanner or for typing. */
export function Barcode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, width } = code128Bars(text);
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.barcode(label, text)}
        shapeRendering="crispEdges"
        className={styles.bars}
      >
        <path d={path} />
      </svg>
      <Text as="div" size="label" numeric>
        {text}
      </Text>
    </div>
  );
}
