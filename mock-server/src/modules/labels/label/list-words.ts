import { foldText, label, type Language } from '@console/contracts'
import * as z from 'zod'
import { labelTexts } from './label.messages.ts'

/** The part of a word list that conditions use. */
export type LinkedList = { id: number; name: string; words: readonly string[] }
export type LinkedLists = ReadonlyMap<number, LinkedList>

/** The link of a condition, whatever else its parameters are: their other problems have texts of their own. */
const linkedParam = z.looseObject({
  wordLists: z.object({ ids: z.array(z.int()), own: z.array(z.string()) }),
})
type LinkedParam = z.output<typeof linkedParam>

function parseLinkedParam({ param }: label.Condition): LinkedParam | null {
  try {
    const { data } = linkedParam.safeParse(JSON.parse(param))
    return data ?? null
  } catch {
    // A text that is no JSON has no link.
    return null
  }
}

/** The word lists that a rule uses, each once. */
export function collectWordListIds(rule: label.Rule): number[] {
  return [...new Set(rule.conditions.flatMap((one) => parseLinkedParam(one)?.wordLists.ids ?? []))]
}

/** Words without repetitions that differ only in case, since these find the same. */
export function distinctWords(words: readonly string[]): string[] {
  const byFolded = new Map<string, string>()
  for (const word of words) if (!byFolded.has(foldText(word))) byFolded.set(foldText(word), word)
  return [...byFolded.values()]
}

type WithWords = {
  rule: label.Rule
  /** Why a condition cannot use its lists, by the field. */
  problems: Record<string, string>
}

/** A rule whose conditions look for their own words and those of their lists. */
export function withListWords(rule: label.Rule, lists: LinkedLists, language: Language): WithWords {
  const problems: Record<string, string> = {}
  const conditions = rule.conditions.map((condition, index) => {
    const param = parseLinkedParam(condition)
    if (param === null) return condition
    const { ids, own } = param.wordLists
    const used = ids.flatMap((id) => lists.get(id) ?? [])
    const keywords = distinctWords([...own, ...used.flatMap(({ words }) => words)])
    const path = `rule.conditions.${index}.param`
    const letter = condition.lambda
    if (used.length < ids.length) problems[path] = labelTexts.listGone(letter)[language]
    else if (keywords.length > label.MAX_KEYWORDS)
      problems[path] = labelTexts.tooManyWords(letter, used, keywords.length)[language]
    return { ...condition, param: JSON.stringify({ ...param, keywords }) }
  })
  return { rule: { ...rule, conditions }, problems }
}
