import { shelfSizes } from '@suki/domain/config/lists';
import { withCensusNames } from '@suki/domain/places/place-aliases';
import { places } from '../schema/places.ts';
import { columnsOf, type Db, first, many, statement } from '../statement.ts';

export type Place = typeof places.$inferSelect;

/** Returns the form in which places are compared: lower case, without accents and punctuation, "City of" kept. */
export function placeSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

const columns = columnsOf(places, 'p');

// Every word must be near a word of the place (<% uses the trigram index, so "guadalup cebu" finds "Guadalupe, Cebu
// City"). Names that begin with the typed text come first, cities before the rest (most parcels go there), then the
// nearer ones. Hundreds of barangays share a name: Metro Manila, then the highly urbanised cities come first.
const searchStatement = statement<Place, [string, number]>(
  'places.search',
  `select ${columns} from places p
where $1::text <% p.search_text and p.level in ('barangay', 'city', 'municipality', 'submunicipality')
order by (p.search_text like $1::text || '%' and p.level = 'city') desc, (lower(p.name) = $1::text) desc,
  (p.search_text like $1::text || '%') desc, word_similarity($1::text, p.search_text) desc,
  case when p.psgc like '13%' then 0 when substr(p.psgc, 3, 3) between '301' and '399' then 1 else 2 end,
  case when lower(p.name) = $1::text then 0 else similarity($1::text, p.search_text) end desc, p.full_name, p.psgc
limit $2::int`,
);

/** Barangays, cities and municipalities for what was typed so far, also by their common names ("BGC"). */
export async function searchPlaces(
  db: Db,
  input: string,
  limit: number = shelfSizes.places,
): Promise<readonly Place[]> {
  const wanted = withCensusNames(placeSearchText(input));
  return wanted === '' ? [] : await many(db, searchStatement, [wanted, limit]);
}

const byCodeStatement = statement<Place, [string]>(
  'places.by-code',
  `select ${columns} from places p where p.psgc = $1::text`,
);

export async function placeByCode(db: Db, psgc: string): Promise<Place | undefined> {
  return await first(db, byCodeStatement, [psgc]);
}
