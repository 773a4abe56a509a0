import type { Conversation, Hit } from '../conversation.ts'
import type { CompiledLabel } from './compiled.ts'
import { hitOfConversation, hitOfSentence } from './judge-prefix.ts'
import { ConversationLog } from './log.ts'
import { PrefixView, type LabelTraces } from './prefix-view.ts'
import type { Trace } from './traces/trace.ts'

/** The hits of a label in a whole call, with its facts: for the triggers `sessionEnd` and `order`. Sentences ascend. */
export function judgeWhole(compiled: CompiledLabel, conversation: Conversation): Hit[] {
  return judgeLog(compiled, new ConversationLog(conversation.facts, conversation.sentences))
}

/**
 * Judges a whole call by many labels: the sentences are prepared once. The answer has the hits of each label, in their
 * order.
 */
export function judgeWholeByAll(labels: readonly CompiledLabel[], conversation: Conversation): Hit[][] {
  const log = new ConversationLog(conversation.facts, conversation.sentences)
  return labels.map((compiled) => judgeLog(compiled, log))
}

function judgeLog(compiled: CompiledLabel, log: ConversationLog): Hit[] {
  const traces = tracesOnDemand(compiled, log)
  const view = new PrefixView(traces, log.sentences.length)
  if (compiled.usesContext) return [hitOfConversation(traces, view)].filter((hit) => hit !== null)
  const hits: Hit[] = []
  for (let sentence = 0; sentence < view.length && hits.length < compiled.maxHits; sentence += 1) {
    const hit = hitOfSentence(traces, view, sentence)
    if (hit) hits.push(hit)
  }
  return hits
}

/** Reads the sentences for a condition when it is first judged: many are not, because another one decides. */
export function tracesOnDemand(compiled: CompiledLabel, log: ConversationLog): LabelTraces {
  const traces: Trace[] = []
  const read = (index: number): Trace => {
    const condition = compiled.conditions[index]
    if (!condition) throw new RangeError(`The label has no condition ${index}.`)
    const trace = condition.createTrace(log)
    const count = log.countOf(condition.role, log.sentences.length)
    for (let ordinal = 0; ordinal < count; ordinal += 1)
      trace.add(log.sentenceAt(condition.role, ordinal), ordinal)
    return trace
  }
  return { compiled, log, traceOf: (index) => (traces[index] ??= read(index)) }
}
