type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Returns the part of a webhook that is stored: these fields of its object (under `data`, or the body itself), and only
 * plain values. A webhook says only which object changed, and the object is fetched. The rest is people's account
 * numbers, names and addresses, which are stored elsewhere under seal or not at all.
 */
export function keptOfWebhook(body: JsonObject, fields: readonly string[]): JsonObject {
  const kept = (object: JsonObject): JsonObject =>
    Object.fromEntries(fields.filter((field) => isPlain(object[field])).map((field) => [field, object[field]]));
  return isJsonObject(body.data) ? { data: kept(body.data) } : kept(body);
}
