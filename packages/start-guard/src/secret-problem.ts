/** 32 random hex digits hold 128 bits; hosted services give out keys of at least this length. */
const LENGTH_MIN = 32;
/** 32 random hex digits have fewer than 8 different ones once in 30 million keys. */
const CHARACTERS_MIN = 8;

/** Words that people type in place of a secret. None of them is part of a random text of letters and digits. */
const knownWords =
  /password|passphrase|changeme|change-me|letmein|qwerty|placeholder|example|insert-?here|12345678|abcdefgh|your[-_]/;

/** The secrets of a stack on one machine begin so. They stand in the repository, and everybody knows them. */
export const localSecretPrefix = 'local-';

/**
 * Returns the reason why a text is no secret, to follow the name of its variable; undefined for a usable one. The
 * reason never repeats the text.
 */
export function secretProblem(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/\s/g, '');
  if (plain.startsWith(localSecretPrefix)) {
    return 'still has the value of a stack on one machine, which everybody knows';
  }
  if (text.trim() !== text) return 'begins or ends with a blank';
  if (text.length < LENGTH_MIN) return `has ${text.length} characters instead of at least ${LENGTH_MIN}`;
  if (knownWords.test(plain)) return 'contains a well-known word or row of keys';
  const characters = new Set(plain.replace(/^xnd_[a-z]+_/, '')).size;
  if (characters < CHARACTERS_MIN) return `has only ${characters} different characters`;
  return isRepetition(plain) ? 'repeats a short text' : undefined;
}

/** A text is a repetition when it occurs in its double before its own end. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;
