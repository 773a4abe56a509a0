import { UNKNOWN_FACTS, type Conversation, type Hit, type Sentence } from '../conversation.ts'
import type { CompiledLabel } from './compiled.ts'
import { hitOfConversation, hitOfSentence } from './judge-prefix.ts'
import { ConversationLog } from './log.ts'
import { PrefixView, type LabelTraces } from './prefix-view.ts'
import type { Trace } from './traces/trace.ts'

/** `label` is the label's index in the list of the detector. */
export type DetectedHit = { label: number; hit: Hit }

export type Detector = {
  /** Takes the next sentences of the call; returns what hits with them, sentence by sentence. */
  add(sentences: readonly Sentence[]): DetectedHit[]
}

type LabelState = {
  label: number
  traces: LabelTraces
  hits: number
  isDone: boolean
  /** The last sentence with which it is to be judged. */
  judgedAt: number
  /** It is judged with every sentence, whatever its conditions find. */
  isJudgedAlways: boolean
}
type RoleTrace = { state: LabelState; trace: Trace }

/**
 * Judges one call while it goes on, prefix after prefix: the hits are the same for sentences one by one, in any batches, or all at
 * once. A sentence is looked at once by each condition of its role. A label is judged again only where that found something, or where
 * each sentence matters to it; that takes a few searches in sorted lists a condition, and, only for ranges relative to a pre-condition,
 * one step for each of its hits so far.
 */
export function createDetector(labels: readonly CompiledLabel[]): Detector {
  const log = new ConversationLog(UNKNOWN_FACTS)
  const states = labels.map((compiled, label) => createLabelState(compiled, label, log))
  const alwaysJudged = states.filter(({ isJudgedAlways }) => isJudgedAlways)
  const traces = [0, 1].map((role) => states.flatMap((state) => listRoleTraces(state, role)))

  const addSentence = (sentence: Sentence): DetectedHit[] => {
    const index = log.add(sentence)
    const ordinal = log.countOf(sentence.role, index)
    // A negation alone is satisfied from the first sentence on.
    const judged = index === 0 ? [...states] : alwaysJudged.filter(({ isDone }) => !isDone)
    for (const state of judged) state.judgedAt = index
    for (const { state, trace } of traces[sentence.role] ?? []) {
      if (state.isDone || !trace.add(index, ordinal) || state.judgedAt === index) continue
      state.judgedAt = index
      judged.push(state)
    }
    return judged
      .toSorted((one, other) => one.label - other.label)
      .flatMap((state) => judgeState(state, index))
  }
  return { add: (sentences) => sentences.flatMap(addSentence) }
}

/** The hits of a label with `realtime` in a call that is over. */
export function judgeRealtime(
  compiled: CompiledLabel,
  { sentences }: Pick<Conversation, 'sentences'>,
): Hit[] {
  return createDetector([compiled])
    .add(sentences)
    .map(({ hit }) => hit)
}

function createLabelState(compiled: CompiledLabel, label: number, log: ConversationLog): LabelState {
  const traces = compiled.conditions.map((condition) => condition.createTrace(log))
  const getTrace = (index: number) => {
    const trace = traces[index]
    if (!trace) throw new RangeError(`The label has no condition ${index}.`)
    return trace
  }
  const isJudgedAlways = compiled.usesContext ? compiled.changesWithLength : compiled.canHitUnnoticed
  return {
    label,
    traces: { compiled, log, traceOf: getTrace },
    hits: 0,
    isDone: false,
    judgedAt: -1,
    isJudgedAlways,
  }
}

function listRoleTraces(state: LabelState, role: number): RoleTrace[] {
  const { compiled, traceOf } = state.traces
  return compiled.conditions.flatMap((condition, index) =>
    condition.role === role ? [{ state, trace: traceOf(index) }] : [],
  )
}

function judgeState(state: LabelState, sentence: number): DetectedHit[] {
  const { traces } = state
  const { compiled } = traces
  const view = new PrefixView(traces, sentence + 1)
  const hit = compiled.usesContext ? hitOfConversation(traces, view) : hitOfSentence(traces, view, sentence)
  if (!hit) return []
  state.hits += 1
  state.isDone = state.hits >= compiled.maxHits
  return [{ label: state.label, hit: { ...hit, sentence: hit.sentence ?? sentence } }]
}
