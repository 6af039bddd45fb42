type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * What is stored of a webhook: of the object that it tells of (under `data`, or the body itself) these fields alone, and only plain ones. A webhook says
 * where to look, and the object is fetched; the rest of it is people's account numbers, names and addresses, which stand elsewhere sealed or not at all.
 */
export function keptOfWebhook(body: JsonObject, fields: readonly string[]): JsonObject {
  const kept = (object: JsonObject): JsonObject =>
    Object.fromEntries(fields.filter((field) => isPlain(object[field])).map((field) => [field, object[field]]));
  return isJsonObject(body.data) ? { data: kept(body.data) } : kept(body);
}
