/**
 * The one breakpoint: 900 px, written in em so that large text in the browser's settings gets the phone layout as well.
 */
export const deskWidth = '(min-width: 56.25em)';
/** Everything narrower than the desk layout. */
export const phoneWidth = '(max-width: 56.24em)';
/** A wide pointer and hover exist: hover styles on touch screens would stick after a tap. */
export const canHover = '(hover: hover)';
/** The visitor asked for less motion: nothing moves or fades. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** The system replaces our colours (Windows high contrast). */
export const forcedColors = '(forced-colors: active)';
