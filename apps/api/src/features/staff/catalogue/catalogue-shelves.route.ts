import { ConflictError } from '@suki/db/conflict-error';
import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { raiseShelfVersion, shelfRows, shelfVersion, writeShelf } from '@suki/db/queries/catalogue-shelves';
import { withTransaction } from '@suki/db/tx';
import { problemsOfShelf, shelfText, shelves } from '@suki/domain/catalogue/shelves';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import type { Handler } from '../../../http/handler.ts';
import { validationRefusal } from '../../../http/read-input.ts';

export const listCatalogueShelves: Handler<'listCatalogueShelves'> = async (_call, { pool }) => ({
  shelves: await Promise.all(
    shelves.map(async (shelf) => ({
      shelf,
      version: await shelfVersion(pool, shelf),
      rows: [...(await shelfRows(pool, shelf))],
    })),
  ),
});

/**
 * `PUT /staff/catalogue/shelf/{shelf}`. The pages of home are renewed after the commit; a shop that does not answer
 * renews them by itself within five minutes.
 */
export const saveCatalogueShelf: Handler<'saveCatalogueShelf'> = async (
  { params: { shelf }, body, caller },
  { pool, clock, shopPages, log },
) => {
  const rows = body.rows.map((row) => ({ ...row, title: row.title.trim(), keyword: row.keyword.trim() }));
  const problems = problemsOfShelf(shelf, rows);
  if (problems.length > 0) {
    throw validationRefusal(
      problems.map(({ row, field }) => ({ field: `body.rows.${row}.${field}`, rule: fieldsEn['field.required'] })),
    );
  }
  const version = await withTransaction(pool, async (tx) => {
    const raised = await raiseShelfVersion(tx, shelf);
    if (raised !== body.version + 1) throw new ConflictError('shelf', shelf, `of version ${body.version}`);
    const before = shelfText(await shelfRows(tx, shelf));
    await writeShelf(tx, shelf, rows);
    const after = shelfText(await shelfRows(tx, shelf));
    if (before !== after) {
      await noteCatalogueChanges(
        tx,
        [{ subject: 'shelf', subjectId: shelf, before: { rows: before }, after: { rows: after } }],
        { byId: caller.userId, at: clock.now(), reason: null },
      );
    }
    return raised;
  });
  await shopPages
    .renew(['home'])
    .catch((error: unknown) => log.warn({ error: String(error) }, 'The shop did not renew its home page.'));
  return { shelf, version, rows: [...(await shelfRows(pool, shelf))] };
};
