import { invalidText } from '@suki/domain/texts/problem-text';
import type { Validation } from '@suki/domain/validators/validation';
import { type Problem, validationRefusal } from './read-input.ts';

type ValueOf<Result> = Result extends { readonly ok: true; readonly value: infer Value } ? Value : never;
type Values<Results> = { readonly [Name in keyof Results]: ValueOf<Results[Name]> };

/**
 * Returns the cleaned values of some fields of the body, each checked by the domain's rule, which the form used too.
 * @throws ApiRefusal VALIDATION that names every field which breaks its rule.
 */
export function validated<const Results extends Readonly<Record<string, Validation<unknown>>>>(
  results: Results,
): Values<Results> {
  const problems: Problem[] = Object.entries(results).flatMap(([name, result]) =>
    result.ok
      ? []
      : [
          {
            field: `body.${name}`,
            rule: invalidText(result),
            messageId: result.messageId,
          },
        ],
  );
  if (problems.length > 0) throw validationRefusal(problems);
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => [name, result.ok ? result.value : undefined]),
  ) as Values<Results>;
}
