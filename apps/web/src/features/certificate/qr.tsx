import { encode } from 'uqr';
import * as styles from './qr.css.ts';

export type QrProps = { readonly text: string; readonly label: string };

/** A QR code, drawn on the server: one path of squares, dark on light in every theme because many readers need that. */
export function Qr({ text, label }: QrProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}
