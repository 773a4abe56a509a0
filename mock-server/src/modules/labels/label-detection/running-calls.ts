import {
  createDetector,
  type CompiledLabel,
  type DetectedHit,
  type Detector,
  type Sentence,
} from '@console/label-engine'

type RunningCall = {
  rules: readonly CompiledLabel[]
  sentences: readonly Sentence[]
  detector: Detector
  found: readonly DetectedHit[]
}

export type RunningCalls = {
  /** The sentences that `judge` would look at for the first time. */
  unjudged: (
    key: string,
    rules: readonly CompiledLabel[],
    sentences: readonly Sentence[],
  ) => readonly Sentence[]
  /** All that the rules find in the sentences, as a new detector would. */
  judge: (
    call: { key: string; isOver: boolean },
    rules: readonly CompiledLabel[],
    sentences: readonly Sentence[],
  ) => readonly DetectedHit[]
  /** Weight of all calls whose detectors are in memory. */
  weight: () => number
}

/** Besides its sentences a detector has data for each rule: as much as for this many sentences. */
const SENTENCES_OF_EMPTY = 20

/**
 * Detectors of calls that go on: one more sentence is judged alone. A detector is only used again where it has judged exactly the
 * sentences that the stored ones begin with, by the same rules; else the call is judged from its beginning, so what is found never
 * depends on what is in memory. `maxWeight` is of rules times sentences; the calls that were judged longest ago go first.
 */
export function createRunningCalls(maxWeight: number): RunningCalls {
  const running = new Map<string, RunningCall>()
  let weight = 0
  const remove = (key: string): RunningCall | undefined => {
    const call = running.get(key)
    if (call && running.delete(key)) weight -= getCallWeight(call)
    return call
  }
  const add = (key: string, call: RunningCall): void => {
    running.set(key, call)
    weight += getCallWeight(call)
    for (const oldest of running.keys()) {
      if (weight <= maxWeight) return
      remove(oldest)
    }
  }
  return {
    unjudged: (key, rules, sentences) => {
      const before = running.get(key)
      return before && goesOn(before, rules, sentences) ? sentences.slice(before.sentences.length) : sentences
    },
    judge: ({ key, isOver }, rules, sentences) => {
      const before = remove(key)
      const call = before && goesOn(before, rules, sentences) ? before : newCall(rules)
      const found = [...call.found, ...call.detector.add(sentences.slice(call.sentences.length))]
      if (!isOver && rules.length > 0) add(key, { ...call, sentences, found })
      return found
    },
    weight: () => weight,
  }
}

const newCall = (rules: readonly CompiledLabel[]): RunningCall => ({
  rules,
  sentences: [],
  detector: createDetector(rules),
  found: [],
})

const getCallWeight = ({ rules, sentences }: RunningCall): number =>
  rules.length * (sentences.length + SENTENCES_OF_EMPTY)

function goesOn(
  before: RunningCall,
  rules: readonly CompiledLabel[],
  sentences: readonly Sentence[],
): boolean {
  return (
    before.rules.length === rules.length &&
    before.rules.every((rule, index) => rule === rules[index]) &&
    before.sentences.length <= sentences.length &&
    before.sentences.every((sentence, index) => isSame(sentence, sentences[index]))
  )
}

function isSame(one: Sentence, other: Sentence | undefined): boolean {
  return (
    other !== undefined &&
    one.words === other.words &&
    one.role === other.role &&
    one.beginMs === other.beginMs &&
    one.endMs === other.endMs &&
    one.emotion === other.emotion
  )
}
