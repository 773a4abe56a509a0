import type { Random } from '../random.ts'
import { pickOne, weighted } from './chances.ts'
import type { Numbers } from './numbers.ts'
import type {
  Actor,
  LabelHitFact,
  Moment,
  RecommendationFact,
  ViolationFact,
  EndedCall,
  ScenarioBusiness,
} from './scenario-model.ts'
import type { SeatProfile } from './seat-profile.ts'
import type { Planted } from './talking.ts'

export type Hits = {
  violations: ViolationFact[]
  labelHits: LabelHitFact[]
  recommendations: RecommendationFact[]
  /** Sentences for the hits, each at its own moment. */
  planted: Planted[]
}

type AnsweredCall = EndedCall & { answeredAt: Moment }
type CallContext = { business: ScenarioBusiness; profile: SeatProfile; random: Random; numbers: Numbers }

/** Chance of a violation in an answered call. */
const VIOLATION_CHANCE = { usual: 0.018, problem: 0.14 }
/** Weights of the levels 0 to 3. */
const LEVELS = { usual: [36, 36, 21, 7], problem: [10, 15, 25, 50] } as const
/** The seat corrected itself. */
export const COVERED = 1
const LABEL_CHANCE = 0.13
const RECOMMENDATION_CHANCE = 0.42
const SHARE_OF_VALID = 0.8
const SHARE_OF_ACCEPTED = 0.55

/** Creates the hits that were found in one answered call and shown during it. */
export function createHits(call: AnsweredCall, context: CallContext): Hits {
  const { profile, random } = context
  const chance = profile.isOfProblemTeam ? VIOLATION_CHANCE.problem : VIOLATION_CHANCE.usual
  const violations = random.chance(chance) ? createViolations(call, context) : []
  const said = random.chance(LABEL_CHANCE) ? saidByCustomer(call, context) : []
  return {
    violations,
    labelHits: said.flatMap(({ fact }) => fact ?? []),
    recommendations: random.chance(RECOMMENDATION_CHANCE) ? createRecommendations(call, context) : [],
    planted: [...violations.map(plantedBy), ...said.map(({ planted }) => planted)],
  }
}

const plantedBy = ({ hitAt, words }: ViolationFact): Planted => ({
  speaker: 1,
  saidAt: hitAt,
  words,
  emotion: null,
})

const toActor = ({ userId, orgId, businessTypeId, projectId }: EndedCall): Actor => ({
  userId,
  orgId,
  businessTypeId,
  projectId,
})

/** Picks a moment of the call, neither in the greeting nor in the goodbye. */
function during({ answeredAt, endedAt }: AnsweredCall, random: Random): Moment {
  return answeredAt + Math.floor((endedAt - answeredAt) * (0.25 + 0.6 * random.next()))
}

/** One, or none where the business has no rule of the level. */
function createViolations(
  call: AnsweredCall,
  { business, profile, random, numbers }: CallContext,
): ViolationFact[] {
  const level = weighted(random, profile.isOfProblemTeam ? LEVELS.problem : LEVELS.usual)
  const rules = business.rules.filter((one) => one.level === level)
  if (rules.length === 0) return []
  const rule = pickOne(random, rules)
  const source = weighted(random, [86, 3, 11])
  const words = pickOne(random, rule.phrases).sentence
  const hitAt = during(call, random)
  // Only what is found while they talk can be put right while they talk.
  const coverStatus = source === 0 ? weighted(random, [32, 50, 18]) : 0
  const fact: ViolationFact = {
    ...toActor(call),
    violationId: numbers.violation(),
    callId: call.callId,
    sessionId: call.sessionId,
    ruleId: rule.id,
    level: rule.level,
    words,
    source,
    hitAt,
    knownAt: source === 0 ? hitAt : call.endedAt,
    coverStatus,
    coveredAt: coverStatus === COVERED ? hitAt + Math.floor((call.endedAt - hitAt) / 2) : null,
    review: source === 0 ? weighted(random, [82, 8, 3, 7]) - 1 : weighted(random, [0, 35, 15, 50]) - 1,
  }
  return [fact]
}

type Said = { fact: LabelHitFact | null; planted: Planted }

/** Creates the customer's sentences about the product of the call, and the hit of the label that looks for it. */
function saidByCustomer(call: AnsweredCall, { business, random }: CallContext): Said[] {
  const labels = business.labels.filter(({ productId }) => productId === null || productId === call.productId)
  if (labels.length === 0) return []
  const label = pickOne(random, labels)
  const hitAt = during(call, random)
  const { phrase, sentence, emotion } = pickOne(random, label.phrases)
  const fact =
    label.id === null
      ? null
      : { ...toActor(call), labelId: label.id, callId: call.callId, hitAt, phrase, found: null }
  return [{ fact, planted: { speaker: 2, saidAt: hitAt, words: sentence, emotion: emotion ?? null } }]
}

function createRecommendations(
  call: AnsweredCall,
  { business, profile, random, numbers }: CallContext,
): RecommendationFact[] {
  return Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => {
    const isValid = random.chance(SHARE_OF_VALID)
    return {
      ...toActor(call),
      recommendationId: numbers.recommendation(),
      questionId: pickOne(random, business.questions).id,
      callId: call.callId,
      shownAt: during(call, random),
      isValid,
      isAccepted: isValid && random.chance(SHARE_OF_ACCEPTED * (0.7 + 0.3 * profile.skill)),
    }
  })
}
