import type { userData } from '@console/contracts'
import { Button, Popover } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './SuggestionPopover.module.css'

type Shown = Pick<userData.MatchedSuggestion, 'id' | 'name' | 'tips' | 'bizTypeName'>

type SuggestionPopoverProps<Suggestion extends Shown> = {
  text: string
  /** The text with the name of the person or team that it is about. */
  label: string
  suggestions: readonly Suggestion[]
  /** Describes for whom, or why, a suggestion applies. */
  reasonOf: (suggestion: Suggestion) => ReactNode
  /** The content below all suggestions. */
  foot?: ReactNode
}

/** Number of suggestions; opened, each suggestion with its tips and its reason. */
export function SuggestionPopover<Suggestion extends Shown>(props: SuggestionPopoverProps<Suggestion>) {
  const { text, label, suggestions, reasonOf, foot } = props
  const { formatMessage } = useIntl()
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={formatMessage({ id: 'stat.suggestions' })}
      content={
        <>
          <ul className={styles['tips']}>
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <b>{suggestion.name}</b> <span className="ui-size-12 ui-muted">{suggestion.bizTypeName}</span>
                <p>{suggestion.tips}</p>
                <p className="ui-size-12 ui-muted">{reasonOf(suggestion)}</p>
              </li>
            ))}
          </ul>
          {foot}
        </>
      }
    >
      <Button type="link" size="small" className={styles['mark'] ?? ''} aria-label={label}>
        {text}
      </Button>
    </Popover>
  )
}
