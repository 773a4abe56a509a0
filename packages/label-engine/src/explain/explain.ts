import type { label } from '@console/contracts'
import { UNKNOWN_FACTS, type Conversation, type Evidence, type Hit } from '../conversation.ts'
import type { CompiledLabel } from '../judge/compiled.ts'
import { judgeRealtime } from '../judge/detector.ts'
import { judgeWhole, tracesOnDemand } from '../judge/judge-whole.ts'
import { ConversationLog } from '../judge/log.ts'
import { PrefixView } from '../judge/prefix-view.ts'
import { whyNot, type WhyNot } from './why-not.ts'

/** One condition's result after the last sentence. */
export type ExplainedCondition = {
  lambda: string
  isTrue: boolean
  /** Sentences that it hits, ascending; none for what is true of the whole. */
  sentences: readonly number[]
  evidence: readonly Evidence[]
  /** Null where it is true. */
  whyNot: WhyNot | null
}

export type Explanation = { hits: readonly Hit[]; conditions: readonly ExplainedCondition[] }

/**
 * A trial of a label on one conversation: its hits, and the result of each condition over all of it. In `realtime` the facts
 * of the call itself are unknown, as during a call; a label may have hit there by a condition that is not true at the end
 * any more.
 */
export function explain(
  compiled: CompiledLabel,
  conversation: Conversation,
  { triggerAt }: { triggerAt: label.Trigger },
): Explanation {
  const isRealtime = triggerAt === 'realtime'
  const facts = isRealtime ? UNKNOWN_FACTS : conversation.facts
  const traces = tracesOnDemand(compiled, new ConversationLog(facts, conversation.sentences))
  const view = new PrefixView(traces, conversation.sentences.length)
  return {
    hits: isRealtime ? judgeRealtime(compiled, conversation) : judgeWhole(compiled, conversation),
    conditions: compiled.conditions.map((condition, index) => {
      const { lambda } = condition
      if (!view.judge(index).isTrue) {
        const reason = whyNot({ traces, view, condition, index })
        return { lambda, isTrue: false, sentences: [], evidence: [], whyNot: reason }
      }
      return {
        lambda,
        isTrue: true,
        sentences: view.hits(index),
        evidence: view.evidence(index),
        whyNot: null,
      }
    }),
  }
}
