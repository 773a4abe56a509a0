import type { Language } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { updateRule, type Change } from './change-label.store.ts'
import { labelTexts } from './label.messages.ts'
import { withListWords, type LinkedList } from './list-words.ts'
import { lockLabelsOfList, lockLinkedLists } from './word-links.store.ts'

type ChangedList = { list: LinkedList; change: Change; language: Language }

/**
 * Writes the words of a changed list into the labels that use it. Each label whose words change gets a version that names
 * the list. Returns the problem if a label cannot have the words; then the caller has to undo everything.
 */
export async function changeListWords(
  tx: TenantTx,
  { list, change, language }: ChangedList,
): Promise<{ changed: { id: number; name: string }[]; problem: string | null }> {
  const changed: { id: number; name: string }[] = []
  for (const { id, name, rule: before } of await lockLabelsOfList(tx, list.id)) {
    const lists = new Map(await lockLinkedLists(tx, before)).set(list.id, list)
    const { rule, problems } = withListWords(before, lists, language)
    const [problem] = Object.values(problems)
    if (problem !== undefined) return { changed, problem: labelTexts.inLabel(name, problem)[language] }
    if (JSON.stringify(rule.conditions) === JSON.stringify(before.conditions)) continue
    await updateRule(tx, { id, rule, change, wordList: list.name })
    changed.push({ id, name })
  }
  return { changed, problem: null }
}
