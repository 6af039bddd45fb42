import { searchWords } from './search-words.ts';

/** The words of a suggestion that go on after the typed word: "jord" suggests "jordan 1 mid". */
const FOLLOWING_MAX = 2;
/** A phrase of one name only is that item, which is suggested by itself. */
const NAMES_MIN = 2;

/**
 * Returns keywords that complete a typed one, by what the names of its results have in common, the most common first:
 * the typed words with the last one completed, alone and with the words that follow.
 */
export function completedKeywords(keyword: string, names: readonly string[], limit: number): string[] {
  const typed = searchWords(keyword);
  const last = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const name of names) {
    const words = searchWords(name);
    const place = words.findIndex((word, index) => word.startsWith(last) && !before.includes(word) && (before.length === 0 || index > 0));
    if (place === -1) continue;
    for (let length = 1; length <= FOLLOWING_MAX + 1 && place + length <= words.length; length += 1) {
      const rest = words.slice(place, place + length).filter((word) => !before.includes(word));
      const phrase = [...before, ...rest].join(' ');
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  const typedText = typed.join(' ');
  return [...counts]
    .filter(([phrase, count]) => phrase !== typedText && count >= Math.min(NAMES_MIN, names.length))
    .sort(([a, countA], [b, countB]) => countB - countA || b.length - a.length || (a < b ? -1 : 1))
    .filter(([phrase, count], index, all) => !all.slice(0, index).some(([longer, most]) => most === count && longer.startsWith(`${phrase} `)))
    .slice(0, limit)
    .map(([phrase]) => phrase);
}
