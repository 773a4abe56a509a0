import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './CrashPage.module.css'

type CrashPageProps = {
  error: unknown
  /** Leads to the console's home. */
  onGoConsole: () => void
  /** The Chinese variant refreshes instead (SHELL-031). */
  onRefresh: () => void
}

/** Replaces a screen that threw while rendering; header and sidebar stay (SHELL-030, SHELL-031, ERR-024). */
export function CrashPage({ error, onGoConsole, onRefresh }: CrashPageProps) {
  const { formatMessage, locale } = useIntl()
  const isChinese = locale.startsWith('zh')
  return (
    <section className={styles['page']} role="alert">
      <h1 className={styles['title']}>{formatMessage({ id: 'crash.title' })}</h1>
      <p className={styles['message']}>{error instanceof Error ? error.message : String(error)}</p>
      <div className={styles['actions']}>
        {isChinese && (
          <Button type="primary" onClick={onRefresh}>
            {formatMessage({ id: 'crash.refresh' })}
          </Button>
        )}
        <Button type={isChinese ? 'default' : 'primary'} onClick={onGoConsole}>
          {formatMessage({ id: 'crash.goConsole' })}
        </Button>
      </div>
    </section>
  )
}
