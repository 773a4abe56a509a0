/** Facts of one tenant in whole unix seconds, as the statistics see them. */
export type ReferenceFacts = {
  calls: {
    userId: number
    orgId: number
    businessTypeId: number
    projectId: number
    isOutbound: boolean
    startedAt: number
    answeredAt: number | null
    endedAt: number | null
    isQuoted: boolean
    isOrdered: boolean
  }[]
  /** In the order of their receipt. */
  statuses: {
    userId: number
    orgId: number
    businessTypeId: number
    projectId: number
    at: number
    evt: number
    subEvt: string | null
  }[]
  corrections: {
    userId: number
    businessTypeId: number
    start: number
    end: number
    evt: number
    subEvt: string | null
  }[]
}

export type ReferenceInput = {
  facts: ReferenceFacts
  timezone: string
  validCallSeconds: number
  now: number
  /** The organisation of each person at a moment, to which corrected spans count. */
  orgOf: (userId: number, second: number) => number
}

const DAY = 86_400
const SLOT = 900

/** Rows as texts, sorted: one set for each statistic. */
export type ReferenceStatistics = { userDays: string[]; slots: string[]; online: string[]; alerts: string[] }

/**
 * The statistics by a second, obvious way: looks at every single second of every person, without any arithmetic of
 * spans, and at every call on its own.
 */
export function referenceStatistics({
  facts,
  timezone,
  validCallSeconds,
  now,
  orgOf,
}: ReferenceInput): ReferenceStatistics {
  const days = dayReader(timezone)
  const userDays = new Map<string, number[]>()
  const slots = new Map<string, number[]>()
  const online = new Map<string, Set<number>>()
  const alerts: string[] = []
  const add = (map: Map<string, number[]>, key: string, [at, amount]: [at: number, amount: number]): void => {
    const row = map.get(key) ?? Array.from({ length: COLUMNS.length }, () => 0)
    row[at] = (row[at] ?? 0) + amount
    map.set(key, row)
  }

  for (const call of facts.calls) {
    const talk =
      call.answeredAt === null || call.endedAt === null ? 0 : Math.max(0, call.endedAt - call.answeredAt)
    const counts = [
      call.isOutbound,
      call.isOutbound && call.answeredAt !== null,
      call.isOutbound && talk > validCallSeconds,
      call.isOutbound && call.isQuoted,
      call.isOutbound && call.isOrdered,
    ].map(Number)
    const position = `${call.orgId}/${call.businessTypeId}/${call.projectId}`
    const day = days.dayOf(call.startedAt)
    for (const [index, amount] of [...counts, talk].entries()) {
      add(userDays, `${day}/${call.userId}/${position}`, [index, amount])
      add(slots, `${day}/${getSlotStart(call.startedAt)}/${position}`, [index, amount])
    }
  }

  for (const userId of new Set([...facts.statuses, ...facts.corrections].map((fact) => fact.userId))) {
    let idleSince: { at: number; position: string } | null = null
    let isAlerted = false
    for (const { second, status } of iterateSeconds({ facts, userId, now, orgOf, days })) {
      if (status === null || status.name === 'offline') {
        idleSince = null
        continue
      }
      const day = days.dayOf(second)
      const position = `${status.orgId}/${status.businessTypeId}/${status.projectId}`
      const columns = ['online', 'work', 'break', 'idle'].includes(status.name) ? ['online'] : []
      if (status.name !== 'online') columns.push(status.name)
      for (const column of columns)
        add(userDays, `${day}/${userId}/${position}`, [COLUMNS.indexOf(column), 1])
      if (columns.includes('online')) {
        const slot = getSlotStart(second)
        add(slots, `${day}/${slot}/${position}`, [COLUMNS.indexOf('online'), 1])
        for (const business of [status.businessTypeId, 0]) {
          const key = `${day}/${slot}/${status.orgId}/${business}/${status.projectId}`
          online.set(key, (online.get(key) ?? new Set()).add(userId))
        }
      }
      if (status.name !== 'idle' || status.subEvt === 'downtime') {
        idleSince = null
      } else {
        if (idleSince === null) isAlerted = false
        idleSince ??= { at: second, position }
        // This second is the 901st.
        if (!isAlerted && second - idleSince.at >= SLOT) {
          isAlerted = true
          alerts.push(
            `${days.dayOf(idleSince.at + SLOT)}/${userId}/${idleSince.at + SLOT}/${idleSince.position}`,
          )
        }
      }
    }
  }
  return {
    userDays: formatRows(userDays),
    slots: formatRows(slots),
    online: [...online].map(([key, users]) => `${key}: ${users.size}`).toSorted(),
    alerts: alerts.toSorted(),
  }
}

