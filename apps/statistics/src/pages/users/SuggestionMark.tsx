import type { userData } from '@console/contracts'
import { Button, Popover } from 'antd'
import { useIntl } from 'react-intl'
import { useRuleText } from '../../components/use-rule-text.ts'
import styles from './SuggestionMark.module.css'
import type { AnyUserRow } from './use-user-columns.tsx'

/** How many suggestions hold for a person; opened, the tips and why each is shown. */
export function SuggestionMark({ row: { userName: name, suggestions } }: { row: AnyUserRow }) {
  const { formatMessage } = useIntl()
  if (suggestions === undefined) return '-'
  const count = suggestions.length
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={formatMessage({ id: 'stat.suggestions' })}
      content={<SuggestionTips suggestions={suggestions} />}
    >
      <Button
        type="link"
        size="small"
        className={styles['mark'] ?? ''}
        aria-label={formatMessage({ id: 'stat.suggestions.of' }, { count, name })}
      >
        {formatMessage({ id: 'stat.suggestions.count' }, { count })}
      </Button>
    </Popover>
  )
}

function SuggestionTips({ suggestions }: { suggestions: readonly userData.MatchedSuggestion[] }) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  return (
    <ul className={styles['tips']}>
      {suggestions.map(({ id, name, tips, bizTypeName, rules }) => (
        <li key={id}>
          <b>{name}</b> <span className={styles['note']}>{bizTypeName}</span>
          <p>{tips}</p>
          <p className={styles['note']}>
            {formatMessage({ id: 'stat.suggestions.why' })} {rules.map(ruleText.withValue).join('; ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
