import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { MENU_SEARCH_ID } from '../../shortcuts/shortcuts.ts'
import styles from './MenuSearch.module.css'

type MenuSearchProps = { text: string; onChange: (text: string) => void }

/** Filters the menu while typing; Esc restores it. */
export function MenuSearch({ text, onChange }: MenuSearchProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'sidebar.search' })
  return (
    <div className={styles['search']} role="search" aria-label={label}>
      <Icon name="search" />
      <input
        id={MENU_SEARCH_ID}
        className={styles['field']}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          // Only the search is closed: a drawer around it stays open.
          event.stopPropagation()
          onChange('')
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={formatMessage({ id: 'sidebar.clearSearch' })}
          onClick={() => {
            onChange('')
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}
