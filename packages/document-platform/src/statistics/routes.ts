import { currentTime } from '../base/days.ts'
import { code200, type Answer } from '../http/envelopes.ts'
import { cutPage } from '../http/paging.ts'
import { get, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { metricSeries, orgSummary, readForm, type Form } from './form.ts'
import { rankFor } from './ranks.ts'
import { callRows, toLightUserRow, toTeamRow, toUserRow } from './rows.ts'

const QUARTER_SECONDS = 900
const STAT = '/api/dolphin-ai/stat'

/** Charts and ranks of statistics demand code 200, so all of this family answers it. */
export function statisticsRoutes({ files }: Platform): Route[] {
  const form = ({ person, query }: SignedInRequest): Form => readForm(person, query)
  return [
    get(`${STAT}/time`, () => {
      const lastUpdatedAt = Math.floor(currentTime() / QUARTER_SECONDS) * QUARTER_SECONDS
      return code200({ lastUpdatedAt, nextUpdatedAt: lastUpdatedAt + QUARTER_SECONDS })
    }),
    get(`${STAT}/detail`, (request) => code200(metricSeries(form(request), request.query.number('metric')))),
    get(`${STAT}/summary`, (request) => code200({ orgSummary: orgSummary(form(request)) })),
    get(`${STAT}/rank`, (request) => {
      const { query } = request
      const scope = {
        orgId: query.optionalNumber('orgId'),
        isByUser: query.text('strategy') === 'user',
      }
      return code200(rankFor(form(request), query.requiredText('rankType'), scope))
    }),
    get(`${STAT}/list`, (request) => listRows(request, form(request))),
    get(`${STAT}/liteList`, (request) => {
      const rows = form(request).people.map((person) => toLightUserRow(person, form(request)))
      return code200({ userList: cutPage(rows, request.query), totalCnt: rows.length })
    }),
    get(`${STAT}/liteListExport`, (request) => {
      const rows = form(request).people.map((person) => toLightUserRow(person, form(request)))
      return code200({ fileURL: files.export(request.origin, 'users.csv', rows) })
    }),
    get(`${STAT}/export`, (request) => {
      const type = request.query.requiredText('type')
      const rows = form(request).people.map((person) => toUserRow(person, form(request)))
      return code200({ fileURL: files.export(request.origin, `${type}.csv`, rows) })
    }),
    get(`${STAT}/team/list`, (request) => {
      const teams = teamRows(form(request))
      const totalSeatCnt = teams.reduce((sum, { seatCnt }) => sum + seatCnt, 0)
      return code200({ teamList: cutPage(teams, request.query), totalCnt: teams.length, totalSeatCnt })
    }),
    get(`${STAT}/team/export`, (request) =>
      code200({ fileURL: files.export(request.origin, 'teams.csv', teamRows(form(request))) }),
    ),
  ]
}

function listRows({ query }: SignedInRequest, form: Form): Answer {
  if (query.requiredText('queryType') === 'performance') {
    const rows = callRows(form)
    return code200({ performanceList: cutPage(rows, query), totalCnt: rows.length })
  }
  const rows = form.people.map((person) => toUserRow(person, form))
  return code200({ userList: cutPage(rows, query), totalCnt: rows.length })
}

/** Organisations that have seats of their own. */
function teamRows(form: Form) {
  const teams = new Set(form.people.map(({ orgId }) => orgId))
  return [...teams].map((orgId) =>
    toTeamRow(
      orgId,
      form.people.filter((person) => person.orgId === orgId),
      form,
    ),
  )
}
