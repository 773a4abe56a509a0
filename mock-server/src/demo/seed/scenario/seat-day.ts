import { STATUS_EVENT } from '@console/contracts'
import { addDays } from '../../../platform/time/days.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import { createHits } from './call-hits.ts'
import { createCalls } from './calling.ts'
import { pickOne, weighted } from './chances.ts'
import type { Numbers } from './numbers.ts'
import { type ScenarioDay } from './scenario-days.ts'
import {
  type Actor,
  type DayFacts,
  emptyFacts,
  type LabelHitFact,
  type Moment,
  type Scenario,
  type ScenarioBusiness,
  type ScenarioSeat,
  type UtteranceFact,
} from './scenario-model.ts'
import type { SeatProfile } from './seat-profile.ts'
import { createUtterances } from './talking.ts'
import { type Span, workingDay } from './working-day.ts'

/** Share of the answered calls that last long enough for the seat to need somebody. */
const HAND_CHANCE = 0.04

const MIN_TALK_MS = 60 * SECOND_MS

const UP_SECONDS = { min: 10, max: 90 }

/** Weight of a ramping business in the work of a seat that has others too: on the first and on the last day. */
const RAMP_WEIGHT = { first: 0.05, last: 2.5 }
/** Chance to work for another business after the meal. */
const SWITCH_CHANCE = 0.3
const TWIN_USES = { min: 2, max: 9 }
const PROCESSES = {
  en: ['First contact', 'Follow-up', 'Renewal'],
  zh: ['首次触达', '二次跟进', '到期续约'],
} as const
const EXPECTED_BREAK_MS = 1.5 * HOUR_MS
/** Number of days before the scenario's end: all days of the demo; of a large scenario as many as its disk has room for. */
const DAYS_OF_FOUND_WORDS = 35

export type SeatDay = {
  scenario: Scenario
  day: ScenarioDay
  seat: ScenarioSeat
  profile: SeatProfile
  /** From then on the seat's twin is used; null without one. */
  twinFrom: Moment | null
  random: Random
  wordsRandom: Random
  handsRandom: Random
  numbers: Numbers
}

/** All that one seat does on one day. */
export function factsOfSeatDay(seatDay: SeatDay): DayFacts {
  const { day, seat, profile, random } = seatDay
  const facts = emptyFacts()
  const planned = isOpenOn(seat, day) ? workingDay(day, profile, random) : null
  if (planned === null) return facts
  const first = pickBusiness(seatDay)
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
    const actor = toActor(seat, business)
    facts.statuses.push({ ...actor, at: span.from, evt: span.evt, subEvt: span.subEvt })
    if (span.subEvt === 'productive') addCalls(facts, seatDay, { span, actor, business })
    if (span.subEvt === 'lunchBreak' && random.chance(SWITCH_CHANCE)) business = pickBusiness(seatDay)
  }
  const last = spans.at(-1)
  if (last) {
    facts.statuses.push({ ...toActor(seat, business), at: last.to, evt: STATUS_EVENT.logOut, subEvt: null })
  }
  addTwinUses(facts, seatDay)
  addHands(facts, seatDay.handsRandom)
  return facts
}

/** Whole days only: nobody is opened or closed in the middle of a shift. */
function isOpenOn(seat: ScenarioSeat, { midnight }: ScenarioDay): boolean {
  return seat.openedAt <= midnight && (seat.closedAt === null || seat.closedAt > midnight + 2 * DAY_MS)
}

function pickBusiness({ scenario: { tenant }, seat, day, random }: SeatDay): ScenarioBusiness {
  const own = tenant.businesses.filter(({ id }) => seat.businessIds.includes(id))
  const ramp = RAMP_WEIGHT.first * (RAMP_WEIGHT.last / RAMP_WEIGHT.first) ** day.progress
  const index = weighted(
    random,
    own.map(({ isRampingUp }) => (isRampingUp ? ramp : 1)),
  )
  const business = own[index]
  if (!business) throw new Error(`seat ${seat.userId} has no business`)
  return business
}

const toActor = ({ userId, orgId }: ScenarioSeat, { id }: ScenarioBusiness): Actor => ({
  userId,
  orgId,
  businessTypeId: id,
  // Follows from the moment of each fact.
  projectId: null,
})

type Work = { span: Span; actor: Actor; business: ScenarioBusiness }

function addCalls(facts: DayFacts, seatDay: SeatDay, { span, actor, business }: Work): void {
  const { scenario, day, profile, random, wordsRandom, numbers } = seatDay
  const { tenant, firstDayOfWords, lastDay } = scenario
  const firstDayOfFoundWords = addDays(lastDay, 1 - DAYS_OF_FOUND_WORDS)
  const made = createCalls(
    { from: span.from, to: span.to, actor, business },
    { tenant, day, profile, random, numbers },
  )
  facts.conversations.push(...made.conversations)
  for (const call of made.calls) {
    facts.calls.push(call)
    const { answeredAt } = call
    if (answeredAt === null) continue
    const answered = { ...call, answeredAt }
    const hits = createHits(answered, { business, profile, random, numbers })
    facts.violations.push(...hits.violations)
    facts.labelHits.push(...hits.labelHits)
    facts.recommendations.push(...hits.recommendations)
    const isFound = hits.violations.length + hits.labelHits.length > 0 && day.day >= firstDayOfFoundWords
    if (day.day < firstDayOfWords && !isFound && call.sessionId !== sampledSession(facts)) continue
    const { language } = tenant
    const words = createUtterances({
      call: answered,
      business,
      planted: hits.planted,
      language,
      random: wordsRandom,
    })
    facts.utterances.push(...words)
    for (const hit of hits.labelHits) hit.found = positionIn(words, hit)
  }
}

/** Finds the position of a hit's words. */
function positionIn(utterances: readonly UtteranceFact[], { hitAt, phrase }: LabelHitFact) {
  const said = utterances.find(({ saidAt, words }) => saidAt === hitAt && words.includes(phrase))
  if (!said) return null
  const begin = said.words.indexOf(phrase)
  return { seq: said.seq, begin, end: begin + phrase.length }
}

/**
 * The first session of each seat has its words on the days before those with all words, too, and so has a call in which something
 * was found: anyone who opens the hit reads what was said.
 */
const sampledSession = (facts: DayFacts): string | undefined => facts.conversations[0]?.sessionId

function addTwinUses(facts: DayFacts, { scenario, twinFrom, day, random, numbers }: SeatDay): void {
  if (twinFrom === null || twinFrom > day.midnight || facts.calls.length === 0) return
  const { tenant } = scenario
  for (let left = random.int(TWIN_USES.min, TWIN_USES.max); left > 0; left -= 1) {
    const { userId, orgId, businessTypeId, projectId, productId, sessionId, startedAt } = pickOne(
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

/** Hands that are raised during calls, and lowered when help came or the call is over. */
function addHands(facts: DayFacts, random: Random): void {
  for (const { userId, answeredAt, endedAt } of facts.calls) {
    if (answeredAt === null || endedAt - answeredAt < MIN_TALK_MS || !random.chance(HAND_CHANCE)) continue
    const raisedAt = answeredAt + random.int(MIN_TALK_MS / 4, endedAt - answeredAt - 1)
    const upMs = random.int(UP_SECONDS.min, UP_SECONDS.max) * SECOND_MS
    facts.hands.push({ userId, raisedAt, loweredAt: Math.min(endedAt, raisedAt + upMs) })
  }
}
