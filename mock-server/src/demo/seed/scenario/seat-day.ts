import { STATUS_EVENT } from '@console/contracts'
import type { Random } from '../random.ts'
import { hitsOf, plantedBy } from './call-hits.ts'
import { callsOf } from './calling.ts'
import { oneOf, weighted } from './chances.ts'
import { addHands } from './hands.ts'
import type { Numbers } from './numbers.ts'
import type { Nature } from './seat-profile.ts'
import { utterancesOf } from './talking.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { type WorldDay } from './scenario-days.ts'
import {
  noFacts,
  type Doer,
  type Moment,
  type WholeFacts,
  type WorldBusiness,
  type World,
  type WorldSeat,
} from './scenario-model.ts'
import { workingDay, type Span } from './working-day.ts'

/** Of the work of a seat that has a ramping business among others: on the first and on the last day. */
const RAMP_WEIGHT = { first: 0.05, last: 2.5 }
/** Chance to work for another business after the meal. */
const SWITCH_CHANCE = 0.3
const TWIN_USES = { least: 2, most: 9 }
const PROCESSES = {
  en: ['First contact', 'Follow-up', 'Renewal'],
  zh: ['首次触达', '二次跟进', '到期续约'],
} as const
const EXPECTED_BREAK_MS = 1.5 * 3600 * 1000

export type SeatDay = {
  world: World
  day: WorldDay
  seat: WorldSeat
  nature: Nature
  /** From then on the seat's twin is used; null without one. */
  twinFrom: Moment | null
  random: Random
  ofWords: Random
  ofHands: Random
  numbers: Numbers
}

/** All that one seat does on one day. */
export function factsOfSeatDay(seatDay: SeatDay): WholeFacts {
  const { day, seat, nature, random } = seatDay
  const facts = noFacts()
  const planned = isOpenOn(seat, day) ? workingDay(day, nature, random) : null
  if (planned === null) return facts
  const first = businessOf(seatDay)
  const { shift, spans } = planned
  facts.shifts.push({
    ...shift,
    shiftId: seatDay.numbers.shift(),
    userId: seat.userId,
    businessTypeId: first.id,
    expectedWorkSeconds: (shift.endsAt - shift.startsAt - EXPECTED_BREAK_MS) / 1000,
  })
  let business = first
  for (const span of spans) {
    const doer = doerOf(seat, business)
    facts.statuses.push({ ...doer, at: span.from, evt: span.evt, subEvt: span.subEvt })
    if (span.subEvt === 'productive') addCalls(facts, seatDay, { span, doer, business })
    if (span.subEvt === 'lunchBreak' && random.chance(SWITCH_CHANCE)) business = businessOf(seatDay)
  }
  const last = spans.at(-1)
  if (last) {
    facts.statuses.push({ ...doerOf(seat, business), at: last.to, evt: STATUS_EVENT.logOut, subEvt: null })
  }
  addTwinUses(facts, seatDay)
  addHands(facts, seatDay.ofHands)
  return facts
}

/** Whole days only: nobody is opened or closed in the middle of a shift. */
function isOpenOn(seat: WorldSeat, { midnight }: WorldDay): boolean {
  return seat.openedAt <= midnight && (seat.closedAt === null || seat.closedAt > midnight + 2 * DAY_MS)
}

function businessOf({ world: { tenant }, seat, day, random }: SeatDay): WorldBusiness {
  const own = tenant.businesses.filter(({ id }) => seat.businessIds.includes(id))
  const ramp = RAMP_WEIGHT.first * (RAMP_WEIGHT.last / RAMP_WEIGHT.first) ** day.progress
  const place = weighted(
    random,
    own.map(({ isRampingUp }) => (isRampingUp ? ramp : 1)),
  )
  const business = own[place]
  if (!business) throw new Error(`seat ${seat.userId} has no business`)
  return business
}

const doerOf = ({ userId, orgId }: WorldSeat, { id, projectId }: WorldBusiness): Doer => ({
  userId,
  orgId,
  businessTypeId: id,
  projectId,
})

type Work = { span: Span; doer: Doer; business: WorldBusiness }

function addCalls(facts: WholeFacts, seatDay: SeatDay, { span, doer, business }: Work): void {
  const { world, day, nature, random, ofWords, numbers } = seatDay
  const { tenant, firstDayOfWords } = world
  const made = callsOf(
    { from: span.from, to: span.to, doer, business },
    { tenant, day, nature, random, numbers },
  )
  facts.conversations.push(...made.conversations)
  for (const call of made.calls) {
    facts.calls.push(call)
    const { answeredAt } = call
    if (answeredAt === null) continue
    const answered = { ...call, answeredAt }
    const hits = hitsOf(answered, { business, nature, random, numbers })
    facts.violations.push(...hits.violations)
    facts.labelHits.push(...hits.labelHits)
    facts.recommendations.push(...hits.recommendations)
    if (day.day < firstDayOfWords) continue
    const planted = plantedBy(hits)
    facts.utterances.push(
      ...utterancesOf({ call: answered, business, planted, language: tenant.language, random: ofWords }),
    )
  }
}

function addTwinUses(facts: WholeFacts, { world, twinFrom, day, random, numbers }: SeatDay): void {
  if (twinFrom === null || twinFrom > day.midnight || facts.calls.length === 0) return
  const { tenant } = world
  for (let left = random.int(TWIN_USES.least, TWIN_USES.most); left > 0; left -= 1) {
    const { userId, orgId, businessTypeId, projectId, productId, sessionId, startedAt } = oneOf(
      random,
      facts.calls,
    )
    const products = tenant.businesses.flatMap(({ products: own }) => own)
    facts.twinUses.push({
      userId,
      orgId,
      businessTypeId,
      projectId,
      useId: numbers.use(),
      usedAt: startedAt,
      productName: products.find(({ id }) => id === productId)?.name ?? '',
      processName: random.pick(PROCESSES[tenant.language]),
      sessionId,
    })
  }
}
