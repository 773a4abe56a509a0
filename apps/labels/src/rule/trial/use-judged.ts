import {
  compileLabel,
  explain,
  ruleProblems,
  type CompiledLabel,
  type Conversation,
  type Explanation,
} from '@console/label-engine'
import { useDeferredValue, useEffect, useMemo, useReducer } from 'react'
import { useIntl } from 'react-intl'
import type { RuleSettings, RuleValues } from '../model/rule-values.ts'
import { triedRule, type TriedRule } from '../model/tried-rule.ts'
import { stepwiseSearch, StepOver, TooCostlyToTry, type StepwiseSearch } from './model/stepwise-search.ts'
import { trialProblemText } from './result-texts.ts'

export type Judged = {
  tried: TriedRule
  result: Explanation | null
  /** Why there is no result. */
  note: string | null
}

/** A new step continues the search. */
type Step = { search: StepwiseSearch }
const firstStep = (): Step => ({ search: stepwiseSearch() })
const nextStep = ({ search }: Step): Step => ({ search })

type Rule = { values: RuleValues; settings: RuleSettings }

/** Judges the rule a moment after a keystroke, so that the input is painted first. Expressions are searched in steps. */
export function useJudged({ values, settings }: Rule, now: Conversation): Judged {
  const intl = useIntl()
  const conversation = useDeferredValue(now)
  const { triggerAt, useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd } = settings
  const [step, continueSearch] = useReducer(nextStep, null, firstStep)
  const { search } = step
  const compiled = useMemo(() => {
    const tried = triedRule(values, {
      triggerAt,
      useContext,
      maxHitCnt,
      checkRangeType,
      checkRangeBegin,
      checkRangeEnd,
    })
    const problem = ruleProblems(tried)[0] ?? null
    return { tried, problem, rule: problem === null ? compileLabel(tried.rule, search.compile) : null }
  }, [values, search, triggerAt, useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd])
  const judged = useMemo(() => judge(compiled, conversation, step), [compiled, conversation, step])
  const isUnfinished = judged instanceof StepOver
  useEffect(() => {
    if (!isUnfinished) return undefined
    const timer = setTimeout(continueSearch)
    return () => clearTimeout(timer)
  }, [isUnfinished, judged])
  const { tried, problem } = compiled
  if (problem !== null) return { tried, result: null, note: trialProblemText(intl, problem) }
  if (!(judged instanceof Error)) return { tried, result: judged, note: null }
  return {
    tried,
    result: null,
    note:
      judged instanceof TooCostlyToTry
        ? intl.formatMessage(
            { id: 'trial.tooDear' },
            { states: judged.states, characters: judged.characters },
          )
        : intl.formatMessage({ id: 'trial.running' }),
  }
}

/** Returns an unfinished or impossible search as an answer instead of throwing its error. */
function judge(
  { rule, tried }: { rule: CompiledLabel | null; tried: TriedRule },
  conversation: Conversation,
  { search }: Step,
): Explanation | StepOver | TooCostlyToTry | null {
  if (rule === null) return null
  search.begin()
  try {
    return explain(rule, conversation, tried)
  } catch (error) {
    if (error instanceof StepOver || error instanceof TooCostlyToTry) return error
    throw error
  }
}
