import { currentTime, DAY_SECONDS, startTime } from '../base/days.ts'
import { createIds } from '../base/ids.ts'
import { findPerson, people, type Person } from '../base/people.ts'
import { code200, refusal, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { EVENT } from './tracks.ts'

const EVT = '/api/dolphin-ai/stat/status/evt'
const LONGEST_REASON = 1000

/** The event that each work type of the form becomes. */
const WORK_TYPES: Record<string, number> = {
  shortBreak: EVENT.rest,
  lunchBreak: EVENT.rest,
  productive: EVENT.work,
  training: EVENT.work,
  coaching: EVENT.work,
  meeting: EVENT.work,
  downtime: EVENT.idle,
  idle: EVENT.idle,
  online: EVENT.online,
  offline: EVENT.logOut,
  leave: EVENT.leave,
}
const WITH_PARTS: readonly number[] = [EVENT.work, EVENT.rest, EVENT.idle]

type Span = { evt: number; subEvt: string; startTime: number; endTime: number }
type Correction = {
  id: number
  personId: number
  editorId: number
  createdAt: number
  userAccount: string
  creatorName: string
  reason: string
  oldEvt: Span[]
  newEvt: Span
}

const toSpan = (workType: string, start: number, end: number): Span => {
  const evt = WORK_TYPES[workType]
  if (evt === undefined) throw new BadRequest(`There is no work type ${workType}`)
  return { evt, subEvt: WITH_PARTS.includes(evt) ? workType : '', startTime: start, endTime: end }
}

export function correctionRoutes({ files }: Platform): Route[] {
  const nextId = createIds(8_120_044)
  const corrections: Correction[] = []
  const add = (editor: Person, change: { seat: Person; span: Span; reason: string; at?: number }): void => {
    const { seat, span, reason, at = currentTime() } = change
    corrections.unshift({
      id: nextId(),
      personId: seat.id,
      editorId: editor.id,
      createdAt: at,
      userAccount: seat.account,
      creatorName: editor.name,
      reason,
      oldEvt: [{ ...span, evt: EVENT.idle, subEvt: 'idle' }],
      newEvt: span,
    })
  }
  const [editor] = people
  for (const seat of people.filter(({ type }) => type === 'TSR'))
    if (editor !== undefined) {
      const start = currentTime() - 3600
      add(editor, {
        seat,
        span: toSpan('meeting', start, start + 900),
        reason: 'Team meeting',
        at: start + 1800,
      })
    }
  const toItem = ({ personId: _seat, editorId: _editor, id: _id, ...item }: Correction) => item
  return [
    post(`${EVT}/edit`, (request) => edit(request, add)),
    get(`${EVT}/history`, (request) => {
      const found = filterCorrections(corrections, request.query)
      return code200({ items: cutPage(found, request.query).map(toItem), total: found.length })
    }),
    get(`${EVT}/export`, ({ query, origin }) => {
      const rows = filterCorrections(corrections, query).map(toItem)
      return code200({ fileURL: files.export(origin, 'edit-history.csv', rows) })
    }),
  ]
}

function edit({ person, body }: SignedInRequest, add: (editor: Person, change: Change) => void): Answer {
  const seat = findPerson(body.number('userId'))
  if (seat === undefined || seat.tenantId !== person.tenantId) throw new NotFound('Person not found')
  const start = body.number('start')
  const end = body.number('end')
  if (end <= start) return refusal('The end is not after the start')
  if (end > currentTime() + 60) return refusal('The end is in the future')
  const reason = body.requiredText('reason')
  if (reason.length > LONGEST_REASON) throw new BadRequest('The reason is too long')
  add(person, { seat, span: toSpan(body.requiredText('evtType'), start, end), reason })
  return code200()
}

type Change = { seat: Person; span: Span; reason: string }

function filterCorrections(corrections: readonly Correction[], query: Fields): Correction[] {
  const begin = startTime(query.requiredText('beginDay'))
  const end = startTime(query.requiredText('endDay')) + DAY_SECONDS
  const account = query.optionalNumber('accountId')
  const editor = query.optionalNumber('editorId')
  return corrections.filter(
    ({ createdAt, personId, editorId }) =>
      createdAt >= begin &&
      createdAt < end &&
      (account === undefined || personId === account) &&
      (editor === undefined || editorId === editor),
  )
}
