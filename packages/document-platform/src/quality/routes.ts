import { businesses, businessName, organisationName } from '../base/companies.ts'
import { currentTime, dayAt, daysOfRange, startTime } from '../base/days.ts'
import { dayFacts, figure, sumFacts } from '../base/figures.ts'
import { findPerson, findSeats, type Person } from '../base/people.ts'
import { code0, code200, file } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { toCsv } from '../http/files.ts'
import { contains, cutPage } from '../http/paging.ts'
import { NotFound } from '../http/problems.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'
import { axisDay, readForm, type Form } from '../statistics/form.ts'

const REPORT = '/system/quality/data/report'
const RULES = ['Promised a return', 'Talked over the customer', 'No farewell', 'Named no provider']
const FIRST_RULE_ID = 3_440_120
const SCENES = [
  { id: 3_470_011, name: 'Opening' },
  { id: 3_470_012, name: 'Offer' },
  { id: 3_470_013, name: 'Farewell' },
]
const LEVELS = [0, 1, 2, 3] as const
const ALL = -1

type Violation = {
  id: number
  seat: Person
  at: number
  level: number
  ruleIndex: number
  isCovered: boolean
}

/** Every violation of the people and days, the newest first. */
function violationsFor(people: readonly Person[], days: readonly string[]): Violation[] {
  return people
    .flatMap((seat) => days.flatMap((day) => violationsOn(seat, day)))
    .toSorted((a, b) => b.at - a.at)
}

function violationsOn(seat: Person, day: string): Violation[] {
  const { violations } = dayFacts(seat, day)
  return violations
    .flatMap((count, level) =>
      Array.from({ length: count }, (_, index) => {
        const key = `${seat.id}.${day}.${level}.${index}`
        return {
          id: figure(`${key}.id`, 700_000_000, 799_999_999),
          seat,
          at: startTime(day) + figure(`${key}.at`, 9 * 3600, 18 * 3600),
          level,
          ruleIndex: figure(`${key}.rule`, 0, RULES.length - 1),
          isCovered: figure(`${key}.covered`, 0, 1) === 1,
        }
      }),
    )
    .filter(({ at }) => at <= currentTime())
}

export function qualityRoutes(): Route[] {
  const form = ({ person, body }: SignedInRequest): Form => readForm(person, body)
  const overview = (request: SignedInRequest) => code0(toOverview(form(request)))
  return [
    post(`${REPORT}/getDataMarketQualityData`, overview),
    post(`${REPORT}/getHomePageQualityData`, overview),
    post(`${REPORT}/getViolationQualityData`, overview),
    post(`${REPORT}/getRankingOfIllegalSeats`, (request) =>
      code0({ rankingData: rank(form(request), [], []) }),
    ),
    post(`${REPORT}/getRankingOfViolationSeatsByRuleLevel`, (request) =>
      code0({ rankingData: rank(form(request), LEVELS, []) }),
    ),
    post(`${REPORT}/getRankingOfViolationSeatsByCoverStatus`, (request) =>
      code0({ rankingData: rank(form(request), [], COVERS) }),
    ),
    post(`${REPORT}/getQualityDetailData`, (request) => code200({ violationDetail: details(request) })),
    post(`${REPORT}/exportSeatQualityScoreData`, (request) =>
      file(toCsv(rank(form(request), LEVELS, COVERS)), 'text/csv; charset=utf-8', 'seat-scores.csv'),
    ),
    post('/qc-admin/ruleExpand/getRuleListByTenantId/{tenantId}', ({ person, params }) => {
      if (Number(params['tenantId']) !== person.tenantId) throw new NotFound('Company not found')
      return code200(ruleList())
    }),
    get('/assistant-cms/business/businessScene/v1/getSceneList', () => code0(SCENES)),
    post('/assistant-cms/icsDataMain/getDynamicList', ({ person, body }) => {
      const found = findRecords(person, body)
      return code0({ tableData: cutPage(found, body), total: found.length })
    }),
    get('/assistant-cms/icsDataMain/exportExcel', ({ person, query }) =>
      file(toCsv(findRecords(person, query)), 'text/csv; charset=utf-8', 'violations.csv'),
    ),
  ]
}

const ruleList = () => RULES.map((name, index) => ({ id: FIRST_RULE_ID + index, name }))

function toOverview({ people, days }: Form) {
  const all = violationsFor(people, days)
  const counted = (isCounted: (violation: Violation) => boolean) =>
    LEVELS.map((ruleLevel) => ({
      ruleLevel,
      qualityDataList: days.map(
        (day) =>
          all.filter(
            (violation) =>
              violation.level === ruleLevel && dayAt(violation.at) === day && isCounted(violation),
          ).length,
      ),
    }))
  return {
    qualityRuleResult: {
      ruleList: RULES,
      dataList: RULES.map((_name, index) => all.filter(({ ruleIndex }) => ruleIndex === index).length),
    },
    qualityLevel: { timeList: days.map(axisDay), dataList: counted(() => true) },
    completionQualityLevel: { dataList: counted(({ isCovered }) => isCovered) },
  }
}

