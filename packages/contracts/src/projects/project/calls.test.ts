import { expect, test } from 'vitest'
import {
  businessReference,
  project,
  projectApplication,
  projectFile,
  projectLog,
  projectReport,
  projectStat,
  type Call,
} from '../../index.ts'

type Row = [call: Call, method: Call['method'], path: string, ids: string]

// Both sides read a call from here: neither would miss it at another address.
test.each<Row>([
  [project.overview, 'GET', '/api/tenant/project/overview', '[PROJ-002]'],
  [project.list, 'GET', '/api/tenant/project', '[PROJ-003]'],
  [businessReference.industryAll, 'GET', '/api/business/industry/getAll', '[PROJ-009]'],
  [project.create, 'POST', '/api/tenant/project', '[PROJ-015]'],
  [project.update, 'PUT', '/api/tenant/project', '[PROJ-016, PROJ-Q5]'],
  [project.addManpower, 'PUT', '/api/tenant/project/add_manpower', '[PROJ-018, PROJ-Q5]'],
  [project.assign, 'POST', '/api/tenant/project/assignment', '[PROJ-019, PROJ-Q6]'],
  [project.detail, 'GET', '/api/tenant/project/detail', '[PROJ-020]'],
  [
    projectStat.onlineDurations,
    'GET',
    '/api/dolphin-ai/stat/biz/onlineDurationBatch',
    '[PROJ-024, PROJ-Q10]',
  ],
  [projectStat.bizSummary, 'GET', '/api/dolphin-ai/stat/biz/summary', '[PROJ-025, RPT-020]'],
  [projectLog.log, 'GET', '/api/tenant/project/log/query', '[PROJ-028]'],
  [projectLog.logDictionary, 'GET', '/api/tenant/project/log/dict/query', '[PROJ-029]'],
  [projectStat.workers, 'GET', '/api/dolphin-ai/stat/biz/workerList', '[PROJ-031, PROJ-Q11]'],
  [projectReport.reports, 'GET', '/api/tenant/project/report/query', '[PROJ-035]'],
  [projectFile.uploadReport, 'POST', '/api/tenant/project/report/upload_file', '[PROJ-040]'],
  [projectReport.createReport, 'POST', '/api/tenant/project/report/create', '[PROJ-041]'],
  [projectReport.deleteReport, 'GET', '/api/tenant/project/report/delete', '[PROJ-042, PROJ-Q14]'],
  [projectReport.removeReport, 'DELETE', '/api/tenant/project/report/delete', '[PROJ-042]'],
  [project.stat, 'GET', '/api/tenant/project/stat', '[PROJ-043]'],
  [projectStat.monitor, 'GET', '/api/tenant/project/monitor', '[PROJ-Q7]'],
  [projectApplication.providerList, 'GET', '/api/tenant/project/sp', '[PROV-001]'],
  [projectApplication.providerDetail, 'GET', '/api/tenant/project/sp/detail', '[PROV-013]'],
  [projectFile.uploadAttachment, 'POST', '/api/tenant/project/application/file', '[PROV-018]'],
  [projectApplication.apply, 'POST', '/api/tenant/project/application', '[PROV-020]'],
  [projectApplication.applyAgain, 'PUT', '/api/tenant/project/application', '[PROV-021, PROV-Q9]'],
])('a documented call is $1 $2 $3', (call, method, path) => {
  expect([call.method, call.path]).toEqual([method, path])
})
