import { IconButton } from '@console/ui'
import { Button, Switch } from 'antd'
import { useIntl } from 'react-intl'
import {
  canHide,
  DEFAULT_CHOICE,
  orderedKeys,
  withHidden,
  withMoved,
  type ColumnChoice,
} from './column-choice.ts'
import styles from './ColumnList.module.css'

export type ColumnSettingsProps = {
  columns: readonly { key: string; name: string }[]
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

/** The columns, each with its switch and its order. */
export function ColumnList({ columns, choice, onChange }: ColumnSettingsProps) {
  const { formatMessage } = useIntl()
  const keys = columns.map(({ key }) => key)
  const names = new Map(columns.map(({ key, name }) => [key, name]))
  const ordered = orderedKeys(keys, choice)
  const isLastShown = !canHide(keys, choice)
  return (
    <section className={styles['settings']} aria-label={formatMessage({ id: 'columns.open' })}>
      <ul className={styles['list']}>
        {ordered.map((key, index) => {
          const name = names.get(key) ?? key
          const isShown = !choice.hidden.includes(key)
          const move = (by: -1 | 1) => onChange(withMoved(keys, choice, { key, by }))
          return (
            <li key={key} className={`ui-row ui-gap-8 ui-min-32 ${styles['column']}`}>
              <Switch
                size="small"
                checked={isShown}
                disabled={isShown && isLastShown}
                aria-label={formatMessage({ id: 'columns.show' }, { name })}
                {...(isShown && isLastShown ? { title: formatMessage({ id: 'columns.last' }) } : {})}
                onChange={(next) => onChange(withHidden(choice, key, !next))}
              />
              <span className="ui-fill">{name}</span>
              <IconButton
                icon="up"
                size="small"
                label={formatMessage({ id: 'columns.up' }, { name })}
                disabled={index === 0}
                onClick={() => move(-1)}
              />
              <IconButton
                icon="down"
                size="small"
                label={formatMessage({ id: 'columns.down' }, { name })}
                disabled={index === ordered.length - 1}
                onClick={() => move(1)}
              />
            </li>
          )
        })}
      </ul>
      <Button size="small" onClick={() => onChange(DEFAULT_CHOICE)}>
        {formatMessage({ id: 'columns.reset' })}
      </Button>
    </section>
  )
}
