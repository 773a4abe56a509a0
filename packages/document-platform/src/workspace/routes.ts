import { organisations, organisationName, organisationsBelow } from '../base/companies.ts'
import { currentTime, today } from '../base/days.ts'
import { dayFacts, figure, quotients } from '../base/figures.ts'
import { findPerson, seats, seesCompany, type Person } from '../base/people.ts'
import { code0, code200, file, refusal } from '../http/envelopes.ts'
import { NotFound } from '../http/problems.ts'
import { get, post, type Route } from '../http/router.ts'
import { screenPicture } from './screen-picture.ts'

const STATUS_SECONDS = 600
/** Offline, online, calling, idle, ringing: a seat goes through them, ten minutes each. */
const STATUSES = [2, 3, 2, 3, 4, 3, 5, 3, 1] as const
const ROOM = 'room-'
const GROUP_SEAT = 2
const ADD = 1

/** The settings that a company's wall warns by, as the documents list them. */
type WarnSettings = Record<string, unknown>
const createWarnSettings = (): WarnSettings => ({
  workTimes: [{ start: '08:00', end: '20:00' }],
  callCnt: 20,
  talkCnt: 8,
  talkTime: 1800,
  avgTalkTime: 60,
  talkRate: 20,
  foulCnt: 5,
})

/** Seats start at different phases, so that the wall shows several statuses at a time; each status lasts equally long. */
function statusAt({ id }: Person, time: number) {
  const phase = time + figure(`${id}.phase`, 0, STATUSES.length * STATUS_SECONDS)
  return {
    status: STATUSES[Math.floor(phase / STATUS_SECONDS) % STATUSES.length] ?? 1,
    statusDuration: phase % STATUS_SECONDS,
  }
}

/** The state of a seat, as the lists of the workspace and of a project have it. */
export function seatState(person: Person): { status: number; statusDuration: number; roomID: string } {
  return { ...statusAt(person, currentTime()), roomID: `${ROOM}${person.id}` }
}

export function workspaceRoutes(): Route[] {
  const warnSettings = new Map<number, WarnSettings>()
  /** `<who pinned>.<seat>` */
  const pins = new Set<string>()
  const warnSettingsFor = (tenantId: number) => warnSettings.get(tenantId) ?? createWarnSettings()
  const listUsers = (viewer: Person, found: readonly Person[]) => ({
    users: found.map((seat) => toUser(seat, pins.has(`${viewer.id}.${seat.id}`))),
  })
  return [
    post('/api/dolphin/user/describeOrgTree', ({ person, body }) =>
      code0({ orgList: orgTree(person.tenantId, null, body.optionalNumber('businessTypeID')) }),
    ),
    post('/api/dolphin/user/describeOrgUsers', ({ person, body }) => {
      const below = organisationsBelow(body.number('orgID'))
      const found = visibleSeats(person).filter(({ orgId }) => below.includes(orgId))
      return code0(listUsers(person, found))
    }),
    post('/api/dolphin/user/describeOrgUsersByBizTypeId', ({ person, body }) => {
      const business = body.number('bizTypeId')
      const found = visibleSeats(person).filter(({ businessIds }) => businessIds.includes(business))
      return code200(listUsers(person, found))
    }),
    post('/api/dolphin/user/describeBusinessStatsBatch', ({ person, body }) => {
      body.number('businessTypeID')
      body.number('orgID')
      const ids = [...body.numbers('userIDList'), ...body.numbers('userID')]
      const settings = warnSettingsFor(person.tenantId)
      return code0({
        businessStats: visibleSeats(person)
          .filter(({ id }) => ids.includes(id))
          .map((seat) => ({ userID: seat.id, infos: toInfos(seat, settings) })),
      })
    }),
    post('/api/dolphin/user/describeUserFlags', ({ body }) => {
      // A hand is up for a minute of each ten.
      const isRaised = (id: number) => Math.floor(currentTime() / 60 + id) % 10 === 0
      body.require('key')
      return code0(body.requiredNumbers('userIDList').filter(isRaised))
    }),
    post('/api/dolphin/user/modifyCollection', ({ person, body }) => {
      const pin = `${person.id}.${body.number('targetUserID')}`
      if (body.number('operationType') === ADD) pins.add(pin)
      else pins.delete(pin)
      return code200()
    }),
    post('/api/dolphin/user/describeMonitorPic', ({ person, body }) => {
      const seat = findPerson(Number(body.requiredText('roomID').replace(ROOM, '')))
      if (seat === undefined || !seesCompany(person.tenantId, seat.tenantId))
        throw new NotFound('Room not found')
      return file(screenPicture, 'image/jpeg')
    }),
    post('/api/dolphin/user/describeDispatcher', () => refusal('This platform has no realtime server')),
    ...warnRoutes(warnSettingsFor, (tenantId, settings) => warnSettings.set(tenantId, settings)),
  ]
}

const visibleSeats = ({ tenantId }: Person): Person[] =>
  seats.filter((seat) => seesCompany(tenantId, seat.tenantId))

function warnRoutes(
  find: (tenantId: number) => WarnSettings,
  save: (tenantId: number, settings: WarnSettings) => void,
): Route[] {
  return [
    get('/api/dolphin-ai/stat/summaryWarnIndicators', ({ person }) => code200(find(person.tenantId))),
    post('/api/dolphin-ai/stat/saveWarnIndicators', ({ person, body }) => {
      const names = Object.keys(createWarnSettings())
      const thresholds = names.filter((name) => name !== 'workTimes')
      save(person.tenantId, {
        workTimes: body
          .records('workTimes')
          .map((range) => ({ start: range.text('start'), end: range.text('end') })),
        ...Object.fromEntries(thresholds.map((name) => [name, body.number(name)])),
      })
      return code200()
    }),
  ]
}

type OrgNode = { orgID: number; orgName: string; seatCnt: number; children: OrgNode[] }

function orgTree(tenantId: number, parent: number | null, business: number | undefined): OrgNode[] {
  return organisations
    .filter(({ parentId, tenantId: owner }) => parentId === parent && owner === tenantId)
    .map(({ id, name }) => {
      const below = organisationsBelow(id)
      const isHere = ({ orgId, businessIds }: Person) =>
        below.includes(orgId) && (business === undefined || businessIds.includes(business))
      return {
        orgID: id,
        orgName: name,
        seatCnt: seats.filter(isHere).length,
        children: orgTree(tenantId, id, business),
      }
    })
}

function toUser(seat: Person, isCollected: boolean): Record<string, unknown> {
  const { id, name, orgId, phone } = seat
  return {
    user: { id, name, orgId, orgName: organisationName(orgId), phone, type: GROUP_SEAT },
    ...seatState(seat),
    isCollected,
    version: '2.5.0.5000',
  }
}

function toInfos(seat: Person, settings: WarnSettings) {
  const facts = dayFacts(seat, today())
  const values = {
    callCnt: ['Calls', facts.calls],
    talkCnt: ['Valid calls', facts.talks],
    talkRate: ['Valid rate', Math.round(quotients.talkRate(facts) * 100)],
    talkTime: ['Talk time', facts.talkTime],
    avgTalkTime: ['Average talk time', quotients.averageTalk(facts)],
    foulCnt: ['Violations', facts.violations.reduce((sum, count) => sum + count, 0)],
  } as const
  return Object.entries(values).map(([key, [name, value]]) => ({
    key,
    name,
    value,
    warnIndicators: settings[key] ?? null,
  }))
}
