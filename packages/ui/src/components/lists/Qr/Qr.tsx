import * as styles from './Qr.css.ts';
import { qrPath } from './qr-path.ts';

export type QrProps = {
  /** Content of the code: a whole address, or a number. */
  text: string;
  /** Describes the code for people who do not see it: "QR code of suki.ph/certificate/…". */
  label: string;
  /** 112 px for a short number, 176 (the default) for an address, 264 for a long one or scanning across a counter. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** A QR code with its quiet zone, drawn on the server; dark on light in every theme, as many readers need. */
export function Qr({ text, label, size }: QrProps) {
  const { path, side } = qrPath(text);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.code({ size })}
    >
      <path d={path} />
    </svg>
  );
}
