import { label, type Language } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import { labelTexts } from './label.messages.ts'

/** What of a label, but for its rule, contradicts itself: the field and why (LABEL-052, LABEL-062, LABEL-079, LABEL-080, LABEL-090, LABEL-091). */
export function draftProblems(
  draft: Omit<label.LabelDraft, 'productId'>,
  language: Language,
): Record<string, string> {
  const problems: [string, Text][] = [...displayProblems(draft), ...pushProblems(draft)]
  if (draft.isCustomerRelated === 1 && draft.expire === 0) problems.push(['expire', labelTexts.required])
  return Object.fromEntries(problems.map(([field, text]) => [field, text[language]]))
}

function* displayProblems(draft: Omit<label.LabelDraft, 'productId'>): Generator<[string, Text]> {
  const { isCustomerRelated, visibility, frontDisplay, showName } = draft
  const isForManagers = visibility === label.VISIBILITY.manager
  if (isCustomerRelated === 1 && visibility !== label.VISIBILITY.all)
    yield ['visibility', labelTexts.seenByAll]
  if (isForManagers && frontDisplay === 1) yield ['frontDisplay', labelTexts.notForSeats]
  if (!isForManagers && frontDisplay === 1 && showName === '')
    yield ['showName', labelTexts.shownNameRequired]
}

function* pushProblems({
  pushTo,
  pushType,
  pushTemplate,
}: Pick<label.LabelDraft, 'pushTo' | 'pushType' | 'pushTemplate'>): Generator<[string, Text]> {
  if (pushTo === label.PUSH_TO.none) return
  if (pushType === null) yield ['pushType', labelTexts.required]
  else if (pushType !== label.PUSH_TYPE.voice && pushTemplate === null)
    yield ['pushTemplate', labelTexts.required]
}
