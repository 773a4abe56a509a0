import { compileRegex, type LabelRegex } from '@console/label-engine/regex'
import { answerTasks } from '../../../platform/thread/answer-tasks.ts'
import type { ExpressionAnswer, ExpressionTask } from './expression-task.ts'
import { searchTexts } from './search-texts.ts'

/** Expressions that stay compiled. */
const MAX_COMPILED = 500

const compiled = new Map<string, LabelRegex | null>()

function compiledRegex(pattern: string): LabelRegex | null {
  const regex = compiled.get(pattern) ?? compileRegex(pattern).regex
  compiled.delete(pattern)
  compiled.set(pattern, regex)
  const [oldest] = compiled.keys()
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest)
  return regex
}

answerTasks(({ pattern, texts }: ExpressionTask): ExpressionAnswer => {
  const regex = compiledRegex(pattern)
  return regex === null
    ? { found: texts.map(() => null), isTooSlow: false, usedMs: 0 }
    : searchTexts(regex, texts, () => process.threadCpuUsage().user / 1000)
})
