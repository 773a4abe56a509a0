import type { Module } from '../../module.ts'
import { mountClientRoutes } from './client-route.ts'
import { listAuditRecords } from './list-audit-records.ts'
import { listOrganizations } from './list-organizations.ts'
import { listOwnUsage } from './list-own-usage.ts'
import { mountOpenApiDocument } from './serve-document.ts'

/** What API clients may call, and its description. */
export const openApiModule: Module = {
  name: 'openApi',
  routes: [],
  mount: (app, ctx) => {
    mountClientRoutes(app, ctx, { routes: [listOrganizations, listAuditRecords, listOwnUsage] })
    mountOpenApiDocument(app)
  },
}
