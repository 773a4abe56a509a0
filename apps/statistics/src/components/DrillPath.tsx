import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './DrillPath.module.css'
import type { DrillStep } from './use-drill-path.ts'

type DrillPathProps = {
  /** The name of where the rank began. */
  start: string
  path: readonly DrillStep[]
  onBack: () => void
  onBackTo: (index: number) => void
}

/** Where a rank has been taken to, with the way back; nothing at the level where it began (STAT-039). */
export function DrillPath({ start, path, onBack, onBackTo }: DrillPathProps) {
  const { formatMessage } = useIntl()
  if (path.length === 0) return null
  const steps = [start, ...path.map(({ name }) => name)]
  return (
    <nav className={styles['path']} aria-label={formatMessage({ id: 'stat.rank.path' })}>
      <Button
        type="text"
        size="small"
        icon={<Icon name="left" size={14} />}
        aria-label={formatMessage({ id: 'stat.rank.back' })}
        onClick={onBack}
      />
      {steps.map((name, index) =>
        index === steps.length - 1 ? (
          <strong key={index} aria-current="location">
            {name}
          </strong>
        ) : (
          <span key={index}>
            <button type="button" className={styles['step']} onClick={() => onBackTo(index - 1)}>
              {name}
            </button>
            <span className={styles['slash']} aria-hidden="true">
              /
            </span>
          </span>
        ),
      )}
    </nav>
  )
}
