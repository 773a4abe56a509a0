import { foldText, label } from '@console/contracts'
import type { Role } from './conversation.ts'
import { evaluate, toNormalForm } from './expression/normal-form.ts'
import { parseRuleExpression } from './expression/parse-rule-expression.ts'
import type { CheckRange, CompiledCondition, CompiledLabel } from './judge/compiled.ts'
import type { ConversationLog } from './judge/log.ts'
import { keywordCountTrace } from './judge/traces/count-trace.ts'
import { findCallFact, factTrace } from './judge/traces/fact-trace.ts'
import { allKeywordsTrace, noKeywordTrace } from './judge/traces/keyword-traces.ts'
import { emotionTest, keywordTest, regexTest, silenceTest, speedTest } from './judge/traces/sentence-tests.ts'
import { SentenceTrace } from './judge/traces/sentence-trace.ts'
import { averageSpeedTrace } from './judge/traces/speed-trace.ts'
import type { Trace } from './judge/traces/trace.ts'
import { turnsTrace } from './judge/traces/turns-trace.ts'
import { ruleProblems } from './problems/rule-problems.ts'
import { compileRegex } from './regex/label-regex.ts'
import { toKeyword, type Keyword } from './words/folded-text.ts'

const { CHECK_RANGE, CONDITION_TYPE, KEYWORDS, RANGE_POLICY, SPEED, USE_CONTEXT } = label

/**
 * Throws where the rule has problems (`ruleProblems`), or is a prompt, which a language model judges. `compile` is for expressions
 * that are searched elsewhere.
 */
export function compileLabel(rule: label.Rule, compile = compileRegex): CompiledLabel {
  if (rule.labelType === label.LABEL_TYPE.prompt) throw new TypeError('A prompt is not judged by conditions.')
  const [problem] = ruleProblems({ rule, triggerAt: 'sessionEnd' })
  const { expression } = parseRuleExpression(rule)
  if (problem || !expression) throw new TypeError(`The rule cannot be judged: ${problem?.kind}.`)
  const usesContext = rule.useContext === USE_CONTEXT.conversation
  const indexOf = new Map(rule.conditions.map(({ lambda }, index) => [lambda, index]))
  const conditions = rule.conditions.map((condition) =>
    compileCondition(condition, { rule, indexOf, usesContext, compile }),
  )
  const range = checkRange({ ...rule, checkRangePolicy: RANGE_POLICY.anyRole })
  const form = toNormalForm(expression)
  return {
    usesContext,
    maxHits: rule.maxHitCnt === 0 ? Infinity : rule.maxHitCnt,
    range,
    form,
    conditions,
    indexOf,
    changesWithLength: [range, ...conditions.map((condition) => condition.range)].some(countsFromEnd),
    canHitUnnoticed: evaluate(form, (letter, isNegated) => {
      const condition = conditions[indexOf.get(letter) ?? -1]
      return isNegated || condition?.isFactLike === true || condition?.isPreCondition === true
    }),
  }
}

type Context = {
  rule: label.Rule
  indexOf: ReadonlyMap<string, number>
  usesContext: boolean
  compile: typeof compileRegex
}

function compileCondition(
  condition: label.Condition,
  { rule, indexOf, usesContext, compile }: Context,
): CompiledCondition {
  const { lambda, type, role, param, preConditionLambda } = condition
  const typed = label.readParam(type, param)
  if (!typed) throw new TypeError(`The parameters of condition ${lambda} cannot be read.`)
  const { isFactLike, createTrace } = judging(typed, role, { usesContext, compile })
  return {
    lambda,
    typed,
    role,
    range: findCallFact(type) === null ? checkRange(condition) : { kind: 'full' },
    preCondition: indexOf.get(preConditionLambda) ?? null,
    isPreCondition: rule.conditions.some((other) => other.preConditionLambda === lambda),
    isFactLike,
    createTrace,
  }
}

type Judging = Pick<CompiledCondition, 'isFactLike' | 'createTrace'>

function judging(
  { type, param }: label.TypedParam,
  role: Role,
  { usesContext, compile }: Pick<Context, 'usesContext' | 'compile'>,
): Judging {
  switch (type) {
    case CONDITION_TYPE.keyword:
      return judgingKeywords(param, role, usesContext)
    case CONDITION_TYPE.regex: {
      const { regex } = compile(param.regex)
      if (!regex) throw new TypeError('The regular expression is wrong.')
      const test = regexTest(regex)
      return bySentence((log) => new SentenceTrace(log, role, test))
    }
    case CONDITION_TYPE.speechSpeed: {
      if (param.detectType === SPEED.average) return overAll((log) => averageSpeedTrace(log, role, param))
      const test = speedTest(param)
      return bySentence((log) => new SentenceTrace(log, role, test))
    }
    case CONDITION_TYPE.silence: {
      const test = silenceTest(param)
      return bySentence((log) => new SentenceTrace(log, role, test))
    }
    case CONDITION_TYPE.emotion: {
      const test = emotionTest(param)
      return bySentence((log) => new SentenceTrace(log, role, test))
    }
    case CONDITION_TYPE.turns:
      return overAll((log) => turnsTrace(log, role, param))
    case CONDITION_TYPE.keywordCount: {
      const folded = { ...param, keywords: toKeywords(param.keywords) }
      return overAll((log) => keywordCountTrace(log, role, folded))
    }
    case CONDITION_TYPE.hangUp:
      return overAll((log) => factTrace(log.facts, role, { type, param }))
    case CONDITION_TYPE.accepted:
      return overAll((log) => factTrace(log.facts, role, { type, param }))
    case CONDITION_TYPE.ringing:
      return overAll((log) => factTrace(log.facts, role, { type, param }))
    case CONDITION_TYPE.callDuration:
      return overAll((log) => factTrace(log.facts, role, { type, param }))
  }
}

type KeywordParam = Extract<label.TypedParam, { type: typeof CONDITION_TYPE.keyword }>['param']

function judgingKeywords({ detectType, keywords }: KeywordParam, role: Role, usesContext: boolean): Judging {
  const folded = toKeywords(keywords)
  if (usesContext && detectType === KEYWORDS.all) {
    return bySentence((log) => allKeywordsTrace(log, role, folded))
  }
  if (usesContext && detectType === KEYWORDS.none) return overAll((log) => noKeywordTrace(log, folded))
  const test = keywordTest(detectType, folded)
  return bySentence((log) => new SentenceTrace(log, role, test))
}

const bySentence = (createTrace: (log: ConversationLog) => Trace): Judging => ({
  isFactLike: false,
  createTrace,
})
const overAll = (createTrace: (log: ConversationLog) => Trace): Judging => ({ isFactLike: true, createTrace })

const toKeywords = (written: readonly string[]): Keyword[] =>
  [...new Set(written.map(foldText))].map(toKeyword)

type RangeFields = Pick<
  label.Condition,
  'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd' | 'checkRangePolicy'
>

function checkRange(fields: RangeFields): CheckRange {
  const { checkRangeType, checkRangeBegin: begin, checkRangeEnd: end, checkRangePolicy } = fields
  if (checkRangeType === CHECK_RANGE.full || begin === null || end === null) return { kind: 'full' }
  const kind = checkRangeType === CHECK_RANGE.fixed ? 'fixed' : 'relative'
  return { kind, begin, end, isSameRole: checkRangePolicy === RANGE_POLICY.sameRole }
}

const countsFromEnd = (range: CheckRange): boolean =>
  range.kind === 'fixed' && (range.begin < 0 || range.end < 0)
