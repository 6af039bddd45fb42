import { z } from 'zod';
import { type NamedEntity, type NamesOf, specificationNames } from './specification-names.ts';

type FieldAt<Shape, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Shape
    ? Shape[Head] extends z.ZodObject<infer Inner>
      ? FieldAt<Inner, Rest>
      : never
    : never
  : Path extends keyof Shape
    ? Shape[Path]
    : never;

type NamedShape<Entity extends NamedEntity, Shape> = Shape & {
  [Name in keyof NamesOf<Entity>]: FieldAt<Shape, NamesOf<Entity>[Name]>;
};

/**
 * Returns the shape of an answer about an entity, with the specification's names beside ours (ADR 0110). Every
 * presenter of the answer then has to give them, which `withSpecificationNames` does.
 * @throws Error when a path of the table leads to no field of the shape.
 */
export function namedShape<Entity extends NamedEntity, Shape extends z.core.$ZodLooseShape>(
  entity: Entity,
  shape: Shape,
): NamedShape<Entity, Shape> {
  const names = Object.entries<string>(specificationNames[entity]);
  const aliases = names.map(([name, path]) => [name, fieldAt(shape, path)]);
  return { ...shape, ...Object.fromEntries(aliases) };
}

function fieldAt(shape: z.core.$ZodLooseShape, path: string): unknown {
  const [head = '', ...rest] = path.split('.');
  const field: unknown = shape[head];
  if (field === undefined) throw new Error(`Expected a field "${head}" for the specification's name of "${path}".`);
  if (rest.length === 0) return field;
  if (!(field instanceof z.ZodObject)) throw new Error(`Expected "${head}" to be an object with "${rest.join('.')}".`);
  return fieldAt(field.shape, rest.join('.'));
}
