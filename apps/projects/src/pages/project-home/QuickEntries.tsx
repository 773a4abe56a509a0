import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import styles from './ProjectHomePage.module.css'

/** The quick links (PROJ-045). */
export function QuickEntries({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {formatMessage({ id: 'projectHome.quick' })}
      </h2>
      <div className={styles['entries']}>
        <Button type="primary" block icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'projectHome.quick.add' })}
        </Button>
        <Button
          block
          icon={<Icon name="project" />}
          href={paths.list}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            services.navigate(paths.list)
          }}
        >
          {formatMessage({ id: 'projectHome.quick.list' })}
        </Button>
      </div>
    </section>
  )
}
