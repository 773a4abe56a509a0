import { credential, dailyReport, user } from '@console/contracts'
import { ALL_CAPABILITIES, CALLS } from '@console/contracts/documented'
import { changesSomething, checkPlatform, type CheckResult } from '@console/platform-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Demo } from '../support/demo.ts'
import { mailSettingsFor } from '../support/mail.ts'
import { startWholeCompany } from '../support/whole-company.ts'

const password = 'Orchid#2026'
/** No mail is due, so nothing is sent there. */
const UNUSED_PORT = 9

let demo: Demo
let result: CheckResult
beforeAll(async () => {
  // Mail is sent, and the pages of its links are there: without them a server does not name these calls.
  demo = await startWholeCompany({ mail: mailSettingsFor(UNUSED_PORT), capabilities: ALL_CAPABILITIES })
  await addOwnRecords()
  result = await checkPlatform({
    address: demo.url,
    account: { username: 'manager', password },
    otherAccount: { username: 'provider-admin', password },
    write: true,
    now: demo.clock.now().getTime(),
  })
}, 180_000)
afterAll(() => demo.stop())

/** An API client, and a cell of a daily report: people enter them, and the scenario has none. */
async function addOwnRecords(): Promise<void> {
  const manager = await demo.as('manager')
  await manager.send(credential.create)
  const { businessTypes } = (await manager.send(user.info)).data
  const bizTypeId = businessTypes?.[0]?.businessTypeId ?? 0
  const { workplaces } = (await manager.send(dailyReport.workplaces, { query: { bizTypeId } })).data
  const cell = { columnId: 'plannedSeats', value: '5' }
  const body = { bizTypeId, workplace: workplaces[0] ?? '', day: '20261126', columns: [cell] }
  expect(await manager.send(dailyReport.update, { body })).toMatchObject({ code: 200 })
}

test('our server passes whole, and nothing of the check is left behind', () => {
  expect({ faults: result.faults, leftBehind: result.leftBehind }).toEqual({ faults: [], leftBehind: [] })
  expect(result.verdict).toBe('whole')
  expect(result.calls).toHaveLength(CALLS.length)
})

/** Reading calls that were not played, and why. The list may only become shorter. */
const NOT_PLAYED = {
  'account.getImport': 'it belongs to an import of people',
  'account.importProblems': 'it belongs to an import of people',
  'frame.visitor': 'it needs the token of a framed page',
  'judgedLabel.tryRule': 'its rule is written by people',
  'label.backTest': 'its rule is written by people',
  'openApi.auditRecords': 'it needs the access token of an API client',
  'openApi.organizations': 'it needs the access token of an API client',
  'openApi.ownUsage': 'it needs the access token of an API client',
  'projectPersonnel.personnel': 'the account may not send it (HTTP 403)',
  'recording.link': 'it needs a call with a recording',
  'seat.describe': 'the account may not send it (HTTP 403)',
  'signUp.invitation': 'it needs an invitation',
  'subApp.detail': 'the account may not send it (HTTP 403)',
  'subApp.health': 'the account may not send it (HTTP 403)',
  'subApp.sets': 'the account may not send it (HTTP 403)',
  'tenantAdmin.detail': 'it needs a row of tenantAdmin.list, and no answer named one',
  'tenantAdmin.list': 'the account may not send it (HTTP 403)',
}

test('all reading calls are played but those that need what an administrator of a company has not', () => {
  const unplayed = result.calls.flatMap(({ call, findings: { code } }) =>
    changesSomething(call) || code.state !== 'not tried' ? [] : [[call.id, code.reason]],
  )
  expect(Object.fromEntries(unplayed)).toEqual(NOT_PLAYED)
})

test('each call is there, and refuses who is not signed in', () => {
  const untried = (aspect: 'there' | 'permission') =>
    result.calls.filter(({ findings }) => findings[aspect].state !== 'ok').map(({ call }) => call)
  expect(untried('permission').filter(({ access }) => access !== 'public')).toEqual([])
  expect(untried('there').map(({ id }) => id)).toEqual([
    'factor.signIn',
    'frame.exchange',
    'ownMail.confirmAddress',
    'ownMail.requestPassword',
    'ownMail.setPassword',
    'signUp.create',
    'signUp.invitation',
  ])
})
