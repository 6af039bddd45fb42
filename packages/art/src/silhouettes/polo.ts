import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import type { Paint } from './silhouette.types.ts';
import { paintTee } from './tee.ts';

/** A polo shirt: the T-shirt's body with a ribbed collar, a placket with two buttons, and banded sleeves. */
export function paintPolo(paint: Paint): void {
  const { drawing, roles } = paint;
  const { base } = roles;
  paintTee({ ...paint, isPlain: true });
  const collar = isDark(base) ? tint(base, 0.08) : shade(base, 0.06);
  const placket = 'M378 206H422V356L400 366L378 356Z';
  drawing
    .shape(placket, collar, { stroke: edgeOf(base), strokeWidth: 2 })
    .stitch('M384 210V352M416 210V352', threadOf(base))
    .line('M400 256h.01M400 318h.01', edgeOf(base), { width: 17, round: true })
    .line('M400 256h.01M400 318h.01', '#f3efe6', { width: 13, round: true });
  for (const leaf of [
    'M300 160C330 150 360 150 396 168L398 216C372 226 344 244 324 266C300 240 288 200 284 172Z',
    'M500 160C470 150 440 150 404 168L402 216C428 226 456 244 476 266C500 240 512 200 516 172Z',
  ]) {
    drawing.shape(leaf, '#140f1c', { opacity: 0.14 }).shape(leaf, collar, { stroke: edgeOf(base), strokeWidth: 2.2 });
  }
  drawing
    .line('M300 172C326 196 330 226 326 254M500 172C474 196 470 226 474 254', edgeOf(base), {
      width: 14,
      opacity: 0.16,
      dash: '2 3',
    })
    .line('M96 404L188 444M704 404L612 444', edgeOf(base), { width: 15, opacity: 0.24, dash: '3 3' })
    .shape('M474 326h22l9 8v22h-31Z', roles.accent === base ? '#2f7a4a' : roles.accent)
    .line('M482 334h.01', base, { width: 5, round: true });
}
