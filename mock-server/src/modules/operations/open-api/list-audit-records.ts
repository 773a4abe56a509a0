import { openApi, type Language } from '@console/contracts'
import { withShowNames } from '../../../platform/audit/dictionary.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, Forbidden } from '../../../platform/errors.ts'
import { httpTexts } from '../../../platform/messages/http.ts'
import { type Cursor, recordsBelow } from '../audit/public.ts'
import { clientRoute } from './client-route.ts'
import { findCursor, creatorHasMenu } from './open-api.store.ts'

/** Only for a client whose maker may read the audit log: a client must not be a way around one's own rights. */
export const listAuditRecords = clientRoute(
  openApi.auditRecords,
  async ({ ctx, tx, client, query, language }) => {
    if (!(await creatorHasMenu(tx, { id: client.id, menuId: 'msgcenter.audit' }))) throw new Forbidden()
    const cursor = query.before === undefined ? null : await cursorBefore(tx, query.before, language)
    const filter = { opAtBegin: query.from, opAtEnd: query.to, module: query.module }
    const rows = await recordsBelow(tx, filter, { cursor, limit: query.limit })
    const records = rows.map(
      ({ cursor: _cursor, businessName: _business, productName: _product, ...record }) =>
        withShowNames(ctx.auditDictionary, record, language),
    )
    const last = records.length < query.limit ? undefined : records.at(-1)
    return { records, next: last?.id ?? null }
  },
)

async function cursorBefore(tx: TenantTx, recordId: number, language: Language): Promise<Cursor> {
  const cursor = await findCursor(tx, recordId)
  if (!cursor) throw new BadRequest({ before: httpTexts.notFound[language] })
  return cursor
}
