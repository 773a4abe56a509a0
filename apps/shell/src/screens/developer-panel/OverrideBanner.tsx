import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { removeOverrides } from '../../core/registry/registry-override.ts'
import styles from './DeveloperTools.module.css'

/** Shown while this page runs an overridden version of a sub-app. */
export function OverrideBanner() {
  const { formatMessage } = useIntl()
  const { overridden } = currentRegistry()
  if (overridden.size === 0) return null
  return (
    <div className={styles['banner']} role="status">
      {formatMessage({ id: 'override.banner' }, { modules: [...overridden].join(', ') })}
      <Button
        size="small"
        onClick={() => {
          removeOverrides()
          window.location.reload()
        }}
      >
        {formatMessage({ id: 'override.reset' })}
      </Button>
    </div>
  )
}
