import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { readParams } from '../model/params.ts'
import type { ConditionField, Problem } from '../model/problems.ts'
import { useKnownWordLists } from '../word-lists-context.ts'
import { problemText, tooManyWordsText } from './problem-text.ts'

/** What is wrong in a field of the condition, in words. */
export function useProblemTexts(condition: label.Condition, problems: readonly Problem[]) {
  const intl = useIntl()
  const tooManyWords = useTooManyWords(condition)
  return (field: ConditionField): string | undefined => {
    const problem = problems.find((candidate) => candidate.field === field)
    if (problem?.kind === 'tooMany' && tooManyWords !== null) return tooManyWords
    return problem && problemText(intl, problem)
  }
}

/** Why too many words are refused where they are not all the condition's own; null where they are. */
function useTooManyWords(condition: label.Condition): string | null {
  const intl = useIntl()
  const { lists = [] } = useKnownWordLists()
  const { keywords, wordLists } = pickWords(readParams(condition))
  const used = (wordLists?.ids ?? []).flatMap((id) => lists.find((list) => list.id === id) ?? [])
  if (used.length === 0) return null
  const { lambda: letter } = condition
  return tooManyWordsText(intl, label.MAX_KEYWORDS, { letter, count: keywords.length, lists: used })
}

function pickWords(read: ReturnType<typeof readParams>): {
  keywords: readonly string[]
  wordLists?: { ids: readonly number[] } | undefined
} {
  return 'keywords' in read.params ? read.params : { keywords: [] }
}