/** Columns of a row, in this order. */
export const COLUMNS = [
  'calls',
  'answers',
  'valid',
  'quotes',
  'orders',
  'talk',
  'online',
  'work',
  'break',
  'idle',
  'leave',
]

export const getSlotStart = (second: number): number => Math.floor(second / SLOT) * SLOT

function formatRows(map: Map<string, number[]>): string[] {
  return [...map].map(([key, row]) => `${key}: ${row.join(' ')}`).toSorted()
}

type Status = {
  name: string
  subEvt: string | null
  orgId: number
  businessTypeId: number
  projectId: number
}
type Event = Status & { at: number }

const NAMES = ['offline', 'online', null, 'leave', 'work', 'break', 'online', 'idle']

type SecondsInput = Pick<ReferenceInput, 'facts' | 'now' | 'orgOf'> & { userId: number; days: DayReader }

/** Every second from the person's first event on, with the status at that time, or null. */
function* iterateSeconds(input: SecondsInput): Generator<{ second: number; status: Status | null }> {
  const { now, days } = input
  const events = listEvents(input)
  for (const [index, event] of events.entries()) {
    const next = events[index + 1]
    const isFollowed = next !== undefined && next.at - event.at <= DAY
    const until = next === undefined ? Math.min(now, event.at + 2 * DAY) : Math.min(now, next.at)
    for (let second = event.at; second < until; second += 1) {
      const isLost = !isFollowed && now > event.at + DAY
      const holds = !isLost || days.dayOf(second) === days.dayOf(event.at)
      yield { second, status: holds ? event : null }
    }
  }
}

/** Lists the events that start a status, in order; of several at one moment the last one wins. */
function listEvents({ facts, userId, orgOf }: SecondsInput): Event[] {
  const corrections = facts.corrections.filter((one) => one.userId === userId)
  const reported = facts.statuses
    .filter((one) => one.userId === userId && one.evt !== 2)
    .map((one) => ({ ...one, name: NAMES[one.evt] ?? '' }))
  const inCorrection = (at: number) => corrections.some(({ start, end }) => at >= start && at < end)
  const ends = corrections.map((one): Event => {
    const before = reported.filter(({ at }) => at < one.end && at >= one.start - DAY)
    const latest = Math.max(...before.map(({ at }) => at))
    const last = before.findLast(({ at }) => at === latest)
    return {
      at: one.end,
      name: last?.name ?? 'offline',
      subEvt: last?.subEvt ?? null,
      orgId: orgOf(userId, one.end),
      businessTypeId: last?.businessTypeId ?? one.businessTypeId,
      projectId: last?.projectId ?? 0,
    }
  })
  const starts = corrections.map((one): Event => ({
    at: one.start,
    name: NAMES[one.evt] ?? '',
    subEvt: one.subEvt,
    orgId: orgOf(userId, one.start),
    businessTypeId: one.businessTypeId,
    projectId: 0,
  }))
  return [...ends, ...starts, ...reported.filter(({ at }) => !inCorrection(at))].toSorted(
    (a, b) => a.at - b.at,
  )
}

type DayReader = { dayOf: (second: number) => string }

/** Calendar days of a zone. Zones change their clock at full quarters only, so one look a quarter is enough. */
function dayReader(timezone: string): DayReader {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' })
  const known = new Map<number, string>()
  return {
    dayOf: (second) => {
      const slot = getSlotStart(second)
      const day = known.get(slot) ?? format.format(slot * 1000)
      known.set(slot, day)
      return day
    },
  }
}
