import { daysOfRange, isDay, startTime } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { findPerson, findSeats, seesCompany, type Person } from '../base/people.ts'
import { code200, file } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { toCsv } from '../http/files.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { eventsOn, shiftOn, toTrack } from './tracks.ts'

const STATUS = '/api/dolphin-ai/stat/status'
const SCHEDULES = '/api/dolphin-ai/monitor/schedules/detail'
const IDLE_OVERTIME_SECONDS = 900

type Range = { people: Person[]; days: string[] }

function readRange({ person }: SignedInRequest, fields: Fields): Range {
  const beginAt = fields.requiredText('beginAt')
  const endAt = fields.requiredText('endAt')
  if (!isDay(beginAt) || !isDay(endAt)) throw new BadRequest('Days are YYYYMMDD')
  const people = findSeats(person.tenantId, {
    bizTypeId: fields.optionalNumber('bizTypeId'),
    orgId: fields.optionalNumber('orgId'),
    userId: fields.optionalNumber('userId'),
  })
  return { people, days: daysOfRange(beginAt, endAt) }
}

/** The one seat of a range, which must name it. */
function readSeat(request: SignedInRequest): { seat: Person; days: string[] } {
  const { days } = readRange(request, request.query)
  const seat = findPerson(request.query.number('userId'))
  if (seat === undefined || !seesCompany(request.person.tenantId, seat.tenantId))
    throw new NotFound('Person not found')
  return { seat, days }
}

export function monitorRoutes({ files }: Platform): Route[] {
  return [
    get(`${STATUS}/track`, (request) => code200(tracks(readRange(request, request.query)))),
    get(`${STATUS}/detail`, (request) => {
      const { seat, days } = readSeat(request)
      return code200(toTrack(seat, days))
    }),
    get(`${STATUS}/list/events`, (request) => {
      const { seat, days } = readSeat(request)
      return code200({ events: days.flatMap((day) => eventsOn(seat, day)) })
    }),
    get(`${STATUS}/list/inactive_alert`, (request) =>
      code200({ userInactiveAlertList: alerts(readRange(request, request.query)) }),
    ),
    get(`${STATUS}/rank`, (request) => {
      request.query.require('rankType')
      const found = alerts(readRange(request, request.query))
      const names = [...new Set(found.map(({ userName }) => userName))]
      const rankList = names.map((userName) => ({
        userName,
        value: found.filter((alert) => alert.userName === userName).length,
      }))
      return code200({ rankList: rankList.toSorted((a, b) => b.value - a.value) })
    }),
    get(`${STATUS}/export`, (request) => {
      request.query.require('type')
      const { people, days } = readRange(request, request.query)
      const rows = people.map((person) => toTrack(person, days))
      return code200({ fileURL: files.export(request.origin, 'status.csv', rows) })
    }),
    get('/api/dolphin-ai/monitor/config', () => code200({ idleOvertime: IDLE_OVERTIME_SECONDS })),
    get(SCHEDULES, (request) => {
      const { people, days } = readRange(request, request.query)
      const userScheduleList = people.map((person) => ({
        userId: person.id,
        userName: person.name,
        detail: days.map((day) => shiftOn(person, day)),
      }))
      return code200({ userScheduleList })
    }),
    post(`${SCHEDULES}/export`, (request) => {
      request.body.require('type')
      const { people, days } = readRange(request, request.body)
      const rows = people.flatMap((person) =>
        days.map((day) => ({ userName: person.name, day, ...shiftOn(person, day) })),
      )
      return file(toCsv(rows), 'text/csv; charset=utf-8', 'schedules.csv')
    }),
  ]
}

function tracks({ people, days }: Range) {
  const rows = people.map((person) => ({
    ...toTrack(person, days),
    events: days.flatMap((day) => eventsOn(person, day)),
  }))
  const totalOnlineDuration = rows.reduce((sum, { onlineDuration }) => sum + onlineDuration, 0)
  const online = rows.filter(({ onlineDuration }) => onlineDuration > 0).length
  return {
    userStatusTrackList: rows,
    totalOnlineUserCnt: online,
    totalOnlineDuration,
    avgOnlineDuration: online === 0 ? 0 : Math.round(totalOnlineDuration / online),
  }
}

/** One alert for each day on which a person was idle for longer than the limit, the newest first. */
function alerts({ people, days }: Range) {
  return people
    .flatMap((person) =>
      toTrack(person, days)
        .dailyTrackList.filter(({ idleDuration }) => idleDuration > IDLE_OVERTIME_SECONDS)
        .map(({ day }) => ({
          inActiveAlertAt: startTime(day) + 16 * 3600 + figure(`${person.id}.${day}.alert`, 0, 3000),
          userId: person.id,
          userName: person.name,
        })),
    )
    .toSorted((a, b) => b.inActiveAlertAt - a.inActiveAlertAt)
}
