import { STATUS_EVENT, type StatusEvent, type SubStatus } from '@console/contracts'
import { HOUR_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import { longTailed, pickOne, weighted } from './chances.ts'
import type { DayNumbers } from './numbers.ts'
import { isWeekend, type ScenarioDay } from './scenario-days.ts'
import {
  emptyFacts,
  type CorrectionFact,
  type EvaluationFact,
  type StatusFact,
  type EndedCall,
  type DayFacts,
  type ScenarioBusiness,
  type Scenario,
} from './scenario-model.ts'

const EVALUATIONS = { min: 8, max: 18 }
/** Weights of a hundred judgements: correct, missed, wrong. */
const OPTIONS = [81, 11, 8] as const
const AUDIOS = { min: 2, max: 9 }
const AUDIO = { median: 170, spread: 0.7, leastSeconds: 10, mostSeconds: HOUR_SECONDS }
const CORRECTION_CHANCE = 0.035
const OFFICE_HOURS = { from: 9, to: 18 }

export type DayOfTenant = {
  scenario: Scenario
  day: ScenarioDay
  random: Random
  numbers: DayNumbers
  /** A few calls of each business, and statuses that a supervisor may set right. */
  samples: Samples
}

/** A call whose words are stored, and how many sentences there are to judge. */
type JudgedCall = { call: EndedCall; sentences: number }
export type Samples = { calls: Map<number, JudgedCall[]>; statuses: { status: StatusFact; until: number }[] }
const SAMPLES_OF_BUSINESS = 40
const SAMPLES_OF_SEAT = 5

export const noSamples = (): Samples => ({ calls: new Map(), statuses: [] })

/** Adds the calls and statuses to which the day's last facts refer to the samples. */
export function addSamples(samples: Samples, facts: DayFacts, random: Random): void {
  const said = Map.groupBy(facts.utterances, ({ callId }) => callId)
  for (const call of facts.calls.filter(({ callId }) => said.has(callId)).slice(0, SAMPLES_OF_SEAT)) {
    const known = samples.calls.get(call.businessTypeId) ?? []
    const sentences = said.get(call.callId)?.length ?? 0
    if (known.length < SAMPLES_OF_BUSINESS)
      samples.calls.set(call.businessTypeId, [...known, { call, sentences }])
  }
  for (const [index, status] of facts.statuses.entries()) {
    const next = facts.statuses[index + 1]
    const isIdle = status.evt === STATUS_EVENT.idle || status.evt === STATUS_EVENT.online
    if (next && isIdle && random.chance(CORRECTION_CHANCE)) samples.statuses.push({ status, until: next.at })
  }
}

/** Creates the facts of the tenant's work with its calls at the end of a day. */
export function factsOfDay(dayOfTenant: DayOfTenant): DayFacts {
  const { scenario, day } = dayOfTenant
  const facts = emptyFacts()
  if (!isWeekend(day)) {
    for (const business of scenario.tenant.businesses) {
      facts.evaluations.push(...createEvaluations(business, dayOfTenant))
      addAudio(facts, business, dayOfTenant)
    }
  }
  facts.corrections.push(...createCorrections(dayOfTenant))
  return facts
}

const inOfficeHours = ({ midnight }: ScenarioDay, random: Random): number =>
  midnight + random.int(OFFICE_HOURS.from * HOUR_MS, OFFICE_HOURS.to * HOUR_MS)

function createEvaluations(
  business: ScenarioBusiness,
  { day, random, numbers, samples }: DayOfTenant,
): EvaluationFact[] {
  const calls = samples.calls.get(business.id)
  if (!calls) return []
  return Array.from({ length: random.int(EVALUATIONS.min, EVALUATIONS.max) }, (): EvaluationFact => {
    const { call, sentences } = pickOne(random, calls)
    const isKnowledge = random.chance(0.55)
    const judged = isKnowledge ? pickOne(random, business.questions) : pickOne(random, business.rules)
    const options = [1, 2, 3] as const
    return {
      evaluationId: numbers.evaluation(),
      businessTypeId: business.id,
      labelType: isKnowledge ? 1 : 2,
      labelId: judged.id,
      labelOption: options[weighted(random, OPTIONS)] ?? 1,
      title: judged.name,
      sessionId: call.sessionId,
      voiceId: call.callId,
      sentenceIndex: random.int(1, sentences),
      // Nobody judges a call before its end.
      evaluatedAt: call.endedAt + random.int(5, 90) * MINUTE_MS,
    }
  }).filter(({ evaluatedAt }) => evaluatedAt < day.midnight + 24 * HOUR_MS)
}

function addAudio(facts: DayFacts, business: ScenarioBusiness, { day, random, numbers }: DayOfTenant): void {
  for (let left = random.int(AUDIOS.min, AUDIOS.max); left > 0; left -= 1) {
    const recordedAt = inOfficeHours(day, random)
    const seconds = Math.round(longTailed(random, AUDIO))
    facts.offlineAudios.push({
      audioId: numbers.audio(),
      businessTypeId: business.id,
      recordedAt,
      skillSeconds: Math.min(AUDIO.mostSeconds, Math.max(AUDIO.leastSeconds, seconds)),
    })
  }
}

type Reason = { en: string; zh: string; evt: StatusEvent; subEvt: SubStatus }

const REASONS: readonly [Reason, ...Reason[]] = [
  {
    en: 'Team meeting, status forgotten',
    zh: '班组会议，忘记切换状态',
    evt: STATUS_EVENT.work,
    subEvt: 'meeting',
  },
  { en: 'Coached by the group master', zh: '组长辅导', evt: STATUS_EVENT.work, subEvt: 'coaching' },
  { en: 'Network fault of the site', zh: '职场网络故障', evt: STATUS_EVENT.idle, subEvt: 'downtime' },
  {
    en: 'Product training in the small room',
    zh: '小会议室产品培训',
    evt: STATUS_EVENT.work,
    subEvt: 'training',
  },
]

function createCorrections({ scenario, random, samples }: DayOfTenant): CorrectionFact[] {
  const { tenant } = scenario
  if (tenant.supervisorIds.length === 0) return []
  return samples.statuses.map(({ status, until }): CorrectionFact => {
    const reason = random.pick(REASONS)
    return {
      userId: status.userId,
      creatorId: pickOne(random, tenant.supervisorIds),
      businessTypeId: status.businessTypeId,
      startAt: status.at,
      endAt: until,
      old: { evt: status.evt, subEvt: status.subEvt },
      evt: reason.evt,
      subEvt: reason.subEvt,
      reason: reason[tenant.language],
      createdAt: until + random.int(10, 180) * MINUTE_MS + random.int(0, 59) * SECOND_MS,
    }
  })
}
