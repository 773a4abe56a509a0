import { openApi } from '@console/contracts'
import type { Module } from '../../module.ts'
import type { OpenApiCall } from '../../open-api-call.ts'
import { mountClientRoutes } from './client-route.ts'
import { listAuditRecords } from './list-audit-records.ts'
import { listOrganizations } from './list-organizations.ts'
import { listOwnUsage } from './list-own-usage.ts'
import { mountOpenApiDocument } from './serve-document.ts'

/** Calls open to API clients, and their description. Each domain brings its own calls along. */
export function openApiModule(calls: () => readonly OpenApiCall[]): Module {
  return {
    name: 'openApi',
    routes: [],
    openApiCalls: [
      { call: openApi.organizations, summary: 'Organisations of the company, by id' },
      { call: openApi.auditRecords, summary: 'Audit records of the company, newest first' },
      { call: openApi.ownUsage, summary: 'Calls of this client, per day and path' },
    ],
    mount: (app, ctx) => {
      mountClientRoutes(app, ctx, { routes: [listOrganizations, listAuditRecords, listOwnUsage] })
      mountOpenApiDocument(app, calls())
    },
  }
}
