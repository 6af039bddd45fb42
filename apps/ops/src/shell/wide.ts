/** From here on lists and details stand beside each other; in em, like the breakpoints of the kit. */
export const wideWidth = '(min-width: 80em)';
