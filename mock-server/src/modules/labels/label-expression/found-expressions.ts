import { label } from '@console/contracts'
import {
  compileRegex,
  FoldedText,
  type CompiledLabel,
  type CompiledRegex,
  type LabelRegex,
} from '@console/label-engine'
import { OverLimit, taskThread } from '../../../platform/thread/task-thread.ts'
import { findCostlyExpressions, type Cost } from './costly-expressions.ts'
import type { ExpressionAnswer, ExpressionTask, Found } from './expression-task.ts'
import { createMatchCache } from './match-cache.ts'

/** The thread itself stops much earlier (`searchTexts`). */
const LIMITS = { memoryMb: 512, waitMs: 20_000 }
/** Expressions that this process caches; the oldest are removed first. */
const MAX_COMPILED = 5000

const searchThread = taskThread<ExpressionTask, ExpressionAnswer>(
  new URL('./expression-worker.ts', import.meta.url),
  LIMITS,
)
const memory = createMatchCache()
const compiled = new Map<string, LabelRegex>()

/**
 * Looks up the result of an expression that `findExpressions` has searched in a thread. A result that is no longer
 * remembered is searched again, which is rare.
 */
export function compileCachedRegex(pattern: string): CompiledRegex {
  const { regex, problem } = compileRegex(pattern)
  if (problem) return { regex: null, problem }
  compiled.set(pattern, regex)
  const [oldest] = compiled.keys()
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest)
  return {
    problem: null,
    regex: {
      ...regex,
      isFoundIn: (text, folded) => {
        if (!regex.mayBeFoundIn(folded ?? new FoldedText(text))) return false
        const found = memory.find(pattern, text)
        return found === undefined ? regex.isFoundIn(text, folded) : found !== null
      },
      findIn: (text) => [...(memory.find(pattern, text) ?? regex.findIn(text))],
    },
  }
}

/**
 * Searches the expressions of rules in texts, so that judging them takes no search. Returns the expressions that took too
 * long.
 */
export async function findExpressions(
  rules: readonly CompiledLabel[],
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const costs: Cost[] = []
  const patterns = new Set(rules.flatMap(patternsIn))
  if (patterns.size === 0) return new Set()
  const distinct = [...new Set(texts)].map((text) => ({ text, folded: new FoldedText(text) }))
  for (const pattern of patterns) {
    const regex = compiled.get(pattern)
    const missing = distinct
      .filter(
        ({ text, folded }) =>
          regex?.mayBeFoundIn(folded) !== false && memory.find(pattern, text) === undefined,
      )
      .map(({ text }) => text)
    if (missing.length > 0) costs.push(await searchAndRemember(pattern, missing))
  }
  return findCostlyExpressions(costs, distinct.length)
}

async function searchAndRemember(pattern: string, texts: readonly string[]): Promise<Cost> {
  const { found, isTooSlow, usedMs } = await searchInThread(pattern, texts)
  for (const [index, text] of texts.entries()) memory.remember(pattern, text, found[index] ?? null)
  return { pattern, isTooSlow, usedMs }
}

/** An expression that cannot be searched within the limits counts as taking too long, and as not found. */
export async function searchInThread(pattern: string, texts: readonly string[]): Promise<ExpressionAnswer> {
  try {
    return await searchThread.run({ pattern, texts })
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error
    return { found: texts.map((): Found => null), isTooSlow: true, usedMs: LIMITS.waitMs }
  }
}

export function patternsIn({ conditions }: CompiledLabel): string[] {
  return conditions.flatMap(({ typed: { type, param } }) =>
    type === label.CONDITION_TYPE.regex ? [param.regex] : [],
  )
}
