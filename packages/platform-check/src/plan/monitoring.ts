import type { Facts } from '../base/facts.ts'
import { recordsIn, rowsIn, valueAt, type Json } from '../base/json.ts'
import type { Step } from '../base/step.ts'

const PAGE = { pageIndex: 1, pageSize: 10 }
const WEEK_SECONDS = 6 * 86_400

const monitored = (facts: Facts) => ({
  beginAt: facts.day(6),
  endAt: facts.day(0),
  bizTypeId: facts.get('bizTypeId'),
  orgId: facts.get('orgId'),
})
const edits = (facts: Facts) => ({ beginDay: facts.isoDay(6), endDay: facts.isoDay(0) })
const quality = (facts: Facts) => ({
  ...facts.week,
  bizTypeId: facts.get('bizTypeId'),
  orgId: facts.get('orgId'),
})
const violations = (facts: Facts) => ({
  bizTypeId: facts.get('bizTypeId'),
  beginTime: facts.seconds - WEEK_SECONDS,
})

const monitorQuery = (id: string, more: Json = {}): Step => ({
  id,
  request: (facts) => ({ query: { ...monitored(facts), ...more } }),
  isPrivate: true,
})
const qualityQuery = (id: string, more: Json = {}): Step => ({
  id,
  request: (facts) => ({ body: { ...quality(facts), ...more } }),
  isPrivate: true,
})

/** Status, schedules and alerts of people. */
const STATUSES: readonly Step[] = [
  {
    id: 'monitor.track',
    request: (facts) => ({ query: monitored(facts) }),
    learn: (data, facts) => facts.learn('seatUserId', recordsIn(rowsIn(data))[0]?.['userId']),
    isPrivate: true,
  },
  {
    id: 'monitor.detail',
    request: (facts) => ({ query: { ...monitored(facts), userId: facts.get('seatUserId') } }),
    record: 'userId',
    isPrivate: true,
  },
  {
    id: 'monitor.events',
    request: (facts) => ({ query: { ...monitored(facts), userId: facts.get('seatUserId') } }),
    record: 'userId',
    isPrivate: true,
  },
  monitorQuery('monitor.alerts'),
  monitorQuery('monitor.alertRank', { rankType: 'alertCnt' }),
  monitorQuery('monitor.statusExport', { type: 'whole' }),
  monitorQuery('monitor.schedules'),
  {
    id: 'monitor.schedulesExport',
    request: (facts) => ({ body: { ...monitored(facts), type: 'whole' } }),
  },
  { id: 'monitor.config', request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }) },
  { id: 'monitor.editHistory', request: (facts) => ({ query: { ...edits(facts), ...PAGE } }) },
  { id: 'monitor.editExport', request: (facts) => ({ query: edits(facts) }) },
]

/** Violations of rules. */
const QUALITY: readonly Step[] = [
  qualityQuery('quality.getDataMarketQualityData'),
  qualityQuery('quality.getHomePageQualityData'),
  qualityQuery('quality.getViolationQualityData'),
  qualityQuery('quality.seatRank'),
  qualityQuery('quality.seatRankByLevel'),
  qualityQuery('quality.seatRankByCover'),
  qualityQuery('quality.violations', PAGE),
  qualityQuery('quality.exportSeats'),
  {
    id: 'quality.records',
    request: (facts) => ({ body: { ...violations(facts), pageNum: 1, pageSize: 10 } }),
    isPrivate: true,
  },
  { id: 'quality.exportRecords', request: (facts) => ({ query: violations(facts) }) },
  {
    id: 'quality.rules',
    request: (facts) => ({ params: { tenantId: facts.get('tenantId') } }),
    record: 'tenantId',
    isPrivate: true,
  },
  { id: 'quality.scenes', request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }) },
]

/** The wall of seats. */
const WORKSPACE: readonly Step[] = [
  {
    id: 'workspace.orgTree',
    request: (facts) => ({ body: { businessTypeID: facts.get('bizTypeId') } }),
    learn: (data, facts) =>
      facts.learn('seatOrgId', findSeats(recordsIn(valueAt(data, 'orgList')))?.['orgID']),
    isPrivate: true,
  },
  {
    id: 'workspace.orgUsers',
    request: (facts) => ({ body: { orgID: facts.get('seatOrgId') } }),
    learn: (data, facts) => {
      const seats = recordsIn(valueAt(data, 'users'))
      const seat = seats.find(({ roomID }) => typeof roomID === 'string' && roomID !== '')
      facts.learn('roomId', seat?.['roomID'])
      facts.learn('wallUserId', valueAt(seat ?? seats[0], 'user', 'id'))
    },
    record: 'orgID',
    isPrivate: true,
  },
  {
    id: 'workspace.orgUsersByBusiness',
    request: (facts) => ({ body: { bizTypeId: facts.get('contractorBizTypeId') } }),
    record: 'bizTypeId',
  },
  {
    id: 'workspace.businessStats',
    request: (facts) => ({
      body: {
        businessTypeID: facts.get('bizTypeId'),
        orgID: facts.get('seatOrgId'),
        userIDList: [facts.get('wallUserId')],
      },
    }),
  },
  {
    id: 'workspace.userFlags',
    request: (facts) => ({ body: { key: 'handup', userIDList: [facts.get('wallUserId')] } }),
  },
  {
    id: 'workspace.monitorPicture',
    request: (facts) => ({ body: { roomID: facts.get('roomId') } }),
    record: 'roomID',
    isPrivate: true,
  },
]

/** The lowest organisation that has seats: a list of its people is short. */
function findSeats(organisations: readonly Json[]): Json | undefined {
  for (const organisation of organisations) {
    const below = findSeats(recordsIn(organisation['children']))
    if (below !== undefined) return below
    if (Number(organisation['seatCnt']) > 0) return organisation
  }
  return undefined
}

export const MONITORING_STEPS: readonly Step[] = [...STATUSES, ...QUALITY, ...WORKSPACE]
