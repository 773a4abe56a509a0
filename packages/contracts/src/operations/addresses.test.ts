import { expect, test } from 'vitest'
import { appVersion, audit, exports, openApi, release, reportSchedule } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of audit have their methods and paths', () => {
  expect(collectCallAddresses(audit)).toEqual({
    detail: 'GET /api/dolphin-ai/audit/detail',
    // AUDIT-011
    exportFile: 'GET /api/dolphin-ai/audit/export',
    // AUDIT-005
    modules: 'GET /api/dolphin-ai/audit/query/modules',
    // AUDIT-006
    opTypes: 'GET /api/dolphin-ai/audit/query/op_types',
    // AUDIT-001
    query: 'GET /api/dolphin-ai/audit/query',
  })
})

test('the calls of exports have their methods and paths', () => {
  expect(collectCallAddresses(exports)).toEqual({
    list: 'GET /api/export/jobs',
    remove: 'DELETE /api/export/jobs',
    start: 'POST /api/export/jobs',
  })
})

test('the calls of scheduled reports have their methods and paths', () => {
  expect(collectCallAddresses(reportSchedule)).toEqual({
    create: 'POST /api/export/schedules',
    list: 'GET /api/export/schedules',
    modify: 'PUT /api/export/schedules',
    pause: 'PUT /api/export/schedules/paused',
    remove: 'DELETE /api/export/schedules',
  })
})

test('the calls of app versions have their methods and paths', () => {
  expect(collectCallAddresses(appVersion)).toEqual({
    adoption: 'GET /api/dolphin-ai/app/version/adoption',
    create: 'POST /api/dolphin-ai/app/version/create',
    delist: 'DELETE /api/dolphin-ai/app/version/delist',
    list: 'GET /api/dolphin-ai/app/version/list',
    modify: 'PUT /api/dolphin-ai/app/version/modify',
    release: 'POST /api/dolphin-ai/app/version/release',
    remove: 'DELETE /api/dolphin-ai/app/version/delete',
    setUpdateKey: 'PUT /api/dolphin-ai/app/version/update_key',
    update: 'GET /api/open/v1/app-update',
    updateKey: 'GET /api/dolphin-ai/app/version/update_key',
    uploadPackage: 'POST /api/dolphin-ai/app/version/package',
  })
})

test('the calls of open api have their methods and paths', () => {
  expect(collectCallAddresses(openApi)).toEqual({
    auditRecords: 'GET /api/open/v1/audit-records',
    organizations: 'GET /api/open/v1/organizations',
    ownUsage: 'GET /api/open/v1/usage',
  })
})

test('the calls of release have their methods and paths', () => {
  expect(collectCallAddresses(release)).toEqual({
    clients: 'GET /api/release/clients',
    list: 'GET /api/release/list',
  })
})
