import { useIntl } from 'react-intl'
import { SuggestionPopover } from '../../components/SuggestionPopover.tsx'
import { useRuleText } from '../../components/use-rule-text.ts'
import type { AnyUserRow } from './use-user-columns.tsx'

/** Number of suggestions that apply to a person; opened, the tips and why each is shown. */
export function SuggestionMark({ row: { userName: name, suggestions } }: { row: AnyUserRow }) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  if (suggestions === undefined) return '-'
  const count = suggestions.length
  return (
    <SuggestionPopover
      text={formatMessage({ id: 'stat.suggestions.count' }, { count })}
      label={formatMessage({ id: 'stat.suggestions.of' }, { count, name })}
      suggestions={suggestions}
      reasonOf={({ rules }) =>
        `${formatMessage({ id: 'stat.suggestions.why' })} ${rules.map(ruleText.withValue).join('; ')}`
      }
    />
  )
}
