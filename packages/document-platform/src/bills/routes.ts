import { organisationName, organisationsBelow, organisations } from '../base/companies.ts'
import { addDays, currentTime, dayAt, DAY_SECONDS, daysOfRange, startTime, today } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { findSeats, type Person } from '../base/people.ts'
import { code200, success, success200 } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { BadRequest } from '../http/problems.ts'
import { get, post, type Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const LAST_DAY_OF_FIRST_HALF = 15

/** When an account was opened and, perhaps, closed. */
type Account = { seat: Person; opened: number; closed: number | null }

const toAccount = (seat: Person): Account => ({
  seat,
  opened: currentTime() - figure(`${seat.id}.opened`, 20, 200) * DAY_SECONDS,
  closed: seat.id % 7 === 0 ? currentTime() - DAY_SECONDS : null,
})

type Month = { begin: number; middle: number; end: number }

function monthTimes(month: string): Month {
  if (!MONTH.test(month)) throw new BadRequest('The month is YYYY-MM')
  const first = `${month.replace('-', '')}01`
  const next = `${addDays(first, 31).slice(0, 6)}01`
  return {
    begin: startTime(first),
    middle: startTime(first) + LAST_DAY_OF_FIRST_HALF * DAY_SECONDS,
    end: startTime(next),
  }
}

/**
 * The halves of the month in which the account was open, each of which counts half a month: this fits the rules of both
 * documents wherever these agree.
 */
function findOpenHalves(
  { opened, closed }: Account,
  { begin, middle, end }: Month,
): [first: boolean, second: boolean] {
  const until = closed ?? Number.POSITIVE_INFINITY
  return [opened < middle && until >= begin, opened < end && until >= middle]
}

function counts(accounts: readonly Account[], month: Month) {
  const billed = accounts.map((account) => findOpenHalves(account, month))
  const countWhere = (first: boolean, second: boolean) =>
    billed.filter(([one, two]) => one === first && two === second).length
  const during = (time: number | null, from: number, to: number) => time !== null && time >= from && time < to
  const { begin, middle, end } = month
  const opened = (from: number, to: number) =>
    accounts.filter((account) => during(account.opened, from, to)).length
  const closed = (from: number, to: number) =>
    accounts.filter((account) => during(account.closed, from, to)).length
  return {
    open_account_count: opened(begin, end),
    close_account_count: closed(begin, end),
    effective_account_count: billed.filter(([first, second]) => first || second).length,
    accounts: billed.reduce((sum, [first, second]) => sum + (first ? 0.5 : 0) + (second ? 0.5 : 0), 0),
    month: countWhere(true, true),
    firstHalfMonth: countWhere(true, false),
    afterHalfMonth: countWhere(false, true),
    open_first_half_count: opened(begin, middle),
    open_after_half_count: opened(middle, end),
    close_first_half_count: closed(begin, middle),
    close_after_half_count: closed(middle, end),
  }
}

/** Bills demand the word `success`; offline data answer code 200. */
export function billRoutes({ files }: Platform): Route[] {
  return [
    post('/api/user/accounts', ({ person, body }) => {
      const { rows, summary } = readBill(person, body)
      return success({ summary, records: cutPage(rows, body), total: rows.length })
    }),
    post('/api/user/accountsDetail', ({ person, body }) => {
      const month = monthTimes(body.requiredText('queryDate'))
      const accounts = findAccounts(person, body, body.number('detailOrgId')).filter((account) =>
        findOpenHalves(account, month).includes(true),
      )
      const records = cutPage(accounts, body).map((account) => toDetail(account, month))
      return success200({ records, total: accounts.length })
    }),
    get('/api/user/exportAccounts', ({ person, query, origin }) =>
      success({ fileURL: files.export(origin, 'accounts.csv', readBill(person, query).rows) }),
    ),
    get('/api/dolphin-ai/stat/offline_record/stat', ({ query }) => {
      const rows = offlineRows(query)
      return code200({
        total: rows.reduce((sum, row) => sum + row.total, 0),
        skill_duration: rows.reduce((sum, row) => sum + row.skill_duration, 0),
      })
    }),
    get('/api/dolphin-ai/stat/offline_record/list', ({ query }) => {
      const rows = offlineRows(query)
      return code200({ records: cutPage(rows, query), total: rows.length })
    }),
    get('/api/dolphin-ai/stat/offline_record/export', ({ query, origin }) =>
      code200({ fileURL: files.export(origin, 'offline.csv', offlineRows(query)) }),
    ),
  ]
}

function findAccounts(person: Person, fields: Fields, orgId = fields.optionalNumber('orgId')): Account[] {
  return findSeats(person.tenantId, { bizTypeId: fields.optionalNumber('bizTypeId'), orgId }).map(toAccount)
}

function readBill(person: Person, fields: Fields) {
  const queryDate = fields.requiredText('queryDate')
  const month = monthTimes(queryDate)
  const accounts = findAccounts(person, fields)
  const teams = organisations.filter(({ id }) => accounts.some(({ seat }) => seat.orgId === id))
  const rows = teams.map(({ id }) => {
    const below = organisationsBelow(id)
    return {
      date: queryDate,
      organization_id: id,
      organization_name: organisationName(id),
      ...counts(
        accounts.filter(({ seat }) => below.includes(seat.orgId)),
        month,
      ),
    }
  })
  return { rows, summary: counts(accounts, month) }
}

function toDetail(account: Account, month: Month) {
  const { seat, opened, closed } = account
  return {
    org_name: organisationName(seat.orgId),
    user_account: seat.account,
    user_name: seat.name,
    accounts: findOpenHalves(account, month).filter(Boolean).length / 2,
    status: closed === null ? 1 : 0,
    open_time: opened,
    close_time: closed,
  }
}

/** A row for each day of the month up to today, the newest first. */
function offlineRows(query: Fields) {
  const business = query.number('bizTypeId')
  const { begin, end } = monthTimes(query.requiredText('date'))
  const last = Math.min(end - DAY_SECONDS, startTime(today()))
  if (last < begin) return []
  return daysOfRange(dayAt(begin), dayAt(last))
    .map((day) => ({
      at: startTime(day),
      total: figure(`${business}.${day}.offline`, 4, 40),
      skill_duration: figure(`${business}.${day}.skill`, 600, 9000),
    }))
    .toReversed()
}
