import type { Language } from '@console/contracts'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './TableToggle.module.css'

/** Comes with the drawings, which load their texts themselves. */
const TEXTS = { en: 'As a table', zh: '显示为表格' } as const satisfies Record<Language, string>

type TableToggleProps = { isTable: boolean; onChange: (isTable: boolean) => void }

/** Shows the figures of any drawing as a table, and the drawing again: the one control for that, drawn as its two positions. */
export function TableToggle({ isTable, onChange }: TableToggleProps) {
  const { locale } = useIntl()
  const text = TEXTS[locale.startsWith('zh') ? 'zh' : 'en']
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-label={text}
      aria-pressed={isTable}
      title={text}
      onClick={() => onChange(!isTable)}
    >
      <span className={styles['position']} data-chosen={!isTable}>
        <Icon name="chart" />
      </span>
      <span className={styles['position']} data-chosen={isTable}>
        <Icon name="table" />
      </span>
    </button>
  )
}
