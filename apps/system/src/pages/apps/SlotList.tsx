import { subApp } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useSlotWords } from './use-slot-words.ts'
import styles from './AppsPage.module.css'

/** Lists the contributions of a version, with their names in both languages. */
export function SlotList({ slots: { script, contributions } }: { slots: subApp.Slots }) {
  const { formatMessage } = useIntl()
  const words = useSlotWords()
  const label = formatMessage({ id: 'apps.slots' })
  return (
    <div className="ui-stack ui-gap-4">
      <h4 className={styles['subheading']}>
        {label} <code className={styles['code']}>{script}</code>
      </h4>
      <ul className={styles['permissions']} aria-label={label}>
        {contributions.map((one) => (
          <li key={one.id}>
            <span className="ui-fill ui-anywhere">
              {one.name.en} · <span lang="zh">{one.name.zh}</span>
            </span>
            <span className="ui-small ui-muted">{words.place(subApp.toPlace(one))}</span>
            <code className={styles['code']}>
              {'frame' in one && one.frame !== undefined ? `${one.id} ${one.frame.file}` : one.id}
            </code>
          </li>
        ))}
      </ul>
    </div>
  )
}
