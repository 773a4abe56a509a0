import { HOUR_MS, SECOND_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import { longTailed, pickOne, waiting, weighted } from './chances.ts'
import type { Numbers } from './numbers.ts'
import { isWeekend, type ScenarioDay } from './scenario-days.ts'
import type {
  ConversationFact,
  Actor,
  Moment,
  EndedCall,
  ScenarioBusiness,
  ScenarioTenant,
} from './scenario-model.ts'
import type { SeatProfile } from './seat-profile.ts'

const SHARE_OF_OUTBOUND = 0.9
const ANSWER_CHANCE = { outbound: 0.45, inbound: 0.93 }
const RING_SECONDS = { min: 3, max: 25 }
const TALK = { median: 210, spread: 0.72, leastSeconds: 20, mostSeconds: 2400 }
/** Between two calls: notes, looking up, waiting for the next number. */
const PAUSE_SECONDS = { min: 25, mean: 270 }
const MONDAY_SLOWNESS = 1.15
const WEEKEND_SLOWNESS = 3.9
/** Few customers call or are called outside these hours of the day. */
const DAYTIME = { first: 8, last: 20 }
const NIGHT_SLOWNESS = 1.6
const HOURS_OF_DAY = 24
/** A deal or a quote needs a real talk. */
const MIN_QUOTED_SECONDS = 60
const QUOTE_CHANCE = 0.24
const ORDER_CHANCE = 0.34
const AGAIN_CHANCE = 0.32
const MAX_CALLS_OF_SESSION = 3

export type WorkPeriod = { from: Moment; to: Moment; actor: Actor; business: ScenarioBusiness }
export type CallMaker = {
  tenant: ScenarioTenant
  day: ScenarioDay
  profile: SeatProfile
  random: Random
  numbers: Numbers
}
export type Calls = { calls: EndedCall[]; conversations: ConversationFact[] }

/** Calls that lie in one period of productive work, none over another. */
export function createCalls(period: WorkPeriod, maker: CallMaker): Calls {
  const { day, random } = maker
  const made: Calls = { calls: [], conversations: [] }
  const slowness = (day.weekday === 1 ? MONDAY_SLOWNESS : 1) * (isWeekend(day) ? WEEKEND_SLOWNESS : 1)
  const pause = (at: Moment) => {
    const mean = PAUSE_SECONDS.mean * slowness * (isNight(at, day) ? NIGHT_SLOWNESS : 1)
    return Math.round(PAUSE_SECONDS.min + waiting(random, mean)) * SECOND_MS
  }
  let open: { conversation: ConversationFact; calls: number } | null = null
  let now = period.from + pause(period.from) / 2
  for (;;) {
    const times = createCallTimes(now, maker)
    if (times.endedAt > period.to) return made
    if (open === null || open.calls >= MAX_CALLS_OF_SESSION || !random.chance(AGAIN_CHANCE)) {
      open = { conversation: createConversation(times.startedAt, period, maker), calls: 0 }
      made.conversations.push(open.conversation)
    }
    open.calls += 1
    const { sessionId, productId } = open.conversation
    const { callId, result } = {
      callId: maker.numbers.call(),
      result: createCallResult(times, { productId, period, maker }),
    }
    made.calls.push({ ...period.actor, callId, sessionId, productId, ...times, ...result })
    now = times.endedAt + pause(times.endedAt)
  }
}

function isNight(at: Moment, { midnight }: ScenarioDay): boolean {
  const hour = Math.floor((at - midnight) / HOUR_MS) % HOURS_OF_DAY
  return hour < DAYTIME.first || hour > DAYTIME.last
}

type Times = Pick<EndedCall, 'isOutbound' | 'startedAt' | 'answeredAt' | 'endedAt'>

function createCallTimes(earliest: Moment, { profile, random }: CallMaker): Times {
  const startedAt = Math.floor(earliest / SECOND_MS) * SECOND_MS + random.int(0, 999)
  const isOutbound = random.chance(SHARE_OF_OUTBOUND)
  const chance = isOutbound ? ANSWER_CHANCE.outbound * (0.7 + 0.3 * profile.skill) : ANSWER_CHANCE.inbound
  const ringing = random.int(RING_SECONDS.min * SECOND_MS, RING_SECONDS.max * SECOND_MS)
  const answeredAt = random.chance(chance) ? startedAt + ringing : null
  if (answeredAt === null)
    return { isOutbound, startedAt, answeredAt, endedAt: startedAt + ringing + 5 * SECOND_MS }
  const talk = longTailed(random, {
    median: TALK.median * (0.75 + 0.25 * profile.skill),
    spread: TALK.spread,
  })
  const talkSeconds = Math.min(TALK.mostSeconds, Math.max(TALK.leastSeconds, talk))
  return { isOutbound, startedAt, answeredAt, endedAt: answeredAt + Math.round(talkSeconds * SECOND_MS) }
}

type Result = Pick<EndedCall, 'hungUpBy' | 'isQuoted' | 'isOrdered' | 'price'>

function createCallResult(
  { isOutbound, answeredAt, endedAt }: Times,
  { productId, period, maker }: { productId: number; period: WorkPeriod; maker: CallMaker },
): Result {
  const { profile, random } = maker
  const ends = ['customer', 'seat', 'system'] as const
  const hungUpBy = ends[weighted(random, answeredAt === null ? [25, 15, 60] : [54, 43, 3])] ?? 'customer'
  const isQuoted =
    isOutbound &&
    answeredAt !== null &&
    endedAt - answeredAt >= MIN_QUOTED_SECONDS * SECOND_MS &&
    random.chance(QUOTE_CHANCE * profile.skill)
  const isOrdered = isQuoted && random.chance(ORDER_CHANCE * profile.skill)
  const listPrice = period.business.products.find(({ id }) => id === productId)?.price ?? 0
  const price = isOrdered ? Math.round(listPrice * (0.9 + random.next() * 0.25) * 100) / 100 : null
  return { hungUpBy, isQuoted, isOrdered, price }
}

function createConversation(
  startedAt: Moment,
  { business, actor }: WorkPeriod,
  maker: CallMaker,
): ConversationFact {
  const { random, tenant } = maker
  return {
    sessionId: maker.numbers.session(),
    businessTypeId: actor.businessTypeId,
    productId: pickOne(random, business.products).id,
    customer: maskedNumber(tenant.timezone, random),
    channel: 'phone',
    startedAt,
  }
}

/** A number as it came from the telephone system: the middle is gone. */
function maskedNumber(timezone: string, random: Random): string {
  const end = String(random.int(0, 9999)).padStart(4, '0')
  return timezone === 'Europe/London' ? `+44 7700 ***${end.slice(1)}` : `190****${end}`
}