const COVERS = ['anaphoraNum', 'unAnaphoraNum', 'notNeedAnaphoraNum'] as const

function rank({ people, days }: Form, levels: readonly number[], covers: readonly (typeof COVERS)[number][]) {
  const rows = people.map((seat) => {
    const { violations } = sumFacts([seat], days)
    const violationCount = violations.reduce((sum, count) => sum + count, 0)
    const byCover = {
      anaphoraNum: Math.floor(violationCount / 2),
      unAnaphoraNum: violationCount - Math.floor(violationCount / 2),
      notNeedAnaphoraNum: 0,
    }
    return {
      seatName: seat.name,
      orgName: organisationName(seat.orgId),
      violationCount,
      ...Object.fromEntries(levels.map((level) => [`violationLevelCount${level}`, violations[level] ?? 0])),
      ...Object.fromEntries(covers.map((name) => [name, byCover[name]])),
    }
  })
  return rows.toSorted((a, b) => b.violationCount - a.violationCount)
}

/** The documents name no total beside this list: it is whole, and the console pages it. */
function details(request: SignedInRequest) {
  const { body } = request
  const { people, days } = readForm(request.person, body)
  return violationsFor(people, days)
    .map(({ seat, at, level, ruleIndex, id }) => ({
      sceneName: SCENES[ruleIndex % SCENES.length]?.name ?? '',
      ruleName: RULES[ruleIndex] ?? '',
      createTime: at,
      ruleLevel: level,
      seatName: seat.name,
      seatId: seat.id,
      orgName: organisationName(seat.orgId),
      chatInfoUrl: `${request.origin}/chats/${id}`,
    }))
    .filter(
      ({ sceneName, ruleName, ruleLevel }) =>
        (!body.has('ruleLevel') || ruleLevel === body.number('ruleLevel')) &&
        isNamed(SCENES, sceneName, body.optionalNumber('sceneId')) &&
        isNamed(ruleList(), ruleName, body.optionalNumber('ruleId')),
    )
}

function isNamed(
  list: readonly { id: number; name: string }[],
  name: string,
  id: number | undefined,
): boolean {
  return id === undefined || list.find((row) => row.id === id)?.name === name
}

/** The violation records of a business, from a time on. */
function findRecords(person: Person, filter: Fields) {
  const business = filter.number('bizTypeId')
  const begin = filter.number('beginTime')
  const end = filter.optionalNumber('endTime') ?? currentTime()
  const seatIds = filter.numbers('userId')
  const teams = filter.numbers('orgId')
  const isOwn = businesses.some(({ id, tenantId }) => id === business && tenantId === person.tenantId)
  const people = (isOwn ? findSeats(person.tenantId, { bizTypeId: business }) : []).filter(
    ({ id, orgId }) =>
      (seatIds.length === 0 || seatIds.includes(id)) && (teams.length === 0 || teams.includes(orgId)),
  )
  const status = filter.optionalNumber('anaphoraStatus') ?? ALL
  const dataSource = filter.optionalNumber('idmDataSource') ?? ALL
  return violationsFor(people, daysOfRange(dayAt(begin), dayAt(end)))
    .filter(({ at, level }) => at >= begin && at <= end && isLevel(filter, level))
    .map((violation) => toRecord(violation, business))
    .filter(
      (record) =>
        isNamed(ruleList(), record.idmRuleName, filter.optionalNumber('ruleId')) &&
        (status === ALL || record.anaphoraStatus === status) &&
        (dataSource === ALL || record.idmDataSource === dataSource) &&
        contains(record.sessionId, filter.text('sessionId')),
    )
}

const isLevel = (filter: Fields, level: number): boolean =>
  !filter.has('ruleLevel') || filter.number('ruleLevel') === level

function toRecord({ id, seat, at, ruleIndex, isCovered }: Violation, business: number) {
  return {
    idmId: id,
    idmChannelId: 'phone',
    clientUser: `Customer ${id % 10_000}`,
    business: businessName(business),
    idmServiceName: findPerson(seat.id)?.name ?? '',
    idmDataSource: id % 3,
    idmRuleName: RULES[ruleIndex] ?? '',
    idmWord: 'guaranteed',
    idmHitTime: at,
    anaphoraStatus: isCovered ? 1 : 0,
    sessionId: `s-${seat.id}-${dayAt(at)}-0`,
  }
}
