import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { clausePhrase } from '../model/clause.ts'
import { renderPhrase } from '../render-phrase.tsx'
import { useFindListName } from '../word-lists-context.tsx'

/** Meaning of a condition in full: the summary of its card only counts keywords. */
export function ConditionReading({ condition }: { condition: label.Condition }) {
  const intl = useIntl()
  const findListName = useFindListName()
  return renderPhrase(intl, clausePhrase(condition, false, findListName), condition.lambda)
}
