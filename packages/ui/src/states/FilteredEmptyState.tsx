import { Button } from 'antd'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { StatePanel } from './StatePanel.tsx'
import { VeinBud } from './VeinBud.tsx'
import styles from './StatePanel.module.css'

/** A filter that is set, as a tag that takes it away. */
export type SetFilter = { key: string; text: string; onRemove: () => void }

type FilteredEmptyStateProps = {
  /** By default that nothing matches. */
  title?: string | undefined
  /** Number of rows that there would be without these filters; `isCapped` says that there are more. */
  hiddenCount: number
  isCapped?: boolean | undefined
  filters?: readonly SetFilter[]
  /** Tags of filters that read their own words, see `FilterTag`. */
  tags?: readonly ReactElement[]
  onReset: () => void
}

/** Something is there, but not for these filters. */
export function FilteredEmptyState({
  title,
  hiddenCount,
  isCapped = false,
  filters = [],
  tags = filters.map(({ key, ...filter }) => <FilterTag key={key} {...filter} />),
  onReset,
}: FilteredEmptyStateProps) {
  const { formatMessage } = useIntl()
  return (
    <StatePanel
      drawing={<VeinBud />}
      title={title ?? formatMessage({ id: 'ui.filtered.none' })}
      actions={<Button onClick={onReset}>{formatMessage({ id: 'ui.reset' })}</Button>}
    >
      {hiddenCount > 0 &&
        formatMessage(
          { id: isCapped ? 'ui.filtered.hiddenMany' : 'ui.filtered.hidden' },
          { count: hiddenCount },
        )}
      {tags.length > 0 && <ul className={styles['tags']}>{tags}</ul>}
    </StatePanel>
  )
}

/** A filter in words, with a button that takes it away. */
export function FilterTag({ text, onRemove }: Omit<SetFilter, 'key'>) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles['tag']}>
      {text}
      <button
        type="button"
        className={styles['remove']}
        onClick={onRemove}
        aria-label={formatMessage({ id: 'ui.filtered.remove' }, { filter: text })}
      >
        <Icon name="close" size={12} />
      </button>
    </li>
  )
}
