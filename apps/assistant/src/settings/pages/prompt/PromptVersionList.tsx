import type { DataOf, prompt } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { PromptVersionWords } from './PromptVersionWords.tsx'
import styles from './PromptVersionsDialog.module.css'

type PromptVersionListProps = { versions: DataOf<typeof prompt.versions>['records'] }

/** The whole text of each version, newest first. */
export function PromptVersionList({ versions }: PromptVersionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <ol
      className={styles['versions']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and where there is one version nothing in it has the focus
      tabIndex={0}
      aria-label={formatMessage({ id: 'database.prompt.versions' })}
    >
      {versions.map(({ version, words, changedBy, changedAt }, index) => (
        <li key={version}>
          <h2 className={styles['head']}>
            {formatMessage({ id: 'database.prompt.version' }, { version })}
            {index === 0 && (
              <span className={styles['present']}>
                {formatMessage({ id: 'database.prompt.version.present' })}
              </span>
            )}
            <span className={styles['quiet']}>
              {[formatTime(changedAt, timezone), changedBy].filter((part) => part !== null).join(' · ')}
            </span>
          </h2>
          <PromptVersionWords
            version={version}
            words={words}
            wordsBefore={versions[index + 1]?.words ?? null}
          />
        </li>
      ))}
    </ol>
  )
}
