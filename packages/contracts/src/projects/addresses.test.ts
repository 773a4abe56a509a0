import { expect, test } from 'vitest'
import {
  project,
  projectApplication,
  projectFile,
  projectLog,
  projectPersonnel,
  projectReport,
} from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of application have their methods and paths', () => {
  expect(collectCallAddresses(projectApplication)).toEqual({
    // PROV-020
    apply: 'POST /api/tenant/project/application',
    // PROV-021
    applyAgain: 'PUT /api/tenant/project/application',
    // PROV-013
    providerDetail: 'GET /api/tenant/project/sp/detail',
    // PROV-001
    providerList: 'GET /api/tenant/project/sp',
  })
})

test('the calls of file have their methods and paths', () => {
  expect(collectCallAddresses(projectFile)).toEqual({
    // PROV-018
    uploadAttachment: 'POST /api/tenant/project/application/file',
    // PROJ-040
    uploadReport: 'POST /api/tenant/project/report/upload_file',
  })
})

test('the calls of personnel have their methods and paths', () => {
  expect(collectCallAddresses(projectPersonnel)).toEqual({
    personnel: 'GET /api/tenant/project/personnel',
    place: 'PUT /api/tenant/project/personnel',
  })
})

test('the calls of project have their methods and paths', () => {
  expect(collectCallAddresses(project)).toEqual({
    // PROJ-018
    addManpower: 'PUT /api/tenant/project/add_manpower',
    // PROJ-019, PROJ-Q6
    assign: 'POST /api/tenant/project/assignment',
    // PROJ-015
    create: 'POST /api/tenant/project',
    // PROJ-020
    detail: 'GET /api/tenant/project/detail',
    // PROJ-003
    list: 'GET /api/tenant/project',
    // PROJ-002
    overview: 'GET /api/tenant/project/overview',
    // PROJ-043
    stat: 'GET /api/tenant/project/stat',
    // PROJ-016, PROJ-Q5
    update: 'PUT /api/tenant/project',
  })
  expect(collectCallAddresses(projectLog)).toEqual({
    // PROJ-028
    log: 'GET /api/tenant/project/log/query',
    // PROJ-029
    logDictionary: 'GET /api/tenant/project/log/dict/query',
  })
})

test('the calls of report have their methods and paths', () => {
  expect(collectCallAddresses(projectReport)).toEqual({
    // PROJ-041
    createReport: 'POST /api/tenant/project/report/create',
    // PROJ-042
    deleteReport: 'GET /api/tenant/project/report/delete',
    removeReport: 'DELETE /api/tenant/project/report/delete',
    // PROJ-035
    reports: 'GET /api/tenant/project/report/query',
  })
})
