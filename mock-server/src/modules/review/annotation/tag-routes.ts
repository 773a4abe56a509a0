import { annotation } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import { tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'

/** A tag that any session has cannot be deleted: the database refuses it. */
export const tagRoutes = managedRoutes(annotation.tagList, {
  policy: canOpen('annotation.config'),
  audited: 'annotation.tag',
  nameOf: ({ name }) => name,
  store: tableStore({
    table: 'annotationTag',
    columns: ['name', 'description', 'isEnabled'],
    row: annotation.tagList.row,
    isOfBusiness: false,
    facts: () => ({
      sessions: sql`(select count(*) from annotation_mark m
        where m.tenant_id = record.tenant_id and m.tag_id = record.id)`,
    }),
    orderBy: sql`lower(record.name)`,
  }),
})
