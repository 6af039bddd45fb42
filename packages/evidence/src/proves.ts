import { addProofs } from './proof.ts';

/**
 * Declares that the running test proves this sentence, word for word from docs/specification.md: `proves('Password: 8
 * to 50 characters.', { validatePassword })`. `by` has the functions and constants that carry the sentence out;
 * docs/generated/rules.md shows their names.
 */
export function proves(sentence: string, by: Readonly<Record<string, unknown>> = {}): void {
  addProofs({ kind: 'sentence', name: sentence, by: Object.keys(by) });
}
