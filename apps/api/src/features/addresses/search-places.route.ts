import type { Handler } from '../../http/handler.ts';
import type { Place } from '../../ports/places.ts';

export const searchPlaces: Handler<'searchPlaces'> = async ({ body }, { places }) => ({
  suggestions: (await places.search(body.input)).map(suggestionOf),
});

/** The shape of Google Places (New), so that either source of places can stand behind the call. */
function suggestionOf(place: Place) {
  const placeId = `psgc:${place.psgc}`;
  // Splits "Guadalupe, Cebu City, Cebu" into the place's own name and the rest.
  const secondary = place.fullName.slice(place.name.length).replace(/^,\s*/, '');
  return {
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: place.fullName },
      structuredFormat: { mainText: { text: place.name }, secondaryText: { text: secondary } },
      types: [place.level],
      psgc: place.psgc,
      region: place.region,
    },
  };
}
