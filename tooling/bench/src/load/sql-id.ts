const idDigits = 26;

/** SQL of an id that counts: `number` is an expression. The values are those of `idOf`. */
export const id = (prefix: string, number: string): string =>
  `'${prefix}_' || lpad((${number})::text, ${idDigits}, '0')`;
