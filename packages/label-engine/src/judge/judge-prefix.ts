import type { ConditionOfHit, Hit } from '../conversation.ts'
import { evaluate } from '../expression/normal-form.ts'
import type { CheckRange, CompiledCondition } from './compiled.ts'
import { PrefixView, type LabelTraces } from './prefix-view.ts'

/** Before the first sentence: only facts of the whole, and what is not true, count. */
const BEFORE_ALL = -1

/** The hit of a label that judges the conversation, over what the view sees; null where there is none. */
export function hitOfConversation({ compiled }: LabelTraces, view: PrefixView): Hit | null {
  const isSatisfiedAt = (sentence: number) =>
    evaluate(compiled.form, (letter, isNegated) => {
      const { isTrue, since } = view.judge(compiled.indexOf.get(letter) ?? -1)
      return isNegated ? !isTrue : isTrue && (since ?? BEFORE_ALL) <= sentence
    })
  // A condition that holds at a sentence holds at all later ones.
  if (!isSatisfiedAt(view.length)) return null
  const sentences = isSatisfiedAt(BEFORE_ALL)
    ? []
    : compiled.conditions
        .flatMap((_, index) => view.judge(index).since ?? [])
        .toSorted((one, other) => one - other)
  return {
    sentence: sentences.find(isSatisfiedAt) ?? null,
    conditions: compiled.conditions.map(({ lambda }, index) => {
      const { isTrue } = view.judge(index)
      return { lambda, isTrue, evidence: isTrue ? view.evidence(index) : [] }
    }),
  }
}

/** The hit of a label that judges each sentence alone, at one sentence of what the view sees; null where there is none. */
export function hitOfSentence(traces: LabelTraces, view: PrefixView, sentence: number): Hit | null {
  const { compiled } = traces
  if (!isInRange(compiled.range, sentence, view.length)) return null
  const upToHere = sentence + 1 === view.length ? view : new PrefixView(traces, sentence + 1)
  const views = { view, upToHere }
  const isHit = evaluate(compiled.form, (letter, isNegated) => {
    const index = compiled.indexOf.get(letter) ?? -1
    const condition = compiled.conditions[index]
    return condition !== undefined && isTrueAt(views, condition, { index, sentence }) !== isNegated
  })
  if (!isHit) return null
  return {
    sentence,
    conditions: compiled.conditions.map((condition, index) =>
      conditionOfHit(views, condition, { index, sentence }),
    ),
  }
}

/** A view of all there is, and a view of the sentences up to the judged one. */
type Views = { view: PrefixView; upToHere: PrefixView }
type Position = { index: number; sentence: number }

function isTrueAt(views: Views, condition: CompiledCondition, { index, sentence }: Position): boolean {
  if (condition.isFactLike) return views.upToHere.judge(index).isTrue
  if (!condition.isPreCondition) return views.view.hitsAt(index, sentence)
  const { since } = views.view.judge(index)
  return since !== null && since <= sentence
}

function conditionOfHit(views: Views, condition: CompiledCondition, position: Position): ConditionOfHit {
  const { index, sentence } = position
  const { lambda } = condition
  if (!isTrueAt(views, condition, position)) return { lambda, isTrue: false, evidence: [] }
  const view = condition.isFactLike ? views.upToHere : views.view
  // Others wait for the first hit of a pre-condition: that one is evidence, wherever it was.
  const since = condition.isPreCondition ? view.judge(index).since : null
  const first = since !== null && since !== sentence ? view.evidence(index, since) : []
  return { lambda, isTrue: true, evidence: [...first, ...view.evidence(index, sentence)] }
}

function isInRange(range: CheckRange, sentence: number, length: number): boolean {
  if (range.kind !== 'fixed') return true
  const from = range.begin < 0 ? length + range.begin : range.begin
  const to = range.end < 0 ? length + range.end : range.end
  return from <= sentence && sentence <= to
}
