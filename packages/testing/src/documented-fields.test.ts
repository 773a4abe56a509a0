import {
  appVersion,
  audit,
  business,
  businessReference,
  credential,
  label,
  message,
  project,
  projectApplication,
  projectLog,
  projectReport,
  session,
  stat,
  tenant,
  tracking,
  twin,
  voiceprint,
  user,
  workspace,
  type Call,
} from '@console/contracts'
import { requiredFields } from '@console/contracts/documented'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = ['doc1-shell-projects', 'doc2-labels-statistics', 'doc3-voiceprint-workspace'] as const
const folder = join(import.meta.dirname, '../../../docs/requirements/source')
const words = new Set(
  SOURCES.flatMap((name) => readFileSync(join(folder, `${name}.txt`), 'utf8').match(/\w+/g) ?? []),
)

test.each<Call>([
  project.list,
  project.detail,
  projectApplication.providerList,
  projectApplication.providerDetail,
  projectLog.log,
  projectReport.reports,
  audit.query,
  label.query,
  label.history,
  voiceprint.categories,
  voiceprint.corpora,
  voiceprint.checks,
  appVersion.list,
  message.history,
  credential.list,
  tracking.detailList,
  twin.uses,
  user.info,
  user.list,
  user.organizationList,
  business.businessTypePage,
  businessReference.productPage,
  message.popups,
  workspace.orgTree,
  workspace.orgUsers,
  workspace.businessStats,
  stat.warnIndicators,
])('$id requires no field that the customer’s documents do not name', (call) => {
  const fields = requiredFields(call)
  expect(fields.length).toBeGreaterThan(2)
  expect(fields.filter((name) => !words.has(name))).toEqual([])
})

test.each<[Call, string[]]>([
  [session.login, ['token']],
  [session.checkToken, []],
  [session.authz, ['permissions', 'menuIds']],
  [tenant.detail, []],
])('$0.id requires no more than $1', (call, fields) => {
  expect(requiredFields(call)).toEqual(fields)
})
